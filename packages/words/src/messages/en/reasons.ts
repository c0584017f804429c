/** English: why something is not possible. */

/** The reasons. */
export const reasons = {
  'reason.card-spaces-full': 'All three card spaces are full',
  'reason.die-locked': 'This die is locked, and there is no pilgrim to spend for it',
  'reason.die-below': 'Needs a die of {needs} or more; yours is {has}',
  'reason.region-full': 'All die spaces of this region are taken',
  'reason.space-taken': 'This space is taken',
  'reason.home-has-no-river': 'A die in the Home cannot cross the river',
  'reason.die-too-weak': 'A die of 1 cannot cross the river',
  'reason.hill-full': 'No free die space on that hill',
  'reason.cards-left':
    'Not before all card spaces are full: {n, plural, one {# card still to play} other {# cards still to play}}',
  'reason.dice-left':
    'Not before all dice are on the main board: {n, plural, one {# die still to use} other {# dice still to use}}',
  'reason.forest-closed': 'A die of {others} lies there; yours is only {has}',
  'reason.forest-needs-higher': 'Needs a die higher than {others}; yours is {has}',
  'reason.forest-needs-amulet': 'Against a 6, a forest action costs an amulet, and there is none',
  'reason.built-this-turn': 'Built this very turn: usable from the next one',
  'reason.nothing-possible': 'Nothing of it is possible now',
  'reason.no-counter': 'No building counter left',
  'reason.cannot-pay': 'Not enough resources to pay for it',
  'reason.no-free-space': 'No free space of its type in any region',
  'reason.no-space-of-colour': 'No free space of this colour on your board',
  'reason.rock-path-full': 'Your rock path is full',
  'reason.garden-empty': 'No rock is left in the garden',
  'reason.no-pilgrim': 'No pilgrim is awake on your board',
  'reason.no-rock-beside': 'None of your rocks lies beside this space',
  'reason.track-end': 'Your kodama is already at the end of its track',
  'reason.last-space-taken': 'The last space of the track holds another kodama',
  'reason.nothing-to-push': 'No other kodama can be pushed back',
  'reason.bridge':
    'The bridge asks for {needs, plural, one {# completed bitoku card} other {# completed bitoku cards}}; you have {has}',
  'reason.side-path-full': 'All places of this side path are taken',
  'reason.already-in-side-path': 'A pilgrim of yours is already on this side path',
  'reason.nothing-to-complete': 'No bitoku card left to complete on your path',
  'reason.no-locked-die': 'None of your dice is locked',
  'reason.no-cards': 'No cards left to take',
  'reason.nothing-to-copy': 'No die of another player offers anything to copy',
  'reason.favour-covered': 'This favour is already covered this year',
  'reason.no-card': 'No card is left on this hill',
  'elsewhere.ask': '{why}. {question}',
  'elsewhere.card': '{now, select, turn {No card can be played here now} other {Playing a card is a turn of its own}}',
  'elsewhere.dieSpace':
    '{now, select, turn {None of your dice can be placed now} other {Placing a die is a turn of its own}}',
  'elsewhere.die':
    '{now, select, turn {This die has done all it can this year} other {Using a die is a turn of its own}}',
  'elsewhere.otherDie': 'This die is another player’s',
  'elsewhere.hill':
    '{now, select, can {Choose the die that is to cross the river} turn {None of your dice can cross the river now} other {Crossing the river is a turn of its own}}',
  'elsewhere.favour': 'A favour is chosen when a die crosses the river to its hill',
  'elsewhere.line': 'Used by placing a die in this region',
  'elsewhere.effect': 'This needs an effect that allows it',
}
