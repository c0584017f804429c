/** The log of a game in the terminal: headings for the seasons, one line for each turn. */
import { eventsFor, type Game, type GameEvent, type Phase, riverRegions } from '@bitoku/engine'
import { paintAside, paintHeading, paintSeat } from '../paint.ts'
import { wrap } from '../table.ts'
import { phraseOf } from './phrases.ts'
import { summarize } from './summary.ts'

/** A log in the making. */
export interface Log {
  readonly width: number
  /** Names of the seats beside their letters, such as the bots'. */
  readonly names: readonly string[]
  /** The season that is being told; the game itself may be further on. */
  phase: Phase
  /** Whose line is under way, −1 for nobody's. */
  seat: number
  /** What the line tells so far. */
  events: GameEvent[]
}

/** The log of a game that has just been set up, and its first lines. */
export function beginLog(game: Game, names: readonly string[], width: number): { log: Log; lines: string[] } {
  const log: Log = { width, names, phase: game.phase, seat: -1, events: [] }
  return { log, lines: [...headingOf(game.round, 'Spring'), orderLine(game.order), ...hillLines(game, width)] }
}

/** The lines that a move's events add; the turn under way stays open until something else begins. */
export function addToLog(log: Log, game: Game, events: readonly GameEvent[]): string[] {
  // What a spectator may see: the log tells no secrets.
  return eventsFor(events, undefined).flatMap((event) => addEvent(log, game, event))
}

function addEvent(log: Log, game: Game, event: GameEvent): string[] {
  switch (event.type) {
    case 'phase':
      return beginPhase(log, game, event.round, event.phase)
    case 'order':
      return [...endSeason(log, game), ...headingOf(game.round, 'Autumn'), orderLine(event.order)]
    case 'turn':
      return beginLine(log, event.seat)
    default:
      break
  }
  const seat = ('seat' in event ? event.seat : undefined) ?? log.seat
  // In a turn the gains of another seat belong to its line; in the seasons of all seats each has lines of its own.
  const another = seat !== log.seat && (log.phase !== 'summer' || log.seat < 0 || event.type === 'tengu-dice')
  const closed = another ? beginLine(log, seat) : []
  log.events.push(event)
  return closed
}

function beginLine(log: Log, seat: number): string[] {
  const lines = closeLine(log)
  log.seat = seat
  return lines
}

/** The line under way, finished. */
export function closeLine(log: Log): string[] {
  const { seat, events, width } = log
  log.events = []
  const phrases = mergeSteps(events).flatMap((event) => {
    const phrase = phraseOf(event)
    if (phrase === undefined) return []
    const other = 'seat' in event && event.seat !== undefined && event.seat !== seat
    return [other ? `${'abcd'[event.seat]}: ${phrase}` : phrase]
  })
  if (phrases.length === 0) return []
  const who = seat < 0 ? ' ' : paintSeat(seat, 'abcd'[seat])
  return wrap(phrases.join(', '), width, `  ${who} `, '    ')
}

/** Several steps of one kodama, or several draws in a row, are told as one. */
function mergeSteps(events: readonly GameEvent[]): readonly GameEvent[] {
  const merged: GameEvent[] = []
  for (const event of events) {
    if (phraseOf(event) === undefined) continue
    const last = merged.at(-1)
    if (
      last?.type === 'kodama' &&
      event.type === 'kodama' &&
      last.region === event.region &&
      last.seat === event.seat
    ) {
      merged.splice(-1, 1, { ...event, from: last.from })
    } else if (last?.type === 'drew' && event.type === 'drew' && last.seat === event.seat) {
      merged.splice(-1, 1, { ...event, count: last.count + event.count })
    } else merged.push(event)
  }
  return merged
}

function beginPhase(log: Log, game: Game, round: number, phase: Phase): string[] {
  const before = log.phase
  log.phase = phase
  switch (phase) {
    case 'spring':
      return [...endSeason(log, game), ...headingOf(round, 'Spring'), ...hillLines(game, log.width)]
    case 'summer':
      return [...endSeason(log, game), ...headingOf(round, 'Summer')]
    case 'winter':
      // Autumn is nothing but the new order, and Summer has been summed up before it.
      return [...beginLine(log, -1), ...headingOf(round, 'Winter')]
    case 'ascension':
      return [...endSeason(log, game), '', paintHeading('Ascension')]
    case 'reaping':
      return before === 'spring' ? beginLine(log, -1) : []
    case 'over':
      return beginLine(log, -1)
  }
}

function endSeason(log: Log, game: Game): string[] {
  const lines = beginLine(log, -1)
  return [...lines, ...summarize(game, log.names).map((line) => `  ${line}`)]
}

const headingOf = (round: number, season: string): string[] => ['', paintHeading(`Year ${round}, ${season}`)]

const orderLine = (order: readonly number[]): string =>
  paintAside(`  turn order ${order.map((seat) => 'abcd'[seat]).join(' ')}`)

function hillLines(game: Game, width: number): string[] {
  const { edition, yokai } = game.tables
  const hills = riverRegions.map((region, hill) => {
    const cards = [edition.bitoku[game.hillBitoku[hill]]?.id, yokai[game.hillYokai[hill]]?.id]
    return `${region} ${cards.filter((card) => card !== undefined).join(' and ')}`
  })
  return wrap(`on the hills: ${hills.join('; ')}`, width, '  ', '    ').map(paintAside)
}
