/** How every drawing is placed: as a `<g>` of a bigger SVG, or as an `<svg>` of its own. */
import { type ComponentType, memo } from 'react'

/** Where a drawing goes in a bigger SVG: its top left corner and its width there. */
export interface Place {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly width?: number | undefined
}

/** What every `<svg>` drawing takes. */
export interface Frame {
  /** Its width in px; the height follows. */
  readonly width?: number | undefined
  /** Its accessible name and tooltip; without it the drawing is hidden from assistive technology. */
  readonly title?: string | undefined
  readonly className?: string | undefined
}

/** The size that a drawing has by itself. */
export interface Box {
  readonly w: number
  readonly h: number
}

/** The transform that puts a drawing in its place; `units` is the box that it is drawn in where that is not `box`. */
export function placed({ x = 0, y = 0, width }: Place, box: Box, units: Box = box): string | undefined {
  const scale = (width ?? box.w) / units.w
  const move = x === 0 && y === 0 ? '' : `translate(${round(x)} ${round(y)})`
  return scale === 1 ? move || undefined : `${move}scale(${round(scale)})`
}

/** A number short enough for markup. */
export const round = (n: number): number => Math.round(n * 1000) / 1000

/** The `<svg>` form of a drawing that is written as a `<g>`. */
export function standalone<Props extends object>(
  Art: ComponentType<Props & Place>,
  boxOf: (props: Props) => Box,
): ComponentType<Props & Frame> {
  return memo(function Standalone(props: Props & Frame) {
    const { w, h } = boxOf(props)
    const { width = w, title, className } = props
    return (
      <svg
        className={className === undefined ? 'art' : `art ${className}`}
        width={round(width)}
        height={round((width * h) / w)}
        viewBox={`0 0 ${w} ${h}`}
        {...labelled(title)}
      >
        {title === undefined ? undefined : <title>{title}</title>}
        <Art {...props} x={0} y={0} width={undefined} />
      </svg>
    )
  })
}

/** The attributes that name a picture, or hide it. */
export function labelled(name: string | undefined): {
  readonly role?: 'img'
  readonly 'aria-label'?: string
  readonly 'aria-hidden'?: true
} {
  return name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
}
