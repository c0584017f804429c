/** The sprite: every icon as a symbol of one inline SVG, mounted once; `Icon` and `IconArt` refer to it. */
import { memo, type ReactNode } from 'react'
import { composites, type IconName, pictures, solids, strokes } from './icon-names.ts'
import { Definitions } from './patterns.tsx'
import { labelled, round } from './place.tsx'
import { pieceSymbols } from './seat-symbols.ts'
import { ownerSymbols } from './symbols/owner.ts'

const pen = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
const boxed = (id: string, inside: string, w: number, h: number, ink = ''): string =>
  `<symbol id="${id}" viewBox="0 0 ${w} ${h}" overflow="visible"${ink}>${inside}</symbol>`
const symbol = (name: string, inside: string, w = 24, h = 24): string => boxed(`i-${name}`, inside, w, h)
/** A glyph whose parts inherit their ink from the symbol: a group around them would be copied wherever it is used. */
const glyph = (name: string, ink: string, inside: string): string => boxed(`i-${name}`, inside, 24, 24, ` ${ink}`)

const pictureRim =
  'class="art-halo" fill="var(--rim)" stroke="var(--rim)" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round"'

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

/** The cream rim that a picture gets at dusk: one path for many shapes, since it is copied wherever the picture is used. */
function rim(body: string): string {
  const whole = silhouette(body)
  if (whole !== undefined) return `<path ${pictureRim} d="${whole}"/>`
  const [, move, inner, rest] = /^<g (transform="[^"]+")>(.*?)<\/g>(.*)$/.exec(body) ?? []
  const [behind, before] = [silhouette(inner ?? ''), silhouette(rest ?? '')]
  if (move !== undefined && behind !== undefined && before !== undefined)
    return `<g ${pictureRim}><path ${move} d="${behind}"/><path d="${before}"/></g>`
  return `<g ${pictureRim}>${broader(body)}</g>`
}

/** The same shapes, broader and in one colour. */
function broader(body: string): string {
  return body
    .replaceAll(/fill="(?!none)[^"]*"/g, '')
    .replaceAll(/ ?stroke="(?!none)[^"]*"/g, '')
    .replaceAll(/ ?stroke-dasharray="[^"]*"/g, '')
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${round(Number(width) + 2.4)}"`)
}

const picture = ([name, body]: readonly [string, string]): string =>
  glyph(name, `style="color:var(--ink)" ${pen}`, `${rim(body)}${body}`)

const symbols = [
  ...Object.entries(pictures).map(picture),
  ...Object.entries(solids).map(([name, body]) => glyph(name, 'fill="currentColor" fill-rule="evenodd"', body)),
  ...Object.entries(strokes).map(([name, body]) => glyph(name, pen, body)),
  ...Object.entries(composites).map(([name, body]) => symbol(name, body)),
  ...Object.entries(ownerSymbols).map(([name, body]) => symbol(`owner-${name}`, body, 42, 30)),
  ...Object.entries(pieceSymbols).map(([href, { inside: body, w, h }]) => boxed(href.slice(1), body, w, h)),
].join('')

const inside = { __html: symbols }

/** The sprite and all definitions. Mount it once, before anything that draws. */
export const Sprite = memo(function Sprite(): ReactNode {
  return (
    <>
      <svg
        width={0}
        height={0}
        style={{ position: 'absolute' }}
        aria-hidden
        focusable={false}
        dangerouslySetInnerHTML={inside}
      />
      <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden focusable={false}>
        <Definitions />
      </svg>
    </>
  )
})

interface IconArtProps {
  readonly name: IconName
  readonly x?: number
  readonly y?: number
  readonly size?: number
  /** The ink of a one-ink glyph; by default the current colour. */
  readonly colour?: string | undefined
  readonly opacity?: number | undefined
}

/** An icon inside a bigger SVG. */
export function IconArt({ name, x = 0, y = 0, size = 24, colour, opacity }: IconArtProps): ReactNode {
  return (
    <use
      href={`#i-${name}`}
      x={round(x)}
      y={round(y)}
      width={round(size)}
      height={round(size)}
      opacity={opacity}
      style={colour === undefined ? undefined : { color: colour }}
    />
  )
}

interface IconProps {
  readonly name: IconName
  readonly size?: number
  /** Its accessible name and tooltip; without it the icon is decoration. */
  readonly title?: string | undefined
  readonly className?: string | undefined
}

/** An icon by itself. */
export const Icon = memo(function Icon({ name, size = 24, title, className }: IconProps): ReactNode {
  return (
    <svg
      className={className === undefined ? 'art' : `art ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...labelled(title)}
    >
      {title === undefined ? undefined : <title>{title}</title>}
      <use href={`#i-${name}`} />
    </svg>
  )
})
