/** The outlines of the cards: each kind is known by its silhouette. */
import type { Box } from './place.tsx'

/** The kinds of card. */
export const cardKinds = ['yokai', 'bitoku', 'vision', 'tengu'] as const
/** A kind of card. */
export type CardKind = (typeof cardKinds)[number]

/** The sizes of a card: peeking out of a row, in the hand, looked at closely. */
export const cardSizes = ['peek', 'hand', 'inspect'] as const
/** A size of card. */
export type CardSize = (typeof cardSizes)[number]

/** The boxes of the sizes in px. */
export const cardBox: Readonly<Record<CardSize, Box>> = {
  peek: { w: 66, h: 92 },
  hand: { w: 118, h: 165 },
  inspect: { w: 280, h: 392 },
}

function arch(w: number, h: number): string {
  const a = w * 0.1
  const r = w * 0.035
  return `M1 ${a + 6}Q1 ${a} ${w * 0.13} ${a * 0.62}Q${w / 2} ${-a * 0.22} ${w * 0.87} ${a * 0.62}Q${w - 1} ${a} ${w - 1} ${a + 6}V${h - 1 - r}Q${w - 1} ${h - 1} ${w - 1 - r} ${h - 1}H${1 + r}Q1 ${h - 1} 1 ${h - 1 - r}z`
}

function scalloped(w: number, h: number): string {
  const c = w * 0.1
  return `M${c} 1H${w - c}A${c} ${c} 0 0 0 ${w - 1} ${c}V${h - c}A${c} ${c} 0 0 0 ${w - c} ${h - 1}H${c}A${c} ${c} 0 0 0 1 ${h - c}V${c}A${c} ${c} 0 0 0 ${c} 1z`
}

function fan(w: number, h: number): string {
  const a = w * 0.26
  return `M1 ${a}Q${w / 2} ${-a * 0.92} ${w - 1} ${a}V${h - w * 0.25}Q${w - 1} ${h - w * 0.19} ${w * 0.94} ${h - w * 0.17}Q${w / 2} ${h + w * 0.11} ${w * 0.06} ${h - w * 0.17}Q1 ${h - w * 0.19} 1 ${h - w * 0.25}z`
}

function cut(w: number, h: number): string {
  const c = w * 0.16
  const r = w * 0.03
  return `M1 ${c}L${c} 1H${w - c}L${w - 1} ${c}V${h - 1 - r}Q${w - 1} ${h - 1} ${w - 1 - r} ${h - 1}H${1 + r}Q1 ${h - 1} 1 ${h - 1 - r}z`
}

const shapes = { yokai: arch, bitoku: scalloped, vision: fan, tengu: cut } as const

const whole = (path: string): string => path.replaceAll(/\d+\.\d+/g, (n) => String(Math.round(Number(n) * 100) / 100))

const outlines = new Map(
  cardKinds.flatMap((kind) =>
    cardSizes.map((size) => [`${kind}-${size}`, whole(shapes[kind](cardBox[size].w, cardBox[size].h))] as const),
  ),
)

/** The outline of a card, in px of its size. */
export const cardOutline = (kind: CardKind, size: CardSize): string => outlines.get(`${kind}-${size}`) ?? ''

/** The clip of a card; the sprite defines it. */
export const cardClip = (kind: CardKind, size: CardSize): string => `url(#clip-${kind}-${size})`
