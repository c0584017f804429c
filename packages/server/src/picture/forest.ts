/** The forest behind everything: a sky, its light, hills, trees and what is in the air, in the colours of the season. */
import type { Shared } from '@bitoku/words'

/** The picture is as wide and as high as those who show links want it. */
export const pictureSize = { width: 1200, height: 630 } as const

/** The colours of a time of the year or of the day. */
export interface Mood {
  /** The sky, from above to below. */
  readonly sky: readonly [string, string]
  readonly light: string
  /** How strong the light is. */
  readonly glow: number
  /** The hills from the farthest to the nearest. */
  readonly hills: readonly [string, string, string]
  readonly ink: string
  /** What is in the air. */
  readonly air: string
}

const ink = '#1e2624'
const cream = '#fbf3e0'

const petal = '<path d="M0-9C7-5 7 5 0 9C-7 5-7-5 0-9z" fill="#df8ea2"/>'
const mote = '<circle r="4.500" fill="#fbf3e0"/>'
const leaf = '<path d="M0-14L4-5L12-9L8 0L13 5L3 5L0 14L-3 5L-13 5L-8 0L-12-9L-4-5z" fill="#b8451f"/>'
const flake =
  '<path d="M0-10V10M-8.700-5L8.700 5M-8.700 5L8.700-5" stroke="#fff" stroke-width="3.400" stroke-linecap="round"/>'
const firefly = '<circle r="9" fill="#f3c64b" opacity=".25"/><circle r="3.600" fill="#ffe9a6"/>'

const moods = {
  morning: {
    sky: ['#efe3c8', '#f8f1df'],
    light: '#c8452e',
    glow: 0.5,
    hills: ['#c9d3b8', '#8fac8c', '#2f6b50'],
    ink,
    air: mote,
  },
  spring: {
    sky: ['#f3cfd4', '#faeedd'],
    light: '#fdf6ea',
    glow: 0.75,
    hills: ['#d5dcc0', '#9dbd97', '#3f7a5c'],
    ink,
    air: petal,
  },
  summer: {
    sky: ['#b9dcd6', '#f2efd6'],
    light: '#f3c64b',
    glow: 0.55,
    hills: ['#b6d0a4', '#6da37c', '#1d5c49'],
    ink,
    air: mote,
  },
  autumn: {
    sky: ['#f1c48f', '#faead0'],
    light: '#e2703a',
    glow: 0.5,
    hills: ['#e0b878', '#c27a3e', '#7c3a1c'],
    ink,
    air: leaf,
  },
  winter: {
    sky: ['#b4c8d6', '#eaf0f1'],
    light: '#fbfbf6',
    glow: 0.7,
    hills: ['#c3d3dc', '#8ba7ba', '#3a5f80'],
    ink,
    air: flake,
  },
  dusk: {
    sky: ['#101a24', '#2b4358'],
    light: '#f3c64b',
    glow: 0.22,
    hills: ['#24394a', '#182b33', '#0d181a'],
    ink: cream,
    air: firefly,
  },
} as const satisfies Readonly<Record<string, Mood>>

const seasons = {
  spring: 'spring',
  reaping: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  winter: 'winter',
  ascension: 'dusk',
  over: 'dusk',
} as const

/** The colours that go with what a link leads to. */
export function moodOf(shared: Shared): Mood {
  if (shared.state === 'waiting') return moods.morning
  return shared.state === 'live' || shared.state === 'position' ? moods[seasons[shared.phase]] : moods.dusk
}

const cedar = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y})scale(${scale})" d="M0 0L-20-30H-10L-28-60H-13L-26-92H-11L0-130L11-92H26L13-60H28L10-30H20z"/>`

const hill = (fill: string, y: number, rise: number, shift: number): string =>
  `<path d="M0 630V${y}Q${150 + shift} ${y - rise} ${320 + shift} ${y - rise * 0.35}T${660 + shift} ${y - rise * 0.5}T${980 + shift} ${y - rise * 0.2}T1200 ${y - rise * 0.6}V630z" fill="${fill}"/>`

/** Where things are in the air: beside what is written, not on it. */
const airy = [
  [58, 188, 12],
  [26, 330, 70],
  [70, 470, 130],
  [1150, 210, 40],
  [1176, 352, 95],
  [1128, 476, 160],
  [340, 30, 200],
  [560, 24, 250],
  [1010, 142, 300],
  [620, 150, 20],
] as const

/** A kodama that looks on. */
const kodama = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y})scale(${scale})"><path d="M0-44C13-44 20-35 19-25C18-19 14-16 12-14C16-9 18-2 18 12H-18C-18-2-16-9-12-14C-14-16-18-19-19-25C-20-35-13-44 0-44z" fill="${cream}" stroke="${ink}" stroke-width="3"/><g fill="${ink}"><circle cx="-7" cy="-27" r="3.600"/><circle cx="7" cy="-27" r="3.600"/><ellipse cy="-18" rx="2.600" ry="3.200"/></g></g>`

/** The forest without anything of a table in it. */
export function forest({ sky: [above, below], light, glow, hills: [far, middle, near], air }: Mood): string {
  const { width, height } = pictureSize
  const back = [90, 170, 1040, 1120, 600].map((x, index) => cedar(x, 520, 0.9 + (index % 3) * 0.22)).join('')
  const front = [18, 108, 1104, 1186].map((x, index) => cedar(x, 648, 1.25 + (index % 2) * 0.5)).join('')
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${above}"/><stop offset=".75" stop-color="${below}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="600" cy="330" r="310" fill="${light}" opacity="${glow}"/>`,
    hill(far, 470, 130, -40),
    `<g fill="${middle}">${back}</g>`,
    hill(middle, 535, 90, 60),
    hill(near, 600, 60, -90),
    `<g fill="${near}">${front}</g>`,
    kodama(232, 606, 0.9),
    kodama(286, 616, 0.7),
    kodama(968, 610, 0.85),
    airy.map(([x, y, turn]) => `<g transform="translate(${x} ${y})rotate(${turn})">${air}</g>`).join(''),
  ].join('')
}
