/** The seven masks of the virtues, one temper each. */
import type { BitokuType } from '@bitoku/engine'
import { circle, ink, type Impression, line, oval, print, shape, solid, twice } from './pen.tsx'

const paper = '#fbf4e6'
const lips = '#a8321f'

const brows = {
  float: [shape(twice(oval(30, -44, 13, 6)), '#5c6664', 0.75)],
  bushy: [solid(twice('M10-32C24-50 46-48 58-32 44-38 24-38 10-32z'), ink, 2.4)],
  hoary: [solid(twice('M10-32C24-50 46-48 58-32 44-38 24-38 10-32z'), '#d9d5c8', 2.4)],
  fierce: [shape(twice('M6-18C18-30 40-46 58-46 54-34 28-22 8-10z'), ink)],
  soft: [line(twice('M14-34C26-42 42-42 52-34'), 3.4)],
} as const

const eyes = {
  open: [
    shape(twice('M12-14C22-24 42-24 52-14 42-9 22-9 12-14z'), ink),
    shape(twice('M20-15C26-18 34-18 40-15 34-12 26-12 20-15z'), paper),
    shape(twice(circle(30, -15, 2.6)), ink),
    line(twice('M10-20C22-31 44-31 56-18'), 3.2),
  ],
  closed: [line(twice('M12-14C22-26 42-26 52-14'), 5)],
  low: [line(twice('M12-18C22-8 42-8 52-18'), 5), line(twice('M14-24C26-28 40-28 50-24'), 2.2)],
  glare: [solid(twice(circle(32, -8, 13)), '#f3c64b', 3.8), shape(twice(circle(30, -7, 5)), ink)],
} as const

const mouths = {
  calm: [
    ...print('M-22 44C-12 36-4 40 0 41 4 40 12 36 22 44 14 56-14 56-22 44z', lips, 3),
    line('M-22 44C-10 48 10 48 22 44', 2.6),
  ],
  smile: [
    ...print('M-28 38C-14 46 14 46 28 38 22 60-22 60-28 38z', lips, 3),
    shape('M-20 43C-8 47 8 47 20 43L18 48C8 51-8 51-18 48z', paper),
  ],
  grim: [line('M-26 50C-14 40 14 40 26 50', 5), line('M-12 60H12', 2.6)],
  fangs: [
    ...print('M-32 40C-16 32 16 32 32 40 28 62-28 62-32 40z', '#4a1720', 3.4),
    shape('M-26 39l7 15 7-17zM12 37l7 17 7-15zM-8 57l4-8 4 8zM2 57l4-8 4 8z', paper),
  ],
} as const

interface Mask {
  readonly tone: string
  readonly brow: keyof typeof brows
  readonly eye: keyof typeof eyes
  readonly mouth: keyof typeof mouths
  readonly under?: readonly Impression[]
  readonly over?: readonly Impression[]
}

const horns: readonly Impression[] = [
  ...print(twice('M34-72C42-92 58-98 66-112 74-92 70-70 54-54z'), '#e9c98a', 3.5),
  line('M-10-66L0-50 10-66', 3),
]
const hair = shape('M-62-36C-56-66-34-80 0-80S56-66 62-36C46-58 20-62 0-62S-46-58-62-36z', '#26302e')
const dot = shape(circle(0, -54, 4.5), lips)
const blush = shape(twice(oval(44, 18, 11, 7)), '#d98c76', 0.45)
const cheeks = line(twice('M40 14C50 16 54 26 50 34'), 3.4)

const masks: Readonly<Record<BitokuType, Mask>> = {
  makoto: { tone: paper, brow: 'float', eye: 'open', mouth: 'calm', over: [hair, dot, blush] },
  chuugi: {
    tone: '#ebd3b4',
    brow: 'hoary',
    eye: 'open',
    mouth: 'calm',
    under: [
      ...print('M-46 44C-40 84-18 104 0 116 18 104 40 84 46 44z', '#d9d5c8', 3.5),
      line('M-20 76C-16 90-8 100-2 106M20 76C16 90 8 100 2 106M0 84V106', 2),
    ],
    over: [hair, dot, blush],
  },
  yu: { tone: '#c9573b', brow: 'fierce', eye: 'glare', mouth: 'fangs', over: [...horns, cheeks] },
  jin: { tone: '#f6e3d0', brow: 'float', eye: 'closed', mouth: 'smile', over: [hair, dot, blush] },
  rei: {
    tone: '#e7e2d2',
    brow: 'soft',
    eye: 'low',
    mouth: 'calm',
    over: [hair, dot, blush, line(twice('M24 30C32 34 36 42 34 50M44 4C50 8 54 14 54 20'), 2.4)],
  },
  gi: { tone: '#a9bfa2', brow: 'fierce', eye: 'glare', mouth: 'grim', over: [hair, dot, cheeks] },
  meijo: {
    tone: '#e9c566',
    brow: 'bushy',
    eye: 'open',
    mouth: 'smile',
    under: [
      ...print('M-50-62L-58-98-30-82-14-108 0-86 14-108 30-82 58-98 50-62z', '#b23a26', 3.5),
      solid(circle(0, -92, 5), '#f3c64b', 2.5),
    ],
    over: [hair, dot, blush],
  },
}

/** The impressions of a mask: its centre is the origin, it is about 160 wide and 200 high. */
export function mask(type: BitokuType): readonly Impression[] {
  const { tone, brow, eye, mouth, under = [], over = [] } = masks[type]
  return [
    line(twice('M66-6C78-2 80 10 74 20'), 4, lips),
    ...under,
    ...print('M0-84C44-84 66-58 66-18 66 34 36 84 0 84S-66 34-66-18C-66-58-44-84 0-84z', tone, 4.5),
    ...over,
    ...brows[brow],
    ...eyes[eye],
    line('M6-6C8 8 16 16 13 22 6 29-6 29-13 22', 3.6),
    ...mouths[mouth],
  ]
}
