/** English: hints of the bots. */

/** What a hint says, and the lines of the sheet as it names them (`hintLine`). */
export const hints = {
  'hint.expected':
    'Expected at the end: {own} VP against {rival} VP of {tengu, select, yes {the Tengu} other {the best rival}}',
  'hint.thumb': 'By rule of thumb: what the bots have learnt does not fit this game, or could not be fetched',
  'hint.soon':
    'After a few turns: {own} VP against {rival} VP of {tengu, select, yes {the Tengu} other {the best rival}}',
  'hint.win': 'Chance to win: {n} %',
  'hint.place': 'Place on average: {n}',
  'hint.second': 'The second choice: {label}',
  'hint.difference': 'Compared with the second choice: {n} VP ahead. By source: {list}',
  'hint.sources': 'Compared with the second choice, by source: {list}',
  'hint.rival': '{tengu, select, yes {the Tengu} other {the best rival}}',
  'hint.rest': 'all other lines',
  'hint.part': '{line} {n}',
  'hint.reveals': 'Something hidden comes up on the way: what follows is decided then',
  'hint.spread': 'Luck of the next turns: the expected lead may well become {n} VP larger or smaller',
  'hint.close':
    'A close call: the two best choices are as good as each other, as far as one can tell{error, select, 0 {} other { (± {error} VP)}}',
  'hint.clear': 'A clear choice: {n} VP better than the second one{error, select, 0 {} other { (± {error} VP)}}',
  'hint.untried': 'Too little could be tried in the time to compare the two best choices: this is a first impression',
  'hint.single': 'No other choice comes near',
  'hintLine.virtue': 'spirits’ virtues',
  'hintLine.paths': 'illumination and {style, select, term {torii} other {gates}}',
  'hintLine.completed': 'completed bitoku cards',
  'hintLine.tiles': '{style, select, term {mitamas} other {souls}} and dragonflies',
  'hintLine.crystals': 'effects of crystals',
  'hintLine.other': 'other effects',
  'hintLine.bitoku': 'bitoku types',
  'hintLine.treasures': 'lake treasures',
  'hintLine.rocks': 'rocks',
  'hintLine.dice': 'dice and resources',
  'hintLine.visions': 'visions',
  'hintLine.board': 'buildings and crystal spaces',
  'hintLine.first': 'turn order',
}
