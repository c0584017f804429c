/** Kitsune: foxes. */
import { one } from './chance.ts'
import { circle, ink, type Impression, line, print, shape, twice } from './pen.tsx'

const red = '#b23a2b'
const white = '#fbf4e8'

const drop = `M0-44C8-34 10-24 0-14-10-24-8-34 0-44z${circle(-14, -32, 4)}${circle(14, -32, 4)}`
const crescent = 'M-16-38C-8-26 8-26 16-38 14-18-14-18-16-38z'
const flames =
  'M0-46C7-38 7-30 0-22-7-30-7-38 0-46zM-15-38C-9-34-8-28-11-21-18-25-19-32-15-38zM15-38C9-34 8-28 11-21 18-25 19-32 15-38z'

const opened: readonly Impression[] = [
  shape(twice('M12 8C20-4 36-8 46-6 42 8 26 16 12 8z'), ink),
  shape(twice('M22 4C26-1 33-3 38-3 35 4 28 7 22 4z'), '#f3c64b'),
  shape(twice(circle(30, 1, 2.8)), ink),
  line(twice('M50-12C56-18 60-20 66-20'), 4, red),
]

const closed: readonly Impression[] = [
  line(twice('M12 2C20 14 38 12 46-6'), 5.5),
  line(twice('M44-12C50-14 56-18 60-24M24-12C30-14 36-14 42-12'), 3.8, red),
]

/** The impressions of a kitsune. */
export function kitsune(next: () => number, skin: string): readonly Impression[] {
  const eyes = one(next, [opened, closed])
  const mark = one(next, [drop, crescent, flames])
  const robe = one(next, ['#7e2a3e', '#3a4e68', '#4a5a35'])
  const bell = next() > 0.55
  return [
    ...print('M-70 96C-62 66-36 52 0 52S62 66 70 96z', robe),
    line('M-40 68C-20 84 20 84 40 68', 6, '#e9c98a'),
    line('M-40 65C-20 81 20 81 40 65', 2.4),
    ...(bell ? print(circle(0, 80, 10), '#e9c98a', 3) : []),
    ...print(twice('M14-44C22-66 44-82 64-86 70-58 66-32 52-12z'), skin),
    shape(twice('M30-46C36-58 46-68 57-73 60-56 57-40 50-28z'), red),
    ...print(
      'M0-50C30-50 50-34 54-10 58 4 70 12 82 16 70 28 54 32 42 32 34 48 16 66 0 68-16 66-34 48-42 32-54 32-70 28-82 16-70 12-58 4-54-10-50-34-30-50 0-50z',
      skin,
    ),
    ...(skin === white
      ? []
      : [shape('M0 4C18 8 36 22 42 32 34 48 16 66 0 68-16 66-34 48-42 32-36 22-18 8 0 4z', white)]),
    ...eyes,
    shape(mark, red),
    line(twice('M44 20C52 22 60 22 66 20M40 27C46 30 52 31 58 30'), 3, red),
    shape('M-9 44C-6 39 6 39 9 44 8 51 3 54 0 54S-8 51-9 44z', ink),
    line('M0 54V58M-18 52C-12 62-4 62 0 58 4 62 12 62 18 52', 3.4),
  ]
}
