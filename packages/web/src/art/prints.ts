/** The markup of the sprite: pictures as stamps, one-ink glyphs as symbols. */
import { composites, pictures, solids, strokes } from './icon-names.ts'
import { round } from './place.tsx'
import { pieceSymbols } from './seat-symbols.ts'
import type { CompositePart } from './symbols/composites.ts'
import { ownerSymbols } from './symbols/owner.ts'

const pen = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
const ink = `style="color:var(--ink)" ${pen}`
const rimPen = 'fill="var(--rim)" stroke="var(--rim)" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round"'

/** A symbol whose parts inherit their ink from it: a group around them would be copied wherever it is used. */
const glyph = (name: string, press: string, inside: string): string =>
  `<symbol id="i-${name}" viewBox="0 0 24 24" overflow="visible" ${press}>${inside}</symbol>`
const stamp = (id: string, press: string, inside: string): string =>
  `<marker id="${id}" overflow="visible" ${press}>${inside}</marker>`

const numberOf = (tag: string, name: string): number => Number(new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1] ?? 0)

/** The outline of one element of a picture as part of a path; undefined where it is more than a shape. */
function outlineOf(tag: string): string | undefined {
  const [, kind] = /^<(\w+)/.exec(tag) ?? []
  if (tag.includes('transform')) return undefined
  if (kind === 'path') return / d="([^"]+)"/.exec(tag)?.[1]
  if (kind === 'rect') {
    const w = numberOf(tag, 'width')
    return `M${numberOf(tag, 'x')} ${numberOf(tag, 'y')}h${w}v${numberOf(tag, 'height')}h${-w}z`
  }
  if (kind !== 'circle' && kind !== 'ellipse') return undefined
  const rx = numberOf(tag, kind === 'circle' ? 'r' : 'rx')
  const ry = numberOf(tag, kind === 'circle' ? 'r' : 'ry')
  const x = round(numberOf(tag, 'cx') - rx)
  return `M${x} ${numberOf(tag, 'cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** All outlines of a picture in one path; undefined where it is turned or scaled inside. */
function silhouette(body: string): string | undefined {
  const shapes = [...body.matchAll(/<(?!\/|g>|g (?!transform))[^>]+>/g)].map(([tag]) => outlineOf(tag))
  return shapes.includes(undefined) ? undefined : shapes.join('')
}

/** The cream rim that a picture gets at dusk: one path for many shapes. */
function rim(body: string): string {
  const whole = silhouette(body)
  if (whole !== undefined) return `<path ${rimPen} d="${whole}"/>`
  const [, move, inner, rest] = /^<g (transform="[^"]+")>(.*?)<\/g>(.*)$/.exec(body) ?? []
  const [behind, before] = [silhouette(inner ?? ''), silhouette(rest ?? '')]
  if (move !== undefined && behind !== undefined && before !== undefined)
    return `<g ${rimPen}><path ${move} d="${behind}"/><path d="${before}"/></g>`
  return `<g ${rimPen}>${broader(body)}</g>`
}

/** The same shapes, broader and in one colour. */
function broader(body: string): string {
  return body
    .replaceAll(/fill="(?!none)[^"]*"/g, '')
    .replaceAll(/ ?stroke="(?!none)[^"]*"/g, '')
    .replaceAll(/ ?stroke-dasharray="[^"]*"/g, '')
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${round(Number(width) + 2.4)}"`)
}

/** The insides of a picture and of its rim. */
interface Print {
  readonly body: string
  readonly rim: string
}

/** A picture inside another: moved, and made smaller. */
const inside = (x: number, y: number, size: number, more: string, what: string): string =>
  `<g transform="translate(${x} ${y})scale(${round(size / 24)})" ${more}>${what}</g>`

/** A picture made of pictures; the one in front keeps its rim in both lights. */
function compose(parts: readonly CompositePart[]): Print {
  const prints = parts.map((part): Print => {
    if (typeof part === 'string') return { body: part, rim: '' }
    const { picture, x, y, size, front } = part
    const body = pictures[picture]
    const below = rim(body)
    return front
      ? { body: inside(x, y, size, ink, below + body), rim: '' }
      : { body: inside(x, y, size, ink, body), rim: inside(x, y, size, '', below) }
  })
  return { body: prints.map(({ body }) => body).join(''), rim: prints.map((print) => print.rim).join('') }
}

const stamps = (name: string, press: string, print: Print): string =>
  stamp(`rim-${name}`, '', print.rim) + stamp(`i-${name}`, press, print.body)

/** Everything that drawings refer to, as markup. */
export const prints = [
  ...Object.entries(pictures).map(([name, body]) => stamps(name, ink, { body, rim: rim(body) })),
  ...Object.entries(composites).map(([name, parts]) => stamps(name, '', compose(parts))),
  ...Object.entries(solids).map(([name, body]) => glyph(name, 'fill="currentColor" fill-rule="evenodd"', body)),
  ...Object.entries(strokes).map(([name, body]) => glyph(name, pen, body)),
  ...Object.entries(ownerSymbols).map(([name, body]) => stamp(`owner-${name}`, '', body)),
  ...Object.entries(pieceSymbols).map(([id, body]) => stamp(id, '', body)),
].join('')
