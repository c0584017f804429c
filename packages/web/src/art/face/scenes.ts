/** What lies behind the face of each family. */
import type { YokaiType } from '@bitoku/engine'
import { circle, type Impression, line, print, shape } from './pen.tsx'

const leafAt = (x: number, y: number, lean: number): string =>
  `M${x + lean} ${y - 33}C${x + 16} ${y - 16 + lean / 3} ${x + 14} ${y + 16} ${x - lean} ${y + 33} ${x - 16} ${y + 16 - lean / 3} ${x - 14} ${y - 16} ${x + lean} ${y - 33}z`

const foxFire = (x: number, y: number, s: number): readonly [string, string] => {
  const at = (d: string): string =>
    d.replaceAll(/(-?\d+),(-?\d+)/g, (_, a: string, b: string) => `${x + Number(a) * s} ${y + Number(b) * s}`)
  return [
    at('M0,22C-12,22 -18,14 -16,4C-14,-6 -4,-10 -2,-26C10,-16 18,-6 17,6C16,16 10,22 0,22z'),
    at('M0,16C-6,16 -8,11 -7,6C-5,1 -1,0 0,-6C6,0 8,4 7,9C6,14 4,16 0,16z'),
  ]
}

const fires = [foxFire(-88, -34, 1), foxFire(90, -40, 1.2), foxFire(-100, 32, 0.8), foxFire(102, 26, 0.7)]

/** The scene behind each family. */
export const scenes: Readonly<Record<YokaiType, readonly Impression[]>> = {
  kappa: [
    shape(circle(62, -34, 26), '#e9d7a0'),
    line(
      'M-118 44C-90 34-70 54-44 44S0 34 26 44 80 54 118 42M-118 62C-88 52-60 72-30 62S40 52 60 62 100 70 118 60',
      3,
      '#4e93a6',
    ),
  ],
  imomushi: [
    ...print(leafAt(-94, -48, -12) + leafAt(94, -42, 12) + leafAt(-104, 26, 8) + leafAt(104, 6, -6), '#8fae62', 3),
    line('M-105-76L-83-20M105-70L83-14M-97 2L-111 50M99-18L109 30', 2),
  ],
  nezumi: [
    shape(
      'M-118 80V28C-96 40-84 6-70 24-62-6-48 14-40 34H40C48 14 62-6 70 24 84 6 96 40 118 28V80z' +
        circle(-90, -40, 4.5) +
        circle(-66, -56, 3) +
        circle(84, -50, 4.5) +
        circle(98, -20, 3) +
        circle(-100, -8, 4) +
        circle(62, -66, 3),
      '#d9793b',
      0.85,
    ),
  ],
  kitsune: [
    ...print(fires.map(([flame]) => flame).join(''), '#7fb6c6', 3),
    shape(fires.map(([, heart]) => heart).join(''), '#eaf4f2'),
  ],
  ookami: [
    shape(circle(78, -40, 30), '#f1dfa8'),
    shape('M-118 80V30L-84-14-60 18-36-6 0 40 34 8 60 30 92 0 118 26V80z', '#64788c', 0.5),
  ],
  yamauba: [
    shape('M-118 80V20C-96 4-84-44-66-52-50-40-30 10 0 24 30 10 56-62 76-66 92-54 104-10 118 6V80z', '#8fa083', 0.6),
    shape(circle(-92, -52, 13), '#c8562b'),
  ],
}
