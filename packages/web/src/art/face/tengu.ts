/** The face of the Tengu. */
import { circle, ink, type Impression, line, print, shape, solid, twice } from './pen.tsx'

const white = '#f4eee0'

/** The impressions of the Tengu: its centre is the origin, it is about 220 wide and 180 high. */
export const tenguFace: readonly Impression[] = [
  ...print(twice('M20-66C60-84 96-60 112-30 92-36 84-30 86-20 70-26 62-18 66-8z'), '#2c3836', 3.5),
  ...print('M0-70C42-70 62-44 62-8 62 38 34 74 0 76-34 74-62 38-62-8-62-44-42-70 0-70z', '#b23a26', 4.5),
  solid(twice('M8-12L52-34 56-22 12 0z'), white, 3),
  solid(twice('M12 4C22-6 40-8 48 0 40 12 22 14 12 4z'), '#f3c64b', 3.5),
  shape(twice(circle(29, 3, 4.5)), ink),
  line(twice('M36 26C42 34 42 44 36 50'), 3),
  ...print('M-12 6C-14 30-18 56-10 74-4 84 8 84 12 74 18 56 14 30 12 6', '#c94a33', 4.5),
  shape('M-4 12C-6 32-8 54-4 70', '#e3836b', 0.7),
  solid(twice('M16 50C28 42 44 46 52 60 40 58 30 62 22 72z'), white, 3),
  ...print('M-22-68L-14-92H14L22-68z', '#26302e', 4),
  shape(circle(0, -78, 4), '#c9a24a'),
  line('M-50-50C-24-66 24-66 50-50', 3, white),
]
