/** The five kinds of mitama: five flames with five tempers. */
import type { MitamaType } from '@bitoku/engine'
import { circle, cream, ink, type Impression, line, oval, print, shape, solid, twice } from './pen.tsx'

/** The flame of each kind, in a box of 160 × 210. */
export const flames: Readonly<Record<MitamaType, string>> = {
  ara: 'M80 8L96 46 118 22 116 62 142 52C152 82 156 104 154 130 152 172 122 204 80 204S8 172 6 130C4 104 8 82 18 52L44 62 42 22 64 46z',
  nigi: 'M72 6C112 34 154 78 154 132 154 174 122 204 80 204S6 174 6 132C6 82 62 60 72 6z',
  saki: 'M50 6C70 12 78 26 80 44 82 26 90 12 110 6 104 30 112 44 126 62 146 86 154 106 154 132 154 176 122 204 80 204S6 176 6 132C6 106 14 86 34 62 48 44 56 30 50 6z',
  kushi:
    'M82 204C38 204 6 174 6 130 6 82 44 66 68 48 84 36 84 20 70 18 60 17 54 26 58 34 40 22 52 2 80 6 108 10 114 34 104 54 134 64 154 92 154 130 154 174 122 204 82 204z',
  shinigami:
    'M80 8C128 8 154 42 154 92 154 140 152 168 142 204L124 186 108 204 94 186 80 204 66 186 52 204 36 186 18 204C8 168 6 140 6 92 6 42 32 8 80 8z',
}

/** The temper of each kind: a small face around the origin. */
export const tempers: Readonly<Record<MitamaType, readonly Impression[]>> = {
  ara: [
    line(twice('M8 4L40-12'), 8),
    shape(twice(circle(24, 8, 6)), ink),
    solid('M-24 24H24L18 36H-18z', '#6b2430', 3.5),
    shape('M-20 25l5 8 5-8zM10 25l5 8 5-8zM-4 35l4-6 4 6z', cream),
  ],
  nigi: [
    line(`${twice('M10 4C16 12 28 12 34 4')}M-10 24C-4 30 4 30 10 24`, 5),
    shape(twice(oval(38, 18, 8, 5)), '#e79c8a', 0.7),
  ],
  saki: [
    shape(twice(circle(22, 2, 7.5)), ink),
    shape(circle(24, -1, 2.6) + circle(-20, -1, 2.6), '#fff'),
    shape(twice(oval(38, 16, 8, 5)), '#e2807e', 0.7),
    ...print('M-14 18H14C12 34-12 34-14 18z', '#a8321f', 3.5),
  ],
  kushi: [
    solid('M-32 6C-16-20 16-20 32 6 16 28-16 28-32 6z', cream, 4),
    solid(circle(0, 4, 12), '#5e4390', 3.5),
    shape(circle(0, 4, 5), ink),
    line('M-24-22l-8-8M0-28V-39M24-22l8-8', 4),
  ],
  shinigami: [
    shape(`${twice('M8-4C22-12 36-6 40 8 34 22 24 26 14 20 6 16 4 6 8-4z')}M0 22l6 12H-6z`, ink),
    shape(twice(circle(24, 8, 4)), '#f3c64b'),
    line('M-18 42H18M-10 38v8M0 38v8M10 38v8', 3.5),
  ],
}
