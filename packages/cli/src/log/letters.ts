/** Seats are called by letters: short, and the same in every language. */

/** The letter of a seat: A is the first. */
export const letterOf = (seat: number): string => 'ABCD'[seat]
