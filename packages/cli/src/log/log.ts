/** The log of a game in the terminal: headings for the seasons, one paragraph for each turn. */
import { eventsFor, type Game, type GameEvent, type Phase } from '@bitoku/engine'
import { eventSentence, type EventTelling, type Language, seasonName, yearAndSeason } from '@bitoku/words'
import { paintAside, paintHeading, paintSeat } from '../paint.ts'
import { wrap } from '../table.ts'
import { letterOf } from './letters.ts'
import { summarize } from './summary.ts'

/** A log in the making. */
export interface Log {
  readonly width: number
  /** Names of the seats beside their letters, such as the bots'. */
  readonly names: readonly string[]
  readonly language: Language
  readonly telling: EventTelling
  /** The season that is being told; the game itself may be further on. */
  phase: Phase
  /** Whose paragraph is under way, −1 for nobody's. */
  seat: number
  /** What the paragraph tells so far. */
  events: GameEvent[]
}

/** How a log is to look. */
interface Manner {
  readonly names: readonly string[]
  readonly width: number
  readonly language: Language
}

/** The log of a game that has just been set up, and its first lines. */
export function beginLog(game: Game, manner: Manner): { log: Log; lines: string[] } {
  const telling: EventTelling = { edition: game.tables.edition, seatName: letterOf, style: 'term' }
  const log: Log = { ...manner, telling, phase: game.phase, seat: -1, events: [] }
  const order = paintAside(`  ${game.order.map(letterOf).join(' → ')}`)
  return { log, lines: [...headingOf(log, game.round, 'spring'), order, ...hills(log, game)] }
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
      return [...endSeason(log, game), '', ...aside(log, event)]
    case 'turn':
      return beginLine(log, event.seat)
    default:
      break
  }
  const seat = ('seat' in event ? event.seat : undefined) ?? log.seat
  // In a turn the gains of another seat belong to its paragraph; in the seasons of all seats each has its own.
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

/** What the log leaves out: the next event says it, the season's heading does, or it did not happen. */
function isSilent(event: GameEvent): boolean {
  switch (event.type) {
    case 'hills-dealt':
    case 'display-refilled':
    case 'looked':
    case 'skipped':
    case 'lapsed':
    case 'winter-chosen':
    case 'tengu-roll':
    case 'tengu-row':
    case 'ended':
      return true
    case 'tengu-step':
      return event.not !== undefined
    case 'paid':
      return event.resources.every((count) => count === 0)
    default:
      return false
  }
}

/** The paragraph under way, finished. */
export function closeLine(log: Log): string[] {
  const { seat, events, width, language, telling } = log
  log.events = []
  const sentences = mergeSteps(events.filter((event) => !isSilent(event))).flatMap(
    (event) => eventSentence(language, event, telling) ?? [],
  )
  if (sentences.length === 0) return []
  const mark = seat < 0 ? ' ' : paintSeat(seat, '▌')
  return wrap(sentences.join(' · '), width, `  ${mark} `, `  ${mark}   `)
}

/** Several steps of one kodama, or several draws in a row, are told as one. */
function mergeSteps(events: readonly GameEvent[]): readonly GameEvent[] {
  const merged: GameEvent[] = []
  for (const event of events) {
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
      return [...endSeason(log, game), ...headingOf(log, round, phase), ...hills(log, game)]
    case 'summer':
      return [...endSeason(log, game), ...headingOf(log, round, phase)]
    case 'winter':
      // Autumn is nothing but the new order, and Summer has been summed up before it.
      return [...beginLine(log, -1), ...headingOf(log, round, phase)]
    case 'ascension':
      return [...endSeason(log, game), '', paintHeading(seasonName(log.language, phase))]
    case 'reaping':
      return before === 'spring' ? beginLine(log, -1) : []
    case 'over':
      return beginLine(log, -1)
  }
}

function endSeason(log: Log, game: Game): string[] {
  const lines = beginLine(log, -1)
  return [...lines, ...summarize(game, log.names, log.language).map((line) => `  ${line}`)]
}

const headingOf = ({ language }: Log, round: number, phase: Phase): string[] => [
  '',
  paintHeading(yearAndSeason(language, round, phase)),
]

/** An event that is told beside the turns. */
function aside({ language, telling, width }: Log, event: GameEvent): string[] {
  return wrap(eventSentence(language, event, telling) ?? '', width, '  ', '    ').map(paintAside)
}

/** The cards on the hills, as if they had just been dealt. */
function hills(log: Log, { tables, hillBitoku, hillYokai }: Game): string[] {
  return aside(log, {
    type: 'hills-dealt',
    bitoku: hillBitoku.map((card) => tables.edition.bitoku[card]?.id),
    yokai: hillYokai.map((card) => tables.yokai[card]?.id),
  })
}
