/** Kappa: water sprites with a dish on the head. */
import { one } from './chance.ts'
import { circle, cream, ink, type Impression, line, oval, print, shape, solid, twice } from './pen.tsx'

const strands = (
  [
    [-40, -86, 26],
    [40, 86, 26],
    [-38, -74, -2],
    [38, 74, -2],
    [-30, -56, -20],
    [30, 56, -20],
    [-18, -34, -26],
    [18, 34, -26],
    [-6, -12, -28],
    [8, 12, -28],
  ] as const
)
  .map(([x, tx, ty]) => {
    const mx = (x + tx) / 2
    const my = (ty - 58) / 2
    return `M${x - 9}-58C${mx - 10} ${my - 4} ${tx - 5} ${ty - 14} ${tx} ${ty} ${tx + (tx > 0 ? -2 : 8)} ${ty - 16} ${mx + 9} ${my} ${x + 9}-58z`
  })
  .join('')

const dish: readonly Impression[] = [
  solid(oval(0, -60, 44, 13), '#f4eedd', 4),
  solid(oval(0, -61, 33, 8), '#9ccbd6', 2.4),
  line('M-16-62c8 3 16 3 22 0', 2.2, cream),
]

const lotus: readonly Impression[] = [
  ...print('M-64-54C-46-84 46-84 64-54 40-46 22-52 0-46-22-52-40-46-64-54z', '#7fa35a', 3.6),
  line('M0-76C-4-66-2-58 0-48M0-76C-22-72-38-64-50-55M0-76C22-72 38-64 50-55', 2.2),
]

/** The impressions of a kappa. */
export function kappa(next: () => number, skin: string): readonly Impression[] {
  const look = Math.round(next() * 5)
  const wide = next() > 0.45
  const top = one(next, [dish, dish, lotus])
  const beak = one(next, ['#d8bd62', '#cf9f4f', '#e0cf8a'])
  return [
    ...print('M-104 96C-100 56-66 30 0 30S100 56 104 96z', '#6c7a3f'),
    line('M-76 96l16-30 30-6 14-18h32l14 18 30 6 16 30M-30 60l12 36M30 60L18 96', 3),
    ...print(twice('M92 98C84 84 74 76 62 78 54 66 46 74 50 84 42 82 38 90 46 98z'), skin, 3.6),
    line(twice('M56 84l6 12M68 82l2 14'), 2.4),
    ...print('M-72 6C-74-30-40-50 0-50S74-30 72 6C70 36 38 58 0 58S-70 36-72 6z', skin),
    shape(twice(circle(50, 30, 4) + circle(59, 20, 3) + circle(44, 40, 2.6) + circle(60, 32, 2.2)), '#4f7f62'),
    ...print(strands, '#2b4a40', 2.6),
    ...top,
    solid(twice(oval(36, -6, 17, wide ? 16 : 14)), cream, 4),
    shape(twice(oval(32 + look, -4, 6, 8)), ink),
    shape(twice(circle(30 + look, -7, 2.4)), '#fff'),
    ...(wide
      ? [line(twice('M18-24C28-32 44-32 54-24'), 4)]
      : [shape(twice('M17-10C24-24 48-24 54-8 44-14 28-14 17-10z'), skin), line(twice('M17-9C26-15 46-15 54-7'), 4)]),
    ...print('M-44 18C-30 6-10 14 0 6 10 14 30 6 44 18 44 40 18 54 0 54S-44 40-44 18z', beak),
    line('M-44 19C-28 32-10 26 0 36 10 26 28 32 44 19M-7 16l3 4M7 16l-3 4M-18 46C-8 50 8 50 18 46', 3),
  ]
}
