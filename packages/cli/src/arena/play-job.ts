/** Plays one game of the arena on its track; a track that has steps already is followed first. */
import { applyMove, type Game, legalMoves, newGame, score } from '@bitoku/engine'
import { giveYokai, ownedBy, startingThings } from '../balance/owned.ts'
import { type Answer, type Choose, chooseInstead, makeBots } from '../bots/bots.ts'
import type { Fault, FaultNote } from '../bots/faults.ts'
import { nextSeat } from '../run-game.ts'
import { linesOf } from '../vp-lines.ts'
import type { Job, Outcome } from './job.ts'
import { addStep, beginThought, type Step, stepsOf, type Track, verdictOf } from './track.ts'

/** What is noted of a seat on the way. */
interface Notes {
  readonly moveTimes: number[]
  readonly turnTimes: number[]
  readonly faults: FaultNote[]
  phase: string
}

/** Plays a job to the end of its game. */
export function playJob(job: Job, track: Track, answer: Answer): Outcome {
  const { seed, bots, harder, solo } = job
  const game = newGame(solo === undefined ? { seats: bots.length, seed, harder } : { seats: 1, seed, harder, solo })
  const firstOrder = game.order.slice()
  if (job.gift !== undefined) giveYokai(game, job.gift)
  const started = job.withOwned ? startingThings(game) : []
  const notes = game.seats.map((): Notes => ({ moveTimes: [], turnTimes: [], faults: [], phase: '' }))
  const past = stepsOf(track)
  for (const [move, step] of past.entries()) {
    const seat = nextSeat(game)
    note(notes[seat], game, seat, { ...step, move })
    applyMove(game, seat, step.code)
  }
  // The chance of a game that is taken up again begins anew: the bots before it had used up an unknown part of theirs.
  const table = seatBots(job, past.length === 0 ? seed : `${seed} from ${past.length}`, answer)
  let move = past.length
  for (let seat = nextSeat(game); seat >= 0; seat = nextSeat(game)) {
    const step = takeStep(game, seat, table, track)
    note(notes[seat], game, seat, { ...step, move })
    move += 1
    applyMove(game, seat, step.code)
    addStep(track, step)
  }
  return score(game).map((sheet) => ({
    total: sheet.total,
    rank: sheet.rank,
    place: firstOrder.indexOf(sheet.seat),
    vp: linesOf(sheet),
    moveTimes: notes[sheet.seat].moveTimes,
    turnTimes: notes[sheet.seat].turnTimes,
    faults: notes[sheet.seat].faults,
    owned: job.withOwned ? [...started[sheet.seat], ...ownedBy(game, sheet.seat)] : [],
  }))
}

/** The bots, and the last fault that one of them had. */
interface Table {
  readonly choosers: readonly Choose[]
  readonly limit: number
  fault: Fault | undefined
}

function seatBots({ bots, limit, live }: Job, seed: string, answer: Answer): Table {
  const onFault = (fault: Fault): void => {
    table.fault = fault
  }
  const table: Table = { choosers: makeBots(bots, seed, { answer, onFault, live }), limit, fault: undefined }
  return table
}

function takeStep(game: Game, seat: number, table: Table, track: Track): Step {
  const instead = (): number => chooseInstead(game, seat, game.rules.seed)
  const verdict = verdictOf(track)
  // The watch counts an overtime as the whole of the limit: the thought did not end.
  if (verdict !== undefined) return { code: instead(), time: table.limit, fault: verdict }
  const moves = legalMoves(game, seat)
  const { count } = moves
  table.fault = undefined
  beginThought(track)
  const start = performance.now()
  const code = table.choosers[seat](game, seat, moves)
  const time = performance.now() - start
  if (time > table.limit) return { code: instead(), time, fault: 'overtime' }
  return { code, time: count === 1 ? -1 : time, fault: table.fault }
}

/** Notes the time and the fault of a step that is about to be played. */
function note(notes: Notes, game: Game, seat: number, { time, fault, move }: Step & { readonly move: number }): void {
  if (fault !== undefined) notes.faults.push({ fault, move })
  const { frames, owed } = game.seats[seat]
  const phase = `${game.round} ${game.phase}`
  // What an owner chooses in another seat's turn belongs to no turn of its own.
  if (owed === 0 && (phase !== notes.phase || frames[frames.length - 1].kind === 'turn')) notes.turnTimes.push(0)
  notes.phase = phase
  if (time < 0) return
  notes.moveTimes.push(time)
  if (owed === 0) notes.turnTimes[notes.turnTimes.length - 1] += time
}
