/** Imomushi: caterpillars. */
import { one } from './chance.ts'
import { circle, cream, ink, type Impression, line, oval, print, shape, solid, twice } from './pen.tsx'

const segment = (i: number): string => circle(30 + i * 22, 60 + i * 8, 33)

const leafInMouth: readonly Impression[] = [
  ...print('M-4 40C-26 36-52 44-62 64-36 68-12 60-4 40z', '#6e9b4e', 3.4),
  line('M-8 44C-26 46-44 54-58 63', 2.2),
]

const smile: readonly Impression[] = [
  solid('M-16 32C-8 36 8 36 16 32 13 50-13 50-16 32z', '#8a3b3b', 3.4),
  shape('M-7 44C-3 41 3 41 7 44 4 48-4 48-7 44z', '#e79c8a'),
]

/** The impressions of an imomushi. */
export function imomushi(next: () => number, skin: string): readonly Impression[] {
  const iris = one(next, ['#2f5e4b', '#6b3b2a', '#3d4f7a'])
  const spot = one(next, ['#cf6a3b', '#b5503e', '#d79b2f'])
  const mouth = one(next, [leafInMouth, leafInMouth, smile])
  const lids = next() > 0.6
  return [
    ...print(segment(3), '#d9e0a4'),
    ...print(segment(2), skin),
    ...print(segment(1), '#d9e0a4'),
    ...print(segment(0), skin),
    solid(circle(100, 74, 6) + circle(78, 66, 6) + circle(56, 58, 6), spot, 2.5),
    line(twice('M16-44C20-66 34-72 46-64'), 5),
    solid(twice(circle(48, -62, 8)), spot, 4),
    ...print('M0-54C38-54 60-28 60 4S36 60 0 60-60 36-60 4-38-54 0-54z', skin),
    solid('M-20-52C-10-34 10-34 20-52 6-55-6-55-20-52z', spot, 3),
    solid(twice(circle(27, -2, 20)), cream, 4),
    solid(twice(circle(25, 0, 12)), iris, 3),
    shape(twice(circle(21, -4, 4.5) + circle(29, 5, 2)), cream),
    ...(lids ? [solid(twice('M7-4C10-22 44-22 47-4 36-12 18-12 7-4z'), skin, 4)] : []),
    shape(twice(oval(42, 26, 8, 5)), '#de8d6a', 0.8),
    ...(mouth === smile ? [] : [line('M-14 32C-8 42 8 42 14 32', 4, ink)]),
    ...mouth,
  ]
}
