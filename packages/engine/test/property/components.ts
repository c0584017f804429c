/** Which components of the game a run has used, and which never. */
import {
  decision,
  type Edition,
  favours,
  forest,
  type Game,
  type GameEvent,
  type MemoryEvent,
  moveKinds,
  pathNames,
  pending,
  reasons,
  regions,
  riverRegions,
  score,
  soloOptionNames,
  stepNames,
  warnings,
} from '../../src/index.ts'
import { ensure, type Step } from './checks/check.ts'

const colours = { dream: 'reaped', ingenuity: 'used', memory: 'paid' } as const

const each = (items: readonly { readonly id: string | number }[], kind: string, ...uses: readonly string[]): string[] =>
  items.flatMap(({ id }) => uses.map((use) => `${kind} ${id} ${use}`))

/** Moves that only other editions need: a choice of VP, a bundle inside a choice. */
const unused: readonly string[] = ['vp', 'begin']

/** Every component of an edition with every use it has. */
export function componentsOf(edition: Edition): readonly string[] {
  const { forest: ground, boards } = edition
  const paths = boards[4].paths
  return [
    ...each([...edition.startingYokai, ...edition.yokai], 'yokai', 'played', 'removed'),
    ...each(edition.buildings, 'building', 'built', 'used', 'used by another seat'),
    ...each(edition.ancientBuildings, 'ancient building', 'used'),
    ...each(edition.crystals, 'crystal', 'gained'),
    ...edition.crystals.map(({ id, colour }) => `crystal ${id} ${colours[colour]}`),
    ...each(edition.mitamas, 'mitama', 'gained', 'combined'),
    ...each(edition.dragonflies, 'dragonfly', 'gained', 'combined'),
    ...each(edition.gates, 'gate', 'entered'),
    ...each(edition.rocks, 'rock', 'gained'),
    ...each(edition.visions, 'vision', 'kept', 'completed'),
    ...each(edition.bitoku, 'bitoku', 'gained', 'completed'),
    ...each(ground.homeSpaces, 'home space', 'used'),
    ...riverRegions.flatMap((region) => ground.lines[region].map((line) => `line ${region} ${line.requires} taken`)),
    ...riverRegions.flatMap((hill) => favours.map((favour) => `favour ${hill} ${favour} taken`)),
    ...paths.flatMap((path) => path.forks.map((_, space) => `path ${path.id} ${space + 1} entered`)),
    ...regions.map((region) => `kodama ${region} at the end of its track`),
    ...edition.playerBoard.rockPath.pilgrimCosts.map((_, space) => `rock path ${space + 1} slept on`),
    ...moveKinds.filter((kind) => !unused.includes(kind)).map((kind) => `move ${kind} made`),
    ...[2, 3, 4].flatMap((seats) => [`game of ${seats} seats played`, `harder game of ${seats} seats played`]),
  ]
}

/** What the fuzzer also counts, though a run may well miss it. */
export const rarities: readonly string[] = [
  ...reasons.map((reason) => `reason ${reason} given`),
  ...warnings.map((warning) => `warning ${warning} given`),
  ...stepNames.map((step) => `Tengu step ${step} taken`),
  ...forest.tengu.map(({ id }) => `Tengu card ${id} active`),
  ...soloOptionNames.map((name) => `solo option ${name} played`),
]

/** What happens beside the payment of a memory crystal. */
const remembered: Readonly<Record<MemoryEvent, readonly GameEvent['type'][]>> = {
  build: ['built'],
  crystal: ['crystal-gained'],
  mitama: ['mitama-gained'],
  pair: ['combined'],
  kodama: ['kodama'],
  reach: ['entered'],
  complete: ['completed'],
  card: ['yokai-gained', 'bitoku-gained'],
}

/** The one memory crystal that can have paid in a move; undefined when it is not clear which. */
function memoryPaid({ after, seat, events }: Step): string | undefined {
  if (!events.some((event) => event.type === 'vp' && event.source === 'memory')) return undefined
  const { crystals } = after.tables.edition
  const owned = after.seats[seat].crystals.flatMap((crystal) => (crystal < 0 ? [] : [crystals[crystal]]))
  const possible = owned.filter(
    ({ memory }) => memory !== undefined && events.some((event) => remembered[memory.on].includes(event.type)),
  )
  return possible.length === 1 ? possible[0].id : undefined
}

