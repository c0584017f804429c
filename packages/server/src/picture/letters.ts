/** Texts in a picture: only letters that its fonts have, never wider than their place. */

/** The display face, and the one that stands in for letters it lacks. That one is known by its only weight, a hairline. */
const families = { display: 'Zen Antique Soft', other: 'Source Sans 3 ExtraLight' } as const

const safe: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** A text as part of markup. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => safe[sign])

/** Everything else, such as emoji, signs that turn the direction of writing, or none at all, would be drawn as nothing or worse. */
const drawable =
  /[ -~\u{A1}-\u{AC}\u{AE}-\u{17F}\u{218}-\u{21B}\u{386}-\u{3CE}\u{400}-\u{45F}\u{490}\u{491}\u{1EA0}-\u{1EF9}‘’“”–—…]/u

/** What of a text can be drawn. */
function clean(text: string): string {
  const spaced = text.normalize('NFC').replaceAll(/\s+/gu, ' ')
  return Array.from(spaced)
    .filter((sign) => drawable.test(sign))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** The letters that the display face lacks: most of Eastern Europe's. */
const lacking = /([^ -ÿĆćĨĩĹĺŃńœŔŕŚśŨũŵŶŷŸŹźıЁА-яё‘’“”–—…]+)/

/** How wide letters of the display face are at a size of 1. */
const widths: readonly (readonly [number, string])[] = [
  [0.32, " !',.:;j|¡·‘’"],
  [0.42, '()[]{}Iiftl"*-°ìíîïг'],
  [0.52, '1?aceosvyzàáâãäåçèéêëòóôõöøýÿзс'],
  [0.62, '0234567895bdghknpqruxJñùúûü«»абвеотухьэядклпрцчё'],
  [0.72, 'CEFKLPRSTZwÇÈÉÊËßВРСТЬЭЯГЕЗийнъмЁ'],
  [0.82, 'ABDGHNOQUVXYÀÁÂÃÄÅÑÒÓÔÕÖÙÚÛÜАБДКНПХЧИЙОУжыюæœ'],
  [1.02, '%&+<=>@MWmЖМШЩЫЮЛФЦЪфшщ—…'],
]
/** Letters of the other face, and rare ones. */
const usual = 0.72

/** About how wide a text is at a size of 1. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (widths.find(([, signs]) => signs.includes(sign))?.[0] ?? usual), 0)

/** A text cut so that it fits. */
function cut(text: string, room: number): string {
  if (widthOf(text) <= room) return text
  const signs = Array.from(text)
  while (signs.length > 0 && widthOf(`${signs.join('')}…`) > room) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Where a text stands. */
export interface TextPlace {
  readonly x: number
  /** Its baseline. */
  readonly y: number
  /** The room that it has. */
  readonly width: number
  /** Its size where it fits; it shrinks before it is cut. */
  readonly size: number
  readonly least?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill: string
}

/** A text that somebody has written or that comes from a catalogue. */
export function textAt(text: string, { x, y, width, size, least = size, anchor = 'middle', fill }: TextPlace): string {
  const whole = clean(text)
  const fitting = Math.floor(Math.max(least, Math.min(size, width / Math.max(widthOf(whole), 0.1))))
  const runs = cut(whole, width / fitting).split(lacking)
  const marked = runs
    .map((run, index) => {
      if (index % 2 === 0) return escapeMarkup(run)
      return `<tspan font-family="${families.other}" stroke="${fill}" stroke-width="${fitting * 0.05}">${escapeMarkup(run)}</tspan>`
    })
    .join('')
  return `<text x="${x}" y="${y}" font-family="${families.display}" font-size="${fitting}" text-anchor="${anchor}" fill="${fill}">${marked}</text>`
}
