/** The picture that others show beside a link, as SVG: made of nothing but what the words beside the same link are made of. */
import { type Language, type Shared, sharedHeadline, sharedSentence, type SharedTable } from '@bitoku/words'
import { forest, moodOf, pictureSize } from './forest.ts'
import { textAt } from './letters.ts'
import { type Cloth, noren } from './noren.ts'

/** The sign of the game: a spirit in a brush stroke. */
const sign =
  '<g transform="translate(92 86)"><circle r="46" fill="#1e2624" stroke="#fbf3e0" stroke-width="3"/><path d="M4-30A30 30 0 1 1-22-20" fill="none" stroke="#e06a4f" stroke-width="8" stroke-linecap="round"/><path d="M0-20C9-20 13-13 12-6C11-2 9 0 7 2C10 5 11 11 11 16C11 19 9 20 6 20H-6C-9 20-11 19-11 16C-11 11-10 5-7 2C-9 0-11-2-12-6C-13-13-9-20 0-20z" fill="#fbf7ec"/></g>'

/** The mask of the Tengu, around the middle, some 200 wide. */
const mask =
  '<g stroke="#1e2624" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"><path d="M-84-70C-50-112 50-112 84-70C106-30 96 44 58 88C30 116-30 116-58 88C-96 44-106-30-84-70z" fill="#c13a24"/><path d="M-30-104L-24-142H24L30-104z" fill="#1e2624"/><path d="M-92-64L-20-34L-24-54C-44-74-66-76-92-64zM92-64L20-34L24-54C44-74 66-76 92-64z" fill="#fbf3e0"/><circle cx="-46" cy="-16" r="18" fill="#f3c64b"/><circle cx="46" cy="-16" r="18" fill="#f3c64b"/><path d="M-60 74C-40 60-20 66 0 66C20 66 40 60 60 74" fill="none"/><path d="M-14-30H14L27 70C28 92-28 92-27 70z" fill="#e06a4f"/></g><g fill="#1e2624"><circle cx="-43" cy="-13" r="8"/><circle cx="43" cy="-13" r="8"/></g>'

/** A gate to go on through, as wide as the mask. */
const gate =
  '<g fill="#c13a24" stroke="#1e2624" stroke-width="7" stroke-linejoin="round"><path d="M-72-70L-82 128H-54L-48-70zM72-70L82 128H54L48-70z"/><rect x="-86" y="-46" width="172" height="24"/><path d="M-112-112Q0-88 112-112L106-78Q0-60-106-78z"/></g>'

/** Every seat of a table; whoever alone has the most VP at the end has won. What breaks a tie is left to the sheets. */
function clothsOf({ state, phase, seats, free }: SharedTable): readonly Cloth[] {
  const scores = seats.flatMap(({ score }) => score ?? [])
  const most = Math.max(...scores)
  const isDecided = state === 'finished' && phase === 'over' && scores.filter((score) => score === most).length === 1
  return Array.from({ length: seats.length + free }, (_, seat) => {
    const taken = seats.find((each) => each.seat === seat)
    if (taken === undefined) return { seat }
    return { seat, taken, ...(isDecided && ({ result: taken.score === most ? 'won' : 'beaten' } as const)) }
  })
}

/** What is not a table stands on a sheet of paper. */
function sheet(language: Language, shared: Exclude<Shared, SharedTable>): string {
  const line = { x: 745, width: 640 }
  return [
    '<rect x="90" y="186" width="1020" height="346" rx="18" fill="#fbf3e0" stroke="#1e2624" stroke-width="6"/>',
    '<rect x="108" y="204" width="984" height="310" rx="8" fill="none" stroke="#c9a24a" stroke-width="3"/>',
    `<g transform="translate(272 366)">${shared.state === 'challenge' ? mask : gate}</g>`,
    textAt(sharedHeadline(language, shared), { ...line, y: 362, size: 116, least: 60, fill: '#1e2624' }),
    textAt(sharedSentence(language, shared), { ...line, y: 448, size: 54, least: 34, fill: '#a8321f' }),
  ].join('')
}

/** The picture as SVG. */
export function drawPicture(language: Language, shared: Shared): string {
  const { width, height } = pictureSize
  const mood = moodOf(shared)
  const headline = { x: 1156, y: 112, width: 676, size: 84, least: 40, anchor: 'end', fill: mood.ink } as const
  const content =
    'seats' in shared
      ? textAt(sharedHeadline(language, shared), headline) + noren(language, clothsOf(shared))
      : sheet(language, shared)
  const name = textAt('Bitoku', { x: 154, y: 103, width: 220, size: 52, anchor: 'start', fill: mood.ink })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${forest(mood)}${sign}${name}${content}</svg>`
}
