/** The lines of the forest and the spaces of the Home. */
import type { RiverRegion } from '@bitoku/engine'
import { homeSpaceSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { seatNumber } from '../../app/seats.ts'
import { Die, DieSlot } from '../../art/die.tsx'
import { EffectStrip } from '../../art/effect-strip.tsx'
import { SeatMark } from '../../art/seat.tsx'
import { Icon } from '../../art/sprite.tsx'
import { boardFor, useReading } from '../reading.ts'
import { EffectLine } from './items.tsx'

/** The lines of some regions. */
export function Lines({ regions }: { readonly regions: readonly RiverRegion[] }): ReactNode {
  const { edition, name } = useReading()
  return regions.map((region) => (
    <section key={region} className="guide-lines" data-region={region}>
      <h4>
        <Icon name={`region-${region}`} size={20} />
        {name(region)}
      </h4>
      <ul className="guide-strips">
        {edition.forest.lines[region].map(({ requires, effect }) => (
          <li key={requires}>
            <b className="guide-least">{requires}+</b>
            <EffectLine effect={effect} size={22} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The turn order that dice in the Home make, top to bottom. */
const orderOf = (dice: readonly (number | undefined)[]): readonly number[] => [
  ...new Set(dice.flatMap((seat) => (seat === undefined ? [] : [seat]))),
]

const values = [3, 5, 2, 4] as const

/** The spaces of the Home at this table; with dice, the order that they make. */
export function Home({ dice }: { readonly dice: readonly (number | undefined)[] }): ReactNode {
  const { edition, seats, language, style } = useReading()
  const order = orderOf(dice)
  return (
    <>
      <ul className="guide-strips">
        {boardFor(edition, seats).homeSpaces.map((number, at) => {
          const space = edition.forest.homeSpaces.find(({ id }) => id === number)
          const seat = dice[at]
          if (space === undefined) return undefined
          const sentence = homeSpaceSentence(language, space, style)
          return (
            <li key={number}>
              {seat === undefined ? (
                <DieSlot minimum={space.minimum} width={38} />
              ) : (
                <Die value={values[at % values.length]} seat={seatNumber(seat)} width={38} />
              )}
              <span aria-hidden>
                <EffectStrip effect={space.effect} size={22} sentence={sentence} />
              </span>
              {dice.length === 0 ? <span>{sentence}</span> : undefined}
            </li>
          )
        })}
      </ul>
      {order.length === 0 ? undefined : (
        <div className="guide-row" aria-hidden>
          {[...order, ...[0, 1, 2, 3].filter((seat) => !order.includes(seat))].map((seat, at) => (
            <span key={seat} className="guide-place">
              {at + 1}. <SeatMark seat={seatNumber(seat)} width={28} />
            </span>
          ))}
        </div>
      )}
    </>
  )
}
