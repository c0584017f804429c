/** The vision cards: what they ask for, what they give, what they cost unfulfilled. */
import type { ItemKind } from '../../names.ts'
import type { Need, VisionCard } from '../edition.ts'

const need = (n: number, ...kinds: readonly ItemKind[]): Need => ({ kinds, n })

const resource = (n: number): Need => need(n, 'resource')
const building = (n: number): Need => need(n, 'building')
const crystal = (n: number): Need => need(n, 'crystal')
const mitama = (n: number): Need => need(n, 'mitama')
const dragonfly = (n: number): Need => need(n, 'dragonfly')
const light = (n: number): Need => need(n, 'light')
const gate = (n: number): Need => need(n, 'gate')
const completed = (n: number): Need => need(n, 'completed')

function vision(number: number, vp: number, loss: number, ...needs: readonly Need[]): VisionCard {
  return { id: `vision-${number}`, needs, vp, loss }
}

/** The 28 visions. */
export const visions: readonly VisionCard[] = [
  vision(1, 6, 2, building(2), resource(1), dragonfly(1)), // ●
  vision(2, 5, 1, building(1), completed(1), gate(1)),
  vision(3, 4, 1, crystal(2), mitama(1)),
  vision(4, 6, 2, need(4, 'building', 'crystal')),
  vision(5, 5, 1, crystal(2), building(1), resource(2)),
  vision(6, 6, 2, crystal(3), gate(1)),
  vision(7, 5, 1, crystal(2), dragonfly(1)),
  vision(8, 4, 1, crystal(1), light(1), completed(1)),
  vision(9, 5, 1, crystal(2), light(1), resource(1)),
  vision(10, 7, 2, crystal(3), completed(2)),
  vision(11, 4, 1, mitama(2), building(1)),
  vision(12, 6, 2, mitama(3), dragonfly(2)),
  vision(13, 5, 1, need(4, 'mitama', 'crystal')),
  vision(14, 5, 1, mitama(2), gate(1), resource(1)),
  vision(15, 5, 1, mitama(2), completed(2)),
  vision(16, 5, 1, dragonfly(2)),
  vision(17, 6, 2, dragonfly(2), building(1)),
  vision(18, 5, 1, dragonfly(1), light(1), resource(2)),
  vision(19, 7, 2, dragonfly(2), gate(1)),
  vision(20, 5, 1, dragonfly(1), completed(2)),
  vision(21, 5, 2, building(3)),
  vision(22, 6, 2, building(2), light(1)),
  vision(23, 6, 2, building(2), completed(2)),
  vision(24, 6, 2, building(2), crystal(2)),
  vision(25, 5, 1, need(2, 'light', 'gate'), crystal(1)),
  vision(26, 5, 1, gate(2), resource(1)),
  vision(27, 5, 1, light(2), completed(1)),
  vision(28, 8, 2, gate(1), light(1), completed(2), resource(1)),
]
