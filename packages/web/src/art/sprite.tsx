/** The sprite: every icon as a symbol of one inline SVG, mounted once; `Icon` and `IconArt` refer to it. */
import { memo, type ReactNode } from 'react'
import { composites, type IconName, pictures, solids, strokes } from './icon-names.ts'
import { Definitions } from './patterns.tsx'
import { labelled, round } from './place.tsx'
import { ownerSymbols } from './symbols/owner.ts'

const pen = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
const symbol = (name: string, inside: string, w = 24, h = 24): string =>
  `<symbol id="i-${name}" viewBox="0 0 ${w} ${h}" overflow="visible">${inside}</symbol>`

/** The same shapes, broader and in one colour: the cream rim that a picture gets at dusk. */
function rim(body: string): string {
  return body
    .replaceAll(/fill="(?!none)[^"]*"/g, 'fill="var(--rim)"')
    .replaceAll(/ ?stroke="(?!none)[^"]*"/g, '')
    .replaceAll(/ ?stroke-dasharray="[^"]*"/g, '')
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${round(Number(width) + 2.4)}"`)
}

const picture = ([name, body]: readonly [string, string]): string =>
  symbol(
    name,
    `<g class="art-halo" fill="none" stroke="var(--rim)" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round">${rim(body)}</g><g style="color:var(--ink)" ${pen}>${body}</g>`,
  )

const symbols = [
  ...Object.entries(pictures).map(picture),
  ...Object.entries(solids).map(([name, body]) =>
    symbol(name, `<g fill="currentColor" fill-rule="evenodd">${body}</g>`),
  ),
  ...Object.entries(strokes).map(([name, body]) => symbol(name, `<g ${pen}>${body}</g>`)),
  ...Object.entries(composites).map(([name, body]) => symbol(name, body)),
  ...Object.entries(ownerSymbols).map(([name, body]) => symbol(`owner-${name}`, body, 42, 30)),
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
export function Icon({ name, size = 24, title, className }: IconProps): ReactNode {
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
}
