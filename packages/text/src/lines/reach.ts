/** Who can still place a die of some value: the dice that are not placed yet, with amulets where they are needed. */
import { seatOf } from '../around.ts'
import { listed, type Teller } from './teller.ts'

/** A die on its seat's own board: locked or awake. */
const ownBoard = 1
const locked = 0

/** The fewest of some amulets that add up to what is lacking; undefined when they do not. `held` counts them by value. */
export function amuletsFor(lacking: number, held: readonly number[]): readonly number[] | undefined {
  const values = held.flatMap((n, at) => Array<number>(n).fill(at + 1))
  const used: number[] = []
  let left = lacking
  while (left > 0) {
    const enough = values.find((value) => value >= left)
    const value = enough ?? values.at(-1)
    if (value === undefined) return undefined
    values.splice(values.lastIndexOf(value), 1)
    used.push(value)
    left -= value
  }
  return used
}

/** A line for each seat. */
export function reachLines(teller: Teller, said: string): readonly string[] {
  const { snapshot, m, seatName } = teller
  const wanted = Number(/\d+/.exec(said)?.[0] ?? Number.NaN)
  if (!(wanted >= 1 && wanted <= 6)) return [m('reach.which')]
  return snapshot.view.order.map((seat) => {
    const { dice, places, amulets } = seatOf(snapshot.view, seat)
    const able = dice.flatMap((n, at) => {
      const used = places[at] > ownBoard ? undefined : amuletsFor(wanted - n, amulets)
      if (used === undefined) return []
      const die = m(places[at] === locked ? 'reach.locked' : 'reach.die', { n })
      return [used.length === 0 ? die : m('reach.amulets', { die, list: used.map((one) => `+${one}`).join(', ') })]
    })
    return m('text.pair', { name: seatName(seat), text: able.length === 0 ? listed(teller, []) : able.join('; ') })
  })
}
