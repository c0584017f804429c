/** Colours and weights of the terminal. Node leaves them out where the output is no terminal or NO_COLOR is set. */
import { stripVTControlCharacters, styleText } from 'node:util'

const seatColours = ['cyan', 'magenta', 'yellow', 'green'] as const

/** A heading. */
export const paintHeading = (text: string): string => styleText('bold', text)

/** What matters less. */
export const paintAside = (text: string): string => styleText('dim', text)

/** Text in the colour of a seat. */
export const paintSeat = (seat: number, text: string): string => styleText(seatColours[seat], text)

/** How many columns a text takes, its colours not counted. */
export const widthOf = (text: string): number => stripVTControlCharacters(text).length
