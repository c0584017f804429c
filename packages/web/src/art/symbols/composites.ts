/** Icons made of other icons, in a box of 24 × 24; the figure in front keeps its rim in both lights. */
type PictureName = 'gate' | 'lantern' | 'rock' | 'bitoku' | 'yokai' | 'pilgrim'

/** A picture inside another, or markup of its own. */
export type CompositePart =
  | string
  | {
      readonly picture: PictureName
      readonly x: number
      readonly y: number
      readonly size: number
      readonly front: boolean
    }

const part = (picture: PictureName, x: number, y: number, size: number): CompositePart => ({
  picture,
  x,
  y,
  size,
  front: false,
})
const front = (picture: PictureName, x: number, y: number, size: number): CompositePart => ({
  picture,
  x,
  y,
  size,
  front: true,
})

/** Icons made of other icons. */
export const compositeSymbols = {
  'gate-pilgrim': [part('gate', 6, -1.5, 19), front('pilgrim', -1, 9, 15.5)],
  'light-pilgrim': [part('lantern', 6.5, -1.5, 18.5), front('pilgrim', -1, 9, 15.5)],
  'path-pilgrim': [
    part('gate', 5, -2, 20.5),
    '<path fill="var(--gold)" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round" d="M15.2 8.6v2M12.8 11h4.8v6h-4.8z"/>',
    front('pilgrim', -1, 9.6, 15),
  ],
  'rock-pilgrim': [part('rock', 6.5, -1.5, 18.5), front('pilgrim', -1, 9, 15.5)],
  completed: [
    part('bitoku', -2, 1.5, 22),
    '<circle cx="18" cy="6" r="6.6" fill="#1d5c49" stroke="var(--cream)" stroke-width="1.6"/><path fill="none" stroke="var(--cream)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M14.8 6.200l2.4 2.4 4.2-5"/>',
  ],
  card: [part('yokai', -3, -0.5, 20), front('bitoku', 8.4, 4.6, 18.5)],
} as const satisfies Readonly<Record<string, readonly CompositePart[]>>
