/** English: warnings before waste. */

/** The warnings. */
export const warnings = {
  'warning.amulet-excess': 'Part of the amulets is lost: a die never goes above 6',
  'warning.pilgrim-gone': 'This removes a pilgrim from the game for good',
  'warning.no-forest-action': 'A higher die lies there: no forest action',
  'warning.no-favour': 'No favour is left there: the die crosses for nothing',
  'warning.reward-lost': 'What is skipped is lost',
  'warning.harder-amulet': 'This spends an amulet without raising the die',
  'warning.crossing-left': 'A die could still cross the river for a favour: the last chance this year',
  'warning.part-lapses': 'Part of this is not possible now and is lost',
  'warning.discount-excess': 'The discount is greater than the price: the rest of it is lost',
  'warning.discount-lost': 'The discount is kept for another purchase, but you cannot afford one',
}
