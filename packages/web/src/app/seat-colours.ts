/** The colours that seats may have on this screen. Crest, pattern and corners of a seat stay as they are. */

/** A colour: its fill, the ink on it, and names written in it on paper, by day and by dusk. */
interface SeatColour {
  readonly fill: string
  readonly ink: string
  readonly day: string
  readonly dusk: string
}

const light = '#fbf3e0'
const dark = '#1e2624'

/** All colours that a seat may have. */
const palette = {
  shu: { fill: '#a8321f', ink: light, day: '#a8321f', dusk: '#f28e76' },
  ai: { fill: '#24487f', ink: light, day: '#24487f', dusk: '#8fb2ea' },
  yamabuki: { fill: '#e8b02e', ink: dark, day: '#7a5600', dusk: '#f0c050' },
  asagi: { fill: '#5fb7c4', ink: dark, day: '#1c6470', dusk: '#7ccbd6' },
  matsu: { fill: '#1d5c49', ink: light, day: '#1d5c49', dusk: '#74c3a0' },
  fuji: { fill: '#5e4390', ink: light, day: '#5e4390', dusk: '#c3a9ea' },
  sakura: { fill: '#eda3b8', ink: dark, day: '#8e2750', dusk: '#f4b6c8' },
  sumi: { fill: '#3a3f3d', ink: light, day: '#2c3130', dusk: '#c9cdc8' },
} as const satisfies Readonly<Record<string, SeatColour>>

/** The name of a colour. */
export type SeatColourName = keyof typeof palette

/** All colours by name. */
export const seatColourNames = Object.keys(palette) as readonly SeatColourName[]

/** The colours of the four seats as they come. */
export const firstSeatColours: readonly SeatColourName[] = ['shu', 'ai', 'yamabuki', 'asagi']

/** The colours after one seat has chosen: a colour that another seat had is exchanged. */
export function recolour(
  colours: readonly SeatColourName[],
  seat: number,
  colour: SeatColourName,
): readonly SeatColourName[] {
  return colours.map((one, index) => (index === seat ? colour : one === colour ? colours[seat] : one))
}

/** The properties of the page that the colours of the seats set; undefined where they are as they come. */
export function seatColourProperties(
  colours: readonly SeatColourName[],
): readonly (readonly [string, string | undefined])[] {
  return firstSeatColours.flatMap((own, seat) => {
    const name = colours[seat] ?? own
    const { fill, ink, day, dusk } = palette[name] ?? palette[own]
    const isOwn = name === own
    return [
      [`--seat-${seat}`, isOwn ? undefined : fill],
      [`--seat-${seat}-on`, isOwn ? undefined : ink],
      [`--seat-${seat}-name`, isOwn ? undefined : `light-dark(${day}, ${dusk})`],
    ] as const
  })
}
