/** What happened, as short English phrases whose subject is the seat: the log of the terminal. */
import { type GameEvent, resources } from '@bitoku/engine'

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>

/** Phrases by the type of event; undefined where another phrase says it, or nobody needs it. */
type Phrases = { readonly [Type in GameEvent['type']]?: (event: EventOf<Type>) => string | undefined }

const letters = 'abcd'
const plural = (count: number, thing: string): string => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`)
const place = (name: string): string => name[0].toUpperCase() + name.slice(1)
const amulets = (values: readonly number[]): string => values.map((value) => `+${value}`).join(' ')

const goods = (counts: readonly number[]): string =>
  resources.flatMap((resource, at) => (counts[at] === 0 ? [] : [`${counts[at]} ${resource}`])).join(' and ')

const silent = (): undefined => undefined

const phrases: Phrases = {
  // The course of the year has headings of its own.
  phase: silent,
  order: silent,
  turn: silent,
  ended: silent,
  'hills-dealt': silent,
  'display-refilled': silent,
  // What only its seat may see, what the next event says, what did not happen.
  saw: silent,
  looked: silent,
  skipped: silent,
  lapsed: silent,
  'winter-chosen': silent,
  drew: ({ count }) => `draws ${plural(count, 'card')}`,
  reshuffled: ({ deck }) => `shuffles the ${deck} discard pile`,
  discarded: ({ card }) => `discards ${card}`,
  reaped: ({ crystal }) => `reaps ${crystal}`,
  played: ({ card, space }) => `plays ${card} on space ${space}`,
  unlocked: ({ die }) => `unlocks die ${die}`,
  'pilgrim-removed': ({ die }) => `gives up a pilgrim for die ${die}`,
  'amulets-spent': ({ values }) => `spends ${amulets(values)}`,
  'die-placed': ({ die, value, region, space }) =>
    `places die ${die} (${value}) in ${place(region)}${space === undefined ? '' : `, space ${space}`}`,
  'forest-action': ({ requires }) => `forest action ${requires}`,
  copied: ({ of, die }) => `copies die ${die} of ${letters[of]}`,
  'building-used': ({ building, owner }) => `uses ${building}${owner === undefined ? '' : ` of ${letters[owner]}`}`,
  'bonus-owed': () => 'is owed an owner’s bonus',
  crossed: ({ die, value, hill }) => `crosses with die ${die} (now ${value}) to the hill of ${place(hill)}`,
  'favour-covered': ({ favour, hill, taken }) =>
    `${taken ? 'takes' : 'declines'} the favour ${favour} of ${place(hill)}`,
  passed: () => 'passes',
  vp: ({ n }) => `+${n} VP`,
  gained: ({ resources: counts }) => `gains ${goods(counts)}`,
  paid: ({ resources: counts }) => (goods(counts) === '' ? undefined : `pays ${goods(counts)}`),
  amulet: ({ value }) => `gains a +${value} amulet`,
  kodama: ({ region, to }) => `kodama of ${place(region)} to ${to}`,
  pushed: ({ of, region, to }) => `pushes ${letters[of]}’s kodama of ${place(region)} to ${to}`,
  'bitoku-gained': ({ bitoku }) => `gains the bitoku ${bitoku}`,
  'yokai-gained': ({ card }) => (card === undefined ? 'keeps a yokai unseen' : `gains ${card}`),
  completed: ({ bitoku }) => `completes ${bitoku}`,
  pilgrimage: ({ path, space }) => `sends a pilgrim to ${path} ${space}`,
  walked: ({ path, space }) => `walks to ${path} ${space}`,
  entered: ({ path, side }) => `enters ${side === 'gate' ? 'a gate' : 'an illumination space'} of the ${path} path`,
  built: ({ building, region }) => `builds ${building} in ${place(region)}`,
  'crystal-gained': ({ crystal, space }) => `puts ${crystal} on space ${space}`,
  'mitama-gained': ({ mitama }) => `gains the mitama ${mitama}`,
  'dragonfly-gained': ({ dragonfly }) => `gains the dragonfly ${dragonfly}`,
  combined: ({ mitama, dragonfly }) => `combines ${mitama} with ${dragonfly}`,
  'rock-gained': ({ rock }) => `gains ${rock}`,
  'rock-pilgrim': ({ space }) => `sends a pilgrim to rock space ${space}`,
  'vision-gained': ({ vision }) => `keeps ${vision}`,
  'visions-declined': () => 'declines the visions',
  'dice-home': ({ dice }) => `brings the dice home as ${dice.join(' ')}`,
  virtue: ({ card }) => `uses the virtue of ${card}`,
  'rock-gone': ({ rock }) => `${rock} leaves the garden`,
  'tengu-dice': ({ dice, card }) => `rolls ${dice.join(' and ')} for ${card}`,
  'tengu-step': ({ step, not }) => (not === undefined ? `step ${step}` : undefined),
  'tengu-roll': silent,
  'tengu-row': silent,
  'tengu-turned': ({ card }) => `turns ${card}`,
  'tengu-attitude': ({ active }) => (active ? 'is roused' : 'calms down'),
  'tengu-lost': ({ what }) => `finds no use for its ${what === 'mp' ? 'step' : what}`,
}

/** The phrase of an event; undefined when the log needs none. A type that is new to this table is shown by its name. */
export function phraseOf(event: GameEvent): string | undefined {
  // The table has the right function for every type, which the compiler cannot follow through the union.
  const phrase = phrases[event.type] as ((event: GameEvent) => string | undefined) | undefined
  return phrase === undefined ? event.type.replaceAll('-', ' ') : phrase(event)
}
