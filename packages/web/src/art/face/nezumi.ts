/** Nezumi: rats, craftsmen of the forges. */
import { one } from './chance.ts'
import { circle, cream, ink, type Impression, line, mirrored, oval, print, shape, solid, twice } from './pen.tsx'

const knot = 'M50-12l22-18 6 12-16 10 18 6-6 12-22-10z'

function headband(left: boolean, dots: string): readonly Impression[] {
  return [
    ...print(`${left ? mirrored(knot) : knot}M-54-16C-30-34 30-34 54-16L53-2C30-20-30-20-53-2z`, cream),
    shape([-40, -20, 0, 20, 40].map((x, i) => circle(x, [-14, -21, -24, -21, -14][i], 4)).join(''), dots),
  ]
}

const strawHat: readonly Impression[] = [
  ...print('M-82-22C-54-42-34-58 0-84 34-58 54-42 82-22 40-34-40-34-82-22z', '#d8b46a'),
  line('M0-82V-32M-10-74L-40-34M10-74L40-34', 2.2),
]

/** The impressions of a nezumi. */
export function nezumi(next: () => number, skin: string): readonly Impression[] {
  const left = next() > 0.5
  const dots = one(next, ['#a8321f', '#27497f', '#3f6b4e'])
  const hat = next() > 0.68
  const wink = next() > 0.72
  const coat = one(next, ['#40566b', '#6b4a3a', '#4f5d3a'])
  return [
    ...print('M-64 96C-58 66-34 54 0 54S58 66 64 96z', coat),
    line('M-24 60L0 92 24 60', 4),
    ...print(twice(circle(50, -36, 30)), skin),
    solid(twice(circle(52, -35, 18)), '#e3a896', 3),
    ...print('M0-48C34-48 54-24 54 2 54 30 24 62 0 62S-54 30-54 2C-54-24-34-48 0-48z', skin),
    shape('M0 14C20 14 32 26 30 38 22 54 8 61 0 61S-22 54-30 38C-32 26-20 14 0 14z', '#f4e8d5'),
    ...(hat ? strawHat : headband(left, dots)),
    shape(wink ? oval(-22, 8, 7, 9) : twice(oval(22, 8, 7, 9)), ink),
    shape(wink ? circle(-20, 5, 2.6) : circle(24, 5, 2.6) + circle(-20, 5, 2.6), '#fff'),
    line(twice('M12-6C18-10 26-10 32-5') + (wink ? 'M12 10C18 4 26 4 32 10' : ''), 3),
    ...print('M-9 30C-6 24 6 24 9 30 8 36 3 39 0 39S-8 36-9 30z', '#b5503e', 3.4),
    line('M0 39V46M-14 46C-8 52-2 50 0 46 2 50 8 52 14 46', 3.4),
    solid('M-6 49H6V59H-6zM0 50V58', cream, 2.6),
    line(twice('M20 34C40 28 58 28 76 32M20 39C40 40 56 44 70 52'), 2.4),
  ]
}
