/** The seats as the cloths of a noren: one for each, with crest, name and score. */
import { freeSeatWord, type Language, sharedName, type SharedSeat } from '@bitoku/words'
import { textAt } from './letters.ts'
import { seatLooks } from './seats.ts'

/** What hangs on the rod: who sits there, or nobody yet; whether they have won, or somebody else. */
export interface Cloth {
  readonly seat: number
  readonly taken?: SharedSeat
  readonly result?: 'won' | 'beaten'
}

const rod = { x: 40, y: 166, width: 1120, height: 20 } as const
const hang = { top: 178, bottom: 552 } as const
const gap = 14
const widest = 400
const ink = '#1e2624'
const gold = '#f3c64b'
const linen = '#f6efdc'
const pine = '#1d5c49'

/** The star of VP, with eight points, around the middle. */
function star(r: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const [angle, far] = [(Math.PI / 8) * index, index % 2 === 0 ? r : r * 0.8]
    return `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}

const crown = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y})" d="M-34 22L-42-16L-19 2L0-28L19 2L42-16L34 22z" fill="${gold}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`

/** A cloth with a hem that the wind has moved. */
function clothPath({ x, width }: Span): string {
  const { top, bottom } = hang
  const [right, half] = [x + width, width / 2]
  return `M${x} ${top}H${right}L${right + 3} ${bottom - 6}Q${x + half * 1.5} ${bottom + 10} ${x + half} ${bottom - 4}T${x - 3} ${bottom - 2}z`
}

function crestAt(seat: number, x: number, y: number, size: number): string {
  const { crest, ink: on } = seatLooks[seat]
  return `<g transform="translate(${x} ${y})scale(${size / 24})" fill="${on}"><circle r="15.500" fill="none" stroke="${on}" stroke-width="1.600"/><g transform="scale(.92)">${crest}</g></g>`
}

function scoreAt(score: number, x: number, y: number): string {
  const number = textAt(String(score), { x, y: y + 22, width: 98, size: 64, least: 30, fill: ink })
  return `<path transform="translate(${x} ${y})" d="${star(68)}" fill="${gold}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>${number}`
}

/** A place on the rod. */
interface Span {
  readonly x: number
  readonly width: number
}

function takenCloth(language: Language, { seat, result }: Cloth, taken: SharedSeat, span: Span): string {
  const { cloth, ink: on, weave } = seatLooks[seat]
  const path = clothPath(span)
  const middle = span.x + span.width / 2
  const { score } = taken
  const rim = result === 'won' ? { colour: '#fff3c9', width: 10 } : { colour: ink, width: 5 }
  const crest =
    score === undefined ? { y: 312, size: 124 } : result === 'won' ? { y: 298, size: 70 } : { y: 274, size: 88 }
  const name = { x: middle, width: span.width - 26, size: 56, least: 36, fill: on }
  return [
    `<path d="${path}" fill="${cloth}" stroke="${rim.colour}" stroke-width="${rim.width}" stroke-linejoin="round"/>`,
    weave === '' ? '' : `<path d="${path}" fill="url(#weave-${seat})" opacity=".1"/>`,
    // The evening lies on those who have not won.
    result === 'beaten' ? `<path d="${path}" fill="#0d181a" opacity=".3"/>` : '',
    crestAt(seat, middle, crest.y, crest.size),
    result === 'won' ? crown(middle, 222) : '',
    textAt(sharedName(language, taken), { ...name, y: score === undefined ? 470 : 392 }),
    score === undefined ? '' : scoreAt(score, middle, 474),
  ].join('')
}

function freeCloth(language: Language, span: Span): string {
  const middle = span.x + span.width / 2
  return [
    `<path d="${clothPath(span)}" fill="${linen}" stroke="${ink}" stroke-width="5" stroke-dasharray="18 12" stroke-linejoin="round"/>`,
    `<g transform="translate(${middle} 312)" stroke="${pine}"><circle r="76" fill="none" stroke-width="8"/><path d="M-36 0H36M0-36V36" stroke-width="14" stroke-linecap="round"/></g>`,
    textAt(freeSeatWord(language), { x: middle, y: 470, width: span.width - 26, size: 56, least: 36, fill: pine }),
  ].join('')
}

/** The weaves, to be defined once. */
const weaves = seatLooks
  .map(({ weave }, seat) =>
    weave === ''
      ? ''
      : `<pattern id="weave-${seat}" width="24" height="24" patternUnits="userSpaceOnUse">${weave}</pattern>`,
  )
  .join('')

/** The rod with its cloths. */
export function noren(language: Language, cloths: readonly Cloth[]): string {
  const width = Math.min(widest, (rod.width - 40 - gap * (cloths.length - 1)) / cloths.length)
  const left = 600 - (width * cloths.length + gap * (cloths.length - 1)) / 2
  const drawn = cloths.map((cloth, index) => {
    const span = { x: left + index * (width + gap), width }
    return cloth.taken === undefined ? freeCloth(language, span) : takenCloth(language, cloth, cloth.taken, span)
  })
  const { x, y, width: length, height } = rod
  return [
    `<defs>${weaves}</defs>`,
    `<rect x="${x}" y="${y}" width="${length}" height="${height}" rx="10" fill="#5a3a22" stroke="${ink}" stroke-width="5"/>`,
    ...drawn,
  ].join('')
}
