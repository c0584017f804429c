/** Yama-uba: the crones of the mountains. */
import { one } from './chance.ts'
import { circle, cream, ink, type Impression, line, print, shape, solid, twice, mirrored } from './pen.tsx'

const leaf = 'M44-66l5 10 9-3-3 9 9 4-10 4 1 10-8-6-6 8-2-10-10 1 7-7-6-8 10 1z'

/** The impressions of a yama-uba. */
export function yamauba(next: () => number, skin: string): readonly Impression[] {
  const left = next() > 0.5
  const look = Math.round((next() - 0.5) * 5)
  const hair = one(next, ['#e8e6df', '#cfd0cc', '#e6ddc8'])
  const robe = one(next, ['#4b5a3a', '#5a3f55', '#3f5360'])
  const comb = next() > 0.66
  const grin = next() > 0.4
  return [
    ...print(
      'M0-74C52-78 78-44 80-8 82 16 102 26 98 52 96 68 110 78 118 96H-118C-110 78-96 68-98 52-102 26-82 16-80-8-78-44-52-78 0-74z',
      hair,
    ),
    line(
      twice(
        'M30-66C58-48 60-14 64 12 67 34 84 46 84 72M50-50C70-26 68 0 76 22M62 34C66 52 76 64 80 92M46 46C50 66 58 80 58 96',
      ),
      2.6,
    ),
    ...print('M-44 96C-38 74-20 66 0 66S38 74 44 96z', robe),
    ...print('M0-50C30-50 48-28 48 4S28 66 0 68C-28 66-48 36-48 4S-30-50 0-50z', skin),
    ...print('M0-68C-6-44-28-28-54-18-56-44-34-68 0-68zM0-68C6-44 28-28 54-18 56-44 34-68 0-68z', hair),
    solid(twice('M12 6C20-2 32-2 38 6 32 13 20 13 12 6z'), cream, 3),
    shape(circle(24 + look, 5, 4.4) + circle(-24 + look, 5, 4.4), ink),
    line(twice('M10-4C18-14 32-14 40-6'), 5),
    line('M2 4C6 14 14 24 10 28 4 32-6 32-8 27', 3.6),
    ...(grin
      ? [
          ...print('M-26 40C-10 36 10 36 26 40 22 56 8 60 0 60S-22 56-26 40z', '#6b2430', 3.4),
          shape('M-14 39H-5V48H-14zM9 39H17V47H9zM-2 59V50H5V59z', cream),
        ]
      : [line('M-22 48C-12 42-6 46 0 46 8 46 14 42 22 47M-10 54C-4 57 4 57 10 54', 3.6)]),
    line(
      `${twice('M8-58C18-44 32-34 48-28M16 17C22 20 30 20 36 16M18 23C24 26 30 25 34 22M30 30C36 36 38 42 36 50')}M-10-40C-4-37 4-37 10-40M-8-33C-3-31 3-31 8-33`,
      2.3,
    ),
    comb
      ? solid(
          left
            ? 'M-62-58C-48-76-26-78-16-70L-22-58C-32-62-44-58-52-48z'
            : 'M62-58C48-76 26-78 16-70L22-58C32-62 44-58 52-48z',
          '#a8453a',
          3,
        )
      : solid(left ? mirrored(leaf) : leaf, '#c8562b', 3),
  ]
}
