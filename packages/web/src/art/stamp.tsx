/**
 * Stamps: drawings of the sprite that are printed wherever a path asks for them.
 *
 * Each is a marker, scaled by the width of the path's stroke. A marker is drawn without being copied, while a `<use>` makes
 * a copy of every node of its symbol, with its style and its layout: half of all that a browser did for a table.
 */
import type { ReactNode } from 'react'
import { type IconName, isPicture } from './icon-names.ts'
import { type Box, round } from './place.tsx'

/** The attributes of an element as markup knows them. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** The address of a stamp in the sprite. */
export const stampOf = (name: string): string => `url(#${name})`
/** The cream rim below a picture, where there is one: at dusk, but on no tile. */
const rimOf = (name: IconName): string => `var(--halo,url(#rim-${name}))`

interface StampProps {
  readonly id: string
  /** The box that it was cut in. */
  readonly box: Box
  readonly rim?: string | undefined
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly width?: number | undefined
  readonly opacity?: number | undefined
}

/** The attributes of a path around a box, which begins and ends in its upper left corner: there the stamp is printed. */
function stampAttributes({ id, box, rim, x = 0, y = 0, width = box.w, opacity }: StampProps): Attributes {
  const scale = width / box.w
  const [left, top] = [round(x), round(y)]
  return {
    class: 'stamp',
    d: `M${left} ${top}h${round(width)}v${round(box.h * scale)}H${left}V${top}`,
    'stroke-width': round(scale),
    'marker-start': rim,
    'marker-end': stampOf(id),
    opacity,
  }
}

/** A stamp in a bigger SVG. */
export function Stamp(props: StampProps): ReactNode {
  return <path {...stampAttributes(props)} />
}

/** Where an icon goes in a bigger SVG. */
export interface IconPlace {
  readonly name: IconName
  readonly x?: number
  readonly y?: number
  readonly size?: number
  /** The ink of a one-ink glyph; by default the current colour. */
  readonly colour?: string | undefined
  readonly opacity?: number | undefined
}

const iconBox = { w: 24, h: 24 }

/** The element of an icon: a stamp, or the copy of a symbol that takes the ink of its place. */
export function iconElement({
  name,
  x = 0,
  y = 0,
  size = 24,
  colour,
  opacity,
}: IconPlace): readonly ['path' | 'use', Attributes] {
  if (isPicture(name))
    return ['path', stampAttributes({ id: `i-${name}`, rim: rimOf(name), box: iconBox, x, y, width: size, opacity })]
  const [left, top, width] = [round(x), round(y), round(size)]
  const style = colour === undefined ? undefined : `color:${colour}`
  return ['use', { href: `#i-${name}`, x: left, y: top, width, height: width, style, opacity }]
}

/** An element as markup. */
export function markup(element: string, attributes: Attributes, inside = ''): string {
  let start = `<${element}`
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) start += ` ${name}="${value}"`
  return `${start}>${inside}</${element}>`
}
