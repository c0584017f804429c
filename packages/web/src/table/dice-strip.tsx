/** The own dice in a row, with where they are: for layouts that do not always show the domain. */
import { letterOf, ownSeat, placeName, seatOf } from '@bitoku/text'
import type { ReactNode } from 'react'
import { Die } from '../art/die.tsx'
import { seatNumber, useGame } from './game.ts'
import { dieTip } from './places.ts'
import { Target } from './target.tsx'

/** The three dice. */
export function DiceStrip({ size, named }: { readonly size: number; readonly named: boolean }): ReactNode {
  const game = useGame()
  const seat = ownSeat(game.snapshot)
  const { dice, places } = seatOf(game.snapshot.view, seat)
  return (
    <div className={named ? 'dice-strip named' : 'dice-strip'} role="group" aria-label={game.t('dock.dice')}>
      {dice.map((value, die) => (
        <Target
          key={die}
          target={`die:${die + 1}`}
          piece={places[die] > 1 ? undefined : `die:${letterOf(seat)}:${die + 1}`}
          label={game.t('domain.die', { n: value, place: placeName(game, places[die]) })}
          tip={dieTip(game, value, places[die])}
        >
          {(state) => (
            <>
              <span className={places[die] > 1 ? 'die-out' : ''}>
                <Die value={value} seat={seatNumber(seat)} locked={places[die] === 0} state={state} width={size} />
              </span>
              {named ? <small>{placeName(game, places[die])}</small> : undefined}
            </>
          )}
        </Target>
      ))}
    </div>
  )
}
