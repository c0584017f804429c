/** A number in a drawing. */
import type { ReactNode } from 'react'
import { type Anchor, isNumber, numberPath } from './numerals.ts'
import { round } from './place.tsx'
import { type Attributes, markup } from './stamp.tsx'

interface NumberProps {
  readonly children: string | number
  /** Its middle, or the end that `anchor` names, on the base line. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly anchor?: Anchor
}

/** The element of a number: a path, or a text where a sign has no outline. */
function numberElement({ children, x, y, size, fill, anchor = 'middle' }: NumberProps): readonly [Attributes, string?] {
  const text = String(children)
  if (isNumber(text)) return [{ 'data-number': text, d: numberPath(text, x, y, size, anchor), fill }]
  const style = `font-size:${size}px;text-anchor:${anchor}`
  return [{ class: 'art-number', 'data-number': text, x: round(x), y: round(y), fill, style }, text]
}

/** A number in a bigger SVG. */
export function NumberArt(props: NumberProps): ReactNode {
  const [attributes, text] = numberElement(props)
  return text === undefined ? <path {...attributes} /> : <text {...attributes}>{text}</text>
}

/** The same as markup. */
export function numberMarkup(props: NumberProps): string {
  const [attributes, text] = numberElement(props)
  return text === undefined ? markup('path', attributes) : markup('text', attributes, text)
}
