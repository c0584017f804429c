/** The three marks of an owner's bonus: 1 VP, 1 VP or an amulet, 1 VP and an amulet. Each is drawn in a box of 42 × 30. */
import { numberPath } from '../numerals.ts'
import { resourceSymbols } from './resources.ts'

const picture = (name: 'vp' | 'amulet-bold', x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y})scale(${s / 24})" style="color:var(--ink)" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${resourceSymbols[name]}</g>`
const one = (x: number, y: number, size: number, fill: string): string =>
  `<path d="${numberPath('1', x, y, size)}" fill="${fill}"/>`
const star = (x: number, y: number, s: number): string =>
  picture('vp', x, y, s) + one(x + s / 2, y + s * 0.7, s * 0.58, 'var(--ink)')
const charm = (x: number, y: number, s: number): string =>
  picture('amulet-bold', x, y, s) + one(x + s / 2, y + s * 0.82, s * 0.62, 'var(--paper)')

/** The three marks of an owner's bonus; they are printed on tiles only. */
export const ownerSymbols = {
  vp: star(8, 2, 26),
  'vp-or-amulet': `${star(0, -1, 22)}<path d="M29 1L13 29" stroke="var(--ink)" stroke-width="2" stroke-linecap="round"/>${charm(21, 9, 21)}`,
  'vp-and-amulet': star(-1, 4, 22) + charm(20, 4, 22),
} as const
