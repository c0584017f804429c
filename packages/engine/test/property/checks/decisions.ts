/** Decisions explain themselves (G-10): options, reasons, trail, gains. */
import {
  type Change,
  type ChangedThing,
  copy,
  type Decision,
  decision,
  type ExplainedOption,
  frameKinds,
  type Game,
  legalMoves,
  moveKinds,
  options,
  pending,
  play,
  reasons,
  warnings,
} from '../../../src/index.ts'
import { type Check, ensure, ensureSame } from './check.ts'

/** The choices that may be declined; of a favour one declines by covering it, of two visions by taking neither. */
const skippable: readonly string[] = ['effect', 'region', 'lines', 'card', 'combine', 'reap', 'virtue']

const changeOf = (before: Game, after: Game, seat: number): Omit<Change, 'things'> => {
  const [former, now] = [before.seats[seat], after.seats[seat]]
  const difference = (key: 'resources' | 'amulets' | 'kodamas'): number[] =>
    now[key].map((n, index) => n - former[key][index])
  return {
    resources: difference('resources'),
    amulets: difference('amulets'),
    vp: now.vp - former.vp,
    pilgrims: now.pilgrims - former.pilgrims,
    kodamas: difference('kodamas'),
  }
}

/** How many things of each kind a seat has that can be told by counting. */
function countThings({ seats }: Game, seat: number): Readonly<Partial<Record<ChangedThing['kind'], number>>> {
  const { bitoku, completed, visions, rocks, crystals, built, mitamas, dragonflies, pairs } = seats[seat]
  return {
    bitoku: bitoku.length,
    completed,
    vision: visions.length,
    rock: rocks.length,
    crystal: crystals.filter((tile) => tile >= 0).length,
    building: built,
    mitama: mitamas.length + pairs.length,
    dragonfly: dragonflies.length + pairs.length,
  }
}

/** A move tells of every thing that it brings. */
function checkThings(before: Game, after: Game, seat: number, { move, change }: ExplainedOption): void {
  const [former, now] = [countThings(before, seat), countThings(after, seat)]
  for (const kind of ['bitoku', 'completed', 'vision', 'rock', 'crystal', 'building', 'mitama', 'dragonfly'] as const) {
    const told = change.things.filter((thing) => thing.kind === kind).reduce((sum, { n }) => sum + n, 0)
    const came = (now[kind] ?? 0) - (former[kind] ?? 0)
    ensure(told === came, `${move} is said to bring ${told} of ${kind}; it brings ${came}`)
  }
}

/** A virtue brings what was said when everybody has chosen. */
function checkVirtue(game: Game, seat: number, { move, change }: ExplainedOption): void {
  const events = [...play(game, seat, move)]
  while (game.phase === 'winter') {
    const [other] = pending(game)
    events.push(...play(game, other, options(game, other)[0]))
  }
  const told = events.find((event) => event.type === 'virtue' && event.seat === seat)
  ensure(told?.type === 'virtue', `${move} is not carried out`)
  ensure(told.vp === change.vp, `${move} is said to bring ${change.vp} VP; it brings ${told.vp}`)
  ensureSame(change.things, [{ kind: 'yokai', id: told.card, n: -1 }], `what ${move} is said to take`)
}

function checkOptions(game: Game, asked: Decision): void {
  const { seat } = asked
  const plain = asked.options.map(({ move, code }) => ({ move, code }))
  ensureSame(plain, options(game, seat), `the options of seat ${seat}`)
  const { codes, count } = legalMoves(game, seat)
  ensureSame(
    Array.from(codes.subarray(0, count)),
    plain.map((option) => option.code),
    `the codes of seat ${seat}`,
  )
  for (const option of asked.options) {
    ensure(moveKinds.includes(option.kind), `${option.move} is of the unknown kind ${option.kind}`)
    for (const warning of option.warnings) ensure(warnings.includes(warning), `unknown warning ${warning}`)
    for (const target of option.targets) ensure(/^[a-z-]+(:[a-z0-9-]+)*$/.test(target), `odd target ${target}`)
    ensure(!/undefined|NaN/.test(option.move), `odd move ${option.move}`)
    if (option.reveals) continue
    const after = copy(game)
    if (option.kind === 'virtue') {
      checkVirtue(after, seat, option)
      continue
    }
    play(after, seat, option)
    const { things: _, ...counters } = option.change
    ensureSame(counters, changeOf(game, after, seat), `what ${option.move} is said to change for seat ${seat}`)
    checkThings(game, after, seat, option)
  }
}

/** A move that is not possible is written as far as it matters: no legal move may begin with it. */
function checkImpossible(asked: Decision): void {
  for (const { move, reason, args } of asked.impossible) {
    ensure(
      reasons.some((known) => known === reason),
      `unknown reason ${reason}`,
    )
    const legal = asked.options.find((option) => option.move === move || option.move.startsWith(`${move} `))
    // A weak die may still come in with amulets, which is another move.
    const raised = reason === 'die-below' && legal !== undefined && legal.move.startsWith(`${move} +`)
    ensure(legal === undefined || raised, `${legal?.move} is legal, yet ${move} is not possible: ${reason}`)
    if ('needs' in args && 'has' in args)
      ensure(Number(args.needs) > Number(args.has), `${move} needs no more than it has`)
  }
  const named = asked.impossible.map((item) => item.move)
  ensure(new Set(named).size === named.length, `named twice as not possible: ${named.join(', ')}`)
}

function checkFrame(game: Game, asked: Decision): void {
  const { seat, kind, trail } = asked
  ensure(kind === 'bonus' || frameKinds.includes(kind), `unknown decision ${kind}`)
  ensure(kind !== 'trail', `seat ${seat} is asked about a choice it has made`)
  ensure(kind === 'turn' ? trail.length === 0 : trail.length > 0, `the trail of a ${kind} has ${trail.length} steps`)
  const skips = asked.options.some((option) => option.move === 'skip')
  ensure(skips === skippable.includes(kind), `a ${kind} ${skips ? 'may' : 'may not'} be skipped`)
  const passes = asked.options.some((option) => option.move === 'pass')
  const { played, places } = game.seats[seat]
  const mayPass = kind === 'turn' && played.every((card) => card >= 0) && places.every((place) => place > 1)
  ensure(passes === mayPass, `seat ${seat} ${passes ? 'may' : 'may not'} pass`)
}

function checkDecision(game: Game): void {
  for (const seat of pending(game)) {
    const asked = decision(game, seat)
    ensure(asked !== undefined && asked.seat === seat, `seat ${seat} is asked but has no decision`)
    checkOptions(game, asked)
    checkImpossible(asked)
    checkFrame(game, asked)
  }
}

/** G-10: a decision names its options with all they bring, and what is not possible with a true reason. */
export const decisions: Check = { name: 'a decision explains itself', share: 0.05, atState: checkDecision }
