/** English: the chapters. */

/** Their titles. */
export const chapters = {
  game: 'The game',
  setup: 'Set-up',
  spring: 'Spring',
  summer: 'Summer',
  kodamas: 'Kodamas',
  paths: 'Paths',
  tiles: 'Tiles and cards',
  winter: 'Autumn and Winter',
  ascension: 'The Ascension',
  solo: 'Solo',
  edition: 'This edition',
} as const