function useOf(event: GameEvent, after: Game): readonly string[] {
  switch (event.type) {
    case 'played':
      return [`yokai ${event.card} played`]
    case 'virtue':
      return [`yokai ${event.card} removed`]
    case 'built':
      return [`building ${event.building} built`]
    case 'building-used': {
      const old = after.tables.edition.ancientBuildings.some(({ id }) => id === event.building)
      if (old) return [`ancient building ${event.building} used`]
      const by = event.owner === event.seat ? [] : [`building ${event.building} used by another seat`]
      return [`building ${event.building} used`, ...by]
    }
    case 'crystal-gained':
      return [`crystal ${event.crystal} gained`]
    case 'reaped':
      return [`crystal ${event.crystal} reaped`]
    case 'mitama-gained':
      return [`mitama ${event.mitama} gained`]
    case 'dragonfly-gained':
      return [`dragonfly ${event.dragonfly} gained`]
    case 'combined':
      return [`mitama ${event.mitama} combined`, `dragonfly ${event.dragonfly} combined`]
    case 'rock-gained':
      return [`rock ${event.rock} gained`]
    case 'vision-gained':
      return [`vision ${event.vision} kept`]
    case 'bitoku-gained':
      return [`bitoku ${event.bitoku} gained`]
    case 'completed':
      return [`bitoku ${event.bitoku} completed`]
    default:
      return useOfPlace(event, after)
  }
}

function useOfPlace(event: GameEvent, after: Game): readonly string[] {
  switch (event.type) {
    case 'die-placed':
      return event.space === undefined ? [] : [`home space ${event.space} used`]
    case 'forest-action':
      return [`line ${event.region} ${event.requires} taken`]
    case 'favour-covered':
      return event.taken ? [`favour ${event.hill} ${event.favour} taken`] : []
    case 'kodama':
      return event.to === after.tables.trackEnd ? [`kodama ${event.region} at the end of its track`] : []
    case 'rock-pilgrim':
      return [`rock path ${event.space} slept on`]
    case 'entered': {
      const place = `path ${event.path} ${event.space} entered`
      if (event.side === 'light') return [place]
      const gate = after.gates[pathNames.indexOf(event.path) * after.tables.trunkLength + event.space - 1]
      return [place, `gate ${after.tables.edition.gates[gate].id} entered`]
    }
    case 'tengu-step':
      return event.not === undefined ? [`Tengu step ${event.step} taken`] : []
    case 'tengu-dice':
      return [`Tengu card ${event.card} active`]
    default:
      return []
  }
}

/** The ingenuity crystal that a move uses. */
function ingenuityOf({ before, seat, option }: Step): readonly string[] {
  if (option.move !== 'ingenuity') return []
  const player = before.seats[seat]
  const space = player.frames.at(-1)?.n ?? 0
  return [`crystal ${before.tables.edition.crystals[player.crystals[space]].id} used`]
}

/** The components that a move uses. */
export function usesOf(step: Step): readonly string[] {
  const memory = memoryPaid(step)
  return [
    `move ${moveKinds[step.option.code & 63]} made`,
    ...ingenuityOf(step),
    ...(memory === undefined ? [] : [`crystal ${memory} paid`]),
    ...step.events.flatMap((event) => useOf(event, step.after)),
  ]
}

/** What a finished game shows. */
export function usesOfGame(game: Game): readonly string[] {
  const { seats, harder, solo } = game.rules
  return [
    `${harder ? 'harder ' : ''}game of ${seats} seats played`,
    ...score(game).flatMap(({ visions }) =>
      visions.filter((line) => line.completed).map((line) => `vision ${line.vision} completed`),
    ),
    ...soloOptionNames.filter((name) => solo?.[name] === true).map((name) => `solo option ${name} played`),
  ]
}

/** The reasons and warnings of the present decisions. */
export function usesOfDecisions(game: Game): readonly string[] {
  return pending(game).flatMap((seat) => {
    const asked = decision(game, seat)
    ensure(asked !== undefined, `seat ${seat} is asked but has no decision`)
    return [
      ...asked.impossible.map(({ reason }) => `reason ${reason} given`),
      ...asked.options.flatMap((option) => option.warnings.map((warning) => `warning ${warning} given`)),
    ]
  })
}
