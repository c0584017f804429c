/** Shin Ookami: the sacred wolves. */
import { one } from './chance.ts'
import { circle, cream, ink, type Impression, line, print, shape, solid, twice } from './pen.tsx'

const shade = '#3c4a58'

/** The impressions of a wolf. */
export function ookami(next: () => number, skin: string): readonly Impression[] {
  const eyes = one(next, ['#f3c64b', '#9fd0dc', '#e0946a'])
  const scar = next() > 0.5
  const brow = one(next, [
    'M-14-50L0-14 14-50C6-52-6-52-14-50z',
    'M-10-51L-4-20 0-30 4-20 10-51C4-52-4-52-10-51z',
    'M0-50L9-32 0-12-9-32z',
  ])
  const rope = next() > 0.6
  return [
    ...print('M-96 98L-78 64-70 74-58 50-44 62H44L58 50 70 74 78 64 96 98z', skin),
    ...print(twice('M14-46L50-84C62-62 64-40 58-20z'), skin),
    shape(twice('M30-46L48-66C53-54 54-42 52-32z'), shade),
    ...print(
      'M0-52C24-52 44-44 56-26L78-18 68-6 84 8 68 14 76 32 56 32C44 56 22 70 0 70S-44 56-56 32L-76 32-68 14-84 8-68-6-78-18-56-26C-44-44-24-52 0-52z',
      skin,
    ),
    shape('M0-6C14 0 26 8 44 12 40 44 20 67 0 67S-40 44-44 12C-26 8-14 0 0-6z', '#f4eee0'),
    shape(brow, shade),
    shape(twice('M30-44L16-20 44-34z'), shade, 0.55),
    shape(twice('M10 0L44-16C46-4 34 8 18 8z'), ink),
    shape(twice('M20 2L38-8C37 0 30 5 22 5z'), eyes),
    shape(twice(circle(30, -1, 3)), ink),
    line(twice('M8-6L46-25'), 6),
    ...print('M-14 24C-10 16 10 16 14 24 12 34 4 38 0 38S-12 34-14 24z', '#2a3138', 3),
    line('M0 38V46M-34 42C-22 54-6 54 0 46 6 54 22 54 34 42', 4),
    solid(twice('M16 51L21 63 26 48z'), cream, 2.8),
    ...(scar ? [line('M30 14L46 30M36 12L50 26', 3, '#8a2a46')] : []),
    shape(twice(circle(24, 36, 1.6) + circle(30, 32, 1.6)), ink),
    ...(rope
      ? [line('M-60 74C-30 90 30 90 60 74', 10, ink), { ...line('M-60 74C-30 90 30 90 60 74', 6, 'var(--rope)') }]
      : []),
  ]
}
