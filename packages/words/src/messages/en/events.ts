/** English: the log, one line for each event. */

/** The lines of the log. */
export const events = {
  'event.order': 'The turn order is now {list}',
  'event.drew': '{seat} draws {n, plural, one {# card} other {# cards}}',
  'event.looked':
    '{seat} looks at {deck, select, vision {{n, plural, one {# vision} other {# visions}}} yokai {{n, plural, one {# yokai} other {# yokai}}} other {{n, plural, one {# bitoku card} other {# bitoku cards}}}}',
  'event.saw': '{seat} sees {list}',
  'event.reshuffledOwn': '{seat} shuffles the discard pile into a new deck',
  'event.reshuffled':
    'The discard pile becomes a new {deck, select, yokai {yokai deck} bitoku {bitoku deck} other {Tengu deck}}',
  'event.discarded': '{seat} discards {card}',
  'event.reaped': '{seat} reaps the {crystal}',
  'event.played': '{seat} plays {card} on card space {space}',
  'event.unlocked': '{seat} unlocks the die showing {value}',
  'event.pilgrim-removed': '{seat} removes a pilgrim to use the locked die showing {value}',
  'event.amulets-spent': '{seat} spends amulets: {list}',
  'event.die-placed': '{seat} places a die of {value}{raised, select, =none {} other { ({raised})}} {where}',
  'event.dieHome':
    '{seat} places a die of {value}{raised, select, =none {} other { ({raised})}} in the Home, space {space}{drop, plural, =0 {} other {; it now shows {now}}}',
  'event.forest-action': '{seat} takes the forest action for {requires} or more {where}',
  'event.copied': '{seat} acts in the place of {of} (die of {value})',
  'event.building-used': '{seat} uses {building}{owner, select, =none {} other { (owner: {owner})}}',
  'event.bonus-owed': '{seat} may choose an owner’s bonus',
  'event.crossed':
    '{seat} crosses the river {where} with a die of {value}{toll, plural, =0 {} other {; it now shows {now}}}',
  'event.favour-covered':
    '{taken, select, yes {{seat} takes a favour {where}} other {{seat} covers a favour {where} without taking it}}: {what}',
  'event.passed': '{seat} passes',
  'event.vp': '{seat} gains {n} VP ({source})',
  'event.gained': '{seat} gains {list}',
  'event.paid': '{seat} pays {list}',
  'event.amulet': '{seat} gains a +{value} amulet',
  'event.kodama': '{seat} advances a kodama {where}: {from} → {to}',
  'event.pushed': '{seat} pushes a kodama of {of} back {where}: {from} → {to}',
  'event.bitoku-gained': '{seat} adds {bitoku} to the bitoku path',
  'event.yokai-gained': '{seat} gains {card}',
  'event.yokaiSecret': '{seat} keeps a yokai of the common deck',
  'event.completed': '{seat} completes {bitoku}',
  'event.pilgrimage': '{seat} sends a pilgrim to trunk space {space} {where}',
  'event.walked': '{seat} walks a pilgrim on to trunk space {space} {where}',
  'event.entered':
    '{seat} leads a pilgrim to {side, select, light {a place of illumination} other {a {style, select, term {torii} other {gate}}}} {where}, place {place} at trunk space {space}',
  'event.built': '{seat} builds {building} {where}',
  'event.crystal-gained': '{seat} takes the {crystal}',
  'event.mitama-gained': '{seat} takes {tile} from slot {slot}',
  'event.dragonfly-gained': '{seat} takes the {tile} from slot {slot}',
  'event.combined': '{seat} combines {mitama} with {dragonfly}',
  'event.rock-gained': '{seat} takes the {rock}',
  'event.rock-pilgrim': '{seat} places a pilgrim on space {space} of the rock path',
  'event.vision-gained': '{seat} keeps the {vision}',
  'event.visions-declined': '{seat} keeps no vision',
  'event.skipped': '{seat} skips the rest',
  'event.lapsed': '{seat}: nothing more is possible, the rest lapses',
  'event.winter-chosen': '{seat} is ready for Winter',
  'event.dice-home': '{seat} brings the dice home: {list}',
  'event.virtue': '{seat} removes {card} for its virtue: {vp} VP',
  'event.hills-dealt': 'New cards on the hills: {list}',
  'event.display-refilled':
    'New {display, select, building {buildings} crystal {crystals} mitama {{style, select, term {mitamas} other {souls}}} other {dragonflies}} are laid out{gone, select, =none {} other {; {gone} leaves the game}}',
  'event.rock-gone': 'The {rock} leaves the game',
  'event.tengu-dice':
    '{seat} rolls {one} and {other}: the {place, select, left {left} middle {middle} other {right}} card, {card}',
  'event.tengu-step': '{seat}, step {step}: {what}',
  'event.tenguStepNot': '{seat}, step {step} does not hold: {why}',
  'event.tengu-roll':
    '{seat} rolls a die for {what, select, card {one of two cards} other {a slot of the display}}: {die}',
  'event.tengu-turned': '{seat} turns {card}',
  'event.tengu-row': 'The row of {seat} is now {list}',
  'event.tengu-attitude': '{seat}: the attitude is now {active, select, yes {active} other {inactive}}',
  'event.tengu-lost':
    '{seat} gets nothing: {what, select, mp {nowhere to move} mitama {no {style, select, term {mitama} other {soul}} to take} dragonfly {no dragonfly to take} crystal {no crystal to take} other {no building that fits}}',
  'event.ended': 'The game is over. {winner} wins; the ranking: {list}',
}
