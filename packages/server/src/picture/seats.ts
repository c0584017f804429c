/** The four seats as the table shows them: colour, crest and weave. Each crest lies around the middle, 24 wide. */

/** What a seat looks like. */
interface SeatLook {
  readonly cloth: string
  /** What is written on the cloth. */
  readonly ink: string
  readonly crest: string
  /** One repeat of its weave, 24 wide and high. */
  readonly weave: string
}

const cream = '#fbf3e0'
const ink = '#1e2624'

const turned = (count: number, drawing: string): string =>
  Array.from({ length: count }, (_, index) => `<g transform="rotate(${(360 / count) * index})">${drawing}</g>`).join('')

const disc = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`

/** A head at the top, and a tail that runs on along the rim. */
const comma =
  '<circle cy="-5.100" r="3.800"/><path d="M0-8.900C6.500-9.500 11.500-3.500 10.600 4.200C9.600-.5 7.200-2.800 3.400-3.400z"/>'

/** The looks by seat: shu, ai, yamabuki, asagi. */
export const seatLooks: readonly SeatLook[] = [
  { cloth: '#a8321f', ink: cream, crest: turned(3, comma), weave: '' },
  {
    cloth: '#24487f',
    ink: cream,
    crest: [-8, -2, 4].map((y) => `<rect x="-9" y="${y}" width="18" height="4.200"/>`).join(''),
    weave: '<path d="M0 6H24M0 18H24" stroke="#fff" stroke-width="4"/>',
  },
  {
    cloth: '#e8b02e',
    ink,
    crest: disc(0, -5.2, 4.7) + disc(-5.3, 4.8, 4.7) + disc(5.3, 4.8, 4.7),
    weave: `<g fill="${ink}">${disc(6, 6, 2.6)}${disc(18, 18, 2.6)}</g>`,
  },
  {
    cloth: '#5fb7c4',
    ink,
    crest:
      '<path fill-rule="evenodd" d="M0-10.500L10.500 0L0 10.500L-10.500 0zM0-5.500L-5.500 0L0 5.500L5.500 0zM0-2.700L2.700 0L0 2.700L-2.700 0z"/>',
    weave: `<path d="M12 3l9 9-9 9-9-9z" fill="none" stroke="${ink}" stroke-width="2"/>`,
  },
]
