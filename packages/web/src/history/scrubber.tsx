/** The whole game on one line: a slider by turns, the years below it. */
import { yearAndSeason } from '@bitoku/words'
import type { ReactNode } from 'react'
import { useGame } from '../table/game.ts'
import type { Turn } from './turns.ts'

interface Props {
  readonly turns: readonly Turn[]
  readonly history: number
  readonly onShow: (history: number) => Promise<boolean>
}

const years = [1, 2, 3, 4] as const

/** The slider. Its places are the ends of the turns; a moment within a turn stands at that turn. */
export function Scrubber({ turns, history, onShow }: Props): ReactNode {
  const { language, seatName, t } = useGame()
  const at = history === 0 ? 0 : turns.findIndex(({ to }) => history <= to) + 1
  const turn = turns[at - 1]
  const said =
    turn === undefined
      ? t('history.turn', { n: 0, all: turns.length })
      : [
          t('history.turn', { n: turn.number, all: turns.length }),
          turn.seat === undefined ? '' : seatName(turn.seat),
          yearAndSeason(language, turn.round, turn.phase),
        ]
          .filter((part) => part !== '')
          .join(', ')
  return (
    <div className="scrubber">
      <input
        type="range"
        min={0}
        max={turns.length}
        value={at}
        aria-label={t('history.scrub')}
        aria-valuetext={said}
        onInput={(event) => {
          const wanted = Number(event.currentTarget.value)
          void onShow(wanted === 0 ? 0 : (turns[wanted - 1]?.to ?? 0))
        }}
      />
      <div className="scrubber-years" aria-hidden="true">
        {years.map((year) => {
          const n = turns.filter(({ round }) => round === year).length
          return n === 0 ? undefined : (
            <span key={year} style={{ flexGrow: n }}>
              {year}
            </span>
          )
        })}
      </div>
    </div>
  )
}
