/** The pieces of the seats as stamps of the sprite: each of them is a single path on the table. */
import { round } from './place.tsx'
import { pieceStamp, type Seat, seatFill, seatInk, seatNames, seatOutline, seatPattern } from './seat.tsx'
import { crestSymbols } from './symbols/crests.ts'
import { peopleSymbols } from './symbols/people.ts'

const seats: readonly Seat[] = [0, 1, 2, 3]

const crest = (seat: Seat, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y})scale(${round(size / 24)})" fill="${seatInk(seat)}" fill-rule="evenodd" stroke="none">${crestSymbols[`crest-${seatNames[seat]}`]}</g>`

/** A figure: the cream rim around all of it, its body in its colour with the key line. */
const figure = (d: string, more: string, fill: string): string =>
  `<path d="${d}${more}" fill="none" stroke="var(--cream)" stroke-width="4.8"/><path d="${d}" fill="${fill}" stroke="var(--ink)" stroke-width="1.9"/>`

const kodamaBody =
  'M11 3.4c4.4 0 7.2 2.9 7.2 6.6 0 1.9-.7 3.4-1.9 4.6 2.8 2 4.2 6.2 4.2 12.4H1.5c0-6.2 1.4-10.4 4.2-12.4-1.2-1.2-1.9-2.7-1.9-4.6 0-3.7 2.8-6.6 7.2-6.6z'
const kodamaLeaf = 'M11 3.4C9 3.4 7.6 2.2 7.5.2 9.7.2 10.9 1.3 11 3.4zM11 3.4c1.6 0 2.7-.9 3-2.6-1.8-.2-2.9.7-3 2.6z'
const kodamaFace =
  'M6.9 9a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM12.3 9a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM10.1 12.2a.9 1.1 0 1 0 1.8 0a.9 1.1 0 1 0-1.8 0z'

/** A kodama with a broad body: its crest is half as wide as the figure, to be known in a crowd. */
function kodama(seat: Seat | undefined): string {
  const fill = seat === undefined ? 'var(--neutral)' : seatFill(seat)
  const ink = seat === undefined ? 'var(--neutral-on)' : seatInk(seat)
  const sign = seat === undefined ? '' : crest(seat, 5.2, 15.2, 11.6)
  return `<g stroke-linejoin="round">${figure(kodamaBody, kodamaLeaf, fill)}<path d="${kodamaLeaf}" fill="#7fb069" stroke="var(--ink)" stroke-width="1.3"/><path d="${kodamaFace}" fill="${ink}"/>${sign}</g>`
}

/** All lines of a symbol of people, for its rim. */
const outlines = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('')

function pilgrim(seat: Seat, name: 'pilgrim-figure' | 'pilgrim-asleep'): string {
  const body = peopleSymbols[name]
  const sign = name === 'pilgrim-asleep' ? crest(seat, 9.8, 10.4, 6.4) : crest(seat, 9, 8.2, 8)
  const fill = seatFill(seat)
  return `<g transform="translate(1 .5)" stroke-linejoin="round" stroke-linecap="round" fill="none" style="color:var(--ink);--tok:${fill};--tok2:${fill}"><path d="${outlines(body)}" stroke="var(--cream)" stroke-width="4.4"/><g stroke="currentColor" stroke-width="2">${body}</g></g>${sign}`
}

/** A token of a seat: its shape in ink, its colour with a cream line, its pattern. */
function token(seat: Seat, at: number, side: number, pattern: boolean): string {
  const outline = seatOutline(seat, at, at, side)
  const woven = pattern ? seatPattern(seat) : undefined
  return `<path d="${outline}" fill="var(--ink)" stroke="var(--ink)" stroke-width="5.2"/><path d="${outline}" fill="${seatFill(seat)}" stroke="var(--cream)" stroke-width="2.5"/>${woven === undefined ? '' : `<path d="${outline}" fill="${woven}" opacity=".2"/>`}`
}

const die = (seat: Seat): string =>
  `<g stroke-linejoin="round">${token(seat, 3, 30, true)}</g>${crest(seat, 23.6, 23.6, 8.2)}`
const mark = (seat: Seat): string =>
  `<g stroke-linejoin="round">${token(seat, 3, 18, false)}</g>${crest(seat, 6, 6, 12)}`

/** What is inside the stamps of the pieces, by their names. */
export const pieceSymbols: Readonly<Record<string, string>> = Object.fromEntries([
  ...seats.flatMap((seat): readonly (readonly [string, string])[] => [
    [pieceStamp('die', seat), die(seat)],
    [pieceStamp('mark', seat), mark(seat)],
    [pieceStamp('kodama', seat), kodama(seat)],
    [pieceStamp('pilgrim', seat), pilgrim(seat, 'pilgrim-figure')],
    [pieceStamp('pilgrim-asleep', seat), pilgrim(seat, 'pilgrim-asleep')],
  ]),
  [pieceStamp('kodama', undefined), kodama(undefined)],
])
