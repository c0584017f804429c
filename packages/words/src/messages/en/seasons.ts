/** English: the parts of a year. */

/** The seasons and the phases in them. */
export const seasons = {
  'season.spring': 'Spring',
  'season.reaping': 'Spring, reaping',
  'season.summer': 'Summer',
  'season.autumn': 'Autumn',
  'season.winter': 'Winter',
  'season.ascension': 'Ascension',
  'season.over': 'End of the game',
  'season.ofYear': 'Year {year}: {season}',
}
