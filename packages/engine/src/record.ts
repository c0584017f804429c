/**
 * Records: a game as text. One head line (format, edition, set-up), one line for each run of moves of one seat with a
 * check character for every move, one last line with the checksum of the state:
 *
 *     bitoku 2 forest 0123456789abcdef seats=2 seed=maple #1c2d
 *     a discard kappa #x
 *     b play nezumi 2, build temple-1 glade, pay wood #k3Q
 *     end 9f86d081
 */
import { tablesByHash } from './tables.ts'
import { BadRecord, BadSetup } from './errors.ts'
import { applyMove, legalMoves, owesDecision } from './flow.ts'
import { moveText, seatLetter } from './moves.ts'
import { fingerprint } from './fingerprint.ts'
import { editionHash } from './edition/hash.ts'
import { newGame } from './rules/setup.ts'
import { rulesVersion } from './rules/version.ts'
import { sha256Hex } from './sha256.ts'
import { soloOptionNames } from './solo/options.ts'
import type { Game, PastMove } from './state.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** FNV-1a, carried on from move to move: a change anywhere changes every check character after it. */
function chain(hash: number, text: string): number {
  let next = hash
  for (let index = 0; index < text.length; index += 1) next = Math.imul(next ^ text.charCodeAt(index), 16777619)
  return next
}

const checkOf = (hash: number): string => alphabet[(hash ^ (hash >>> 6) ^ (hash >>> 15) ^ (hash >>> 24)) & 63]

function headOf(game: Game): string {
  const { edition } = game.tables
  const { seats, seed, harder, version } = game.rules
  return `bitoku ${version} ${edition.id} ${editionHash(edition)} seats=${seats}${harder ? ' harder' : ''}${writeSolo(game)} seed=${seed}`
}

/** The options of a solo game, in their fixed order. */
function writeSolo(game: Game): string {
  const on = soloOptionNames.filter((name) => game.rules.solo?.[name] === true)
  return on.length === 0 ? '' : ` solo=${on.join(',')}`
}

const headCheck = (head: string): string => sha256Hex(head).slice(0, 4)

/** The moves of a game, the first one first. */
export function pastMoves(game: Game): readonly PastMove[] {
  const moves: PastMove[] = []
  for (let past = game.past; past !== undefined; past = past.previous) moves.push(past)
  return moves.reverse()
}

/** The record of a game. */
export function save(game: Game): string {
  if (game.imagined) throw new BadRecord('record.imagined', {})
  const head = headOf(game)
  const lines = [`${head} #${headCheck(head)}`]
  let hash = chain(0x811c9dc5, head)
  let letter = ''
  let texts: string[] = []
  let checks = ''
  const close = (): void => {
    if (texts.length > 0) lines.push(`${letter} ${texts.join(', ')} #${checks}`)
  }
  for (const { seat, code } of pastMoves(game)) {
    if (seatLetter(seat) !== letter) {
      close()
      letter = seatLetter(seat)
      texts = []
      checks = ''
    }
    const text = moveText(game.tables, code)
    hash = chain(hash, `${letter} ${text}`)
    texts.push(text)
    checks += checkOf(hash)
  }
  close()
  lines.push(`end ${fingerprint(game)}`)
  return `${lines.join('\n')}\n`
}

/** The game of a record: replayed from its set-up. Throws BadRecord when it is damaged, of an unknown edition, or of rules newer than these. */
export function load(record: string): Game {
  if (typeof record !== 'string') throw new BadRecord('record.not-a-text', {})
  const lines = record.replaceAll('\r', '').trimEnd().split('\n')
  const head = readHead(lines[0])
  const game = beginFrom(head)
  replay(game, chain(0x811c9dc5, head), lines.slice(1, -1))
  const end = /^end ([0-9a-f]{8})$/.exec(lines[lines.length - 1])
  if (lines.length < 2 || end === null) throw new BadRecord('record.cut-off', { moves: pastMoves(game).length })
  if (end[1] !== fingerprint(game)) throw new BadRecord('record.state', { moves: pastMoves(game).length })
  return game
}

function readHead(line: string): string {
  const version = /^bitoku (\d+) /.exec(line)
  if (version === null) throw new BadRecord('record.not-a-record', {})
  if (Number(version[1]) > rulesVersion) {
    throw new BadRecord('record.rules-version', { record: version[1], engine: rulesVersion })
  }
  const [head, check] = [line.slice(0, -6), line.slice(-6)]
  if (check !== ` #${headCheck(head)}`) throw new BadRecord('record.head', {})
  return head
}

function beginFrom(head: string): Game {
  const parts = /^bitoku (\d+) (\S+) ([0-9a-f]{16}) seats=(\d)( harder)?(?: solo=([\w,]+))? seed=(\S+)$/.exec(head)
  if (parts === null) throw new BadRecord('record.head', {})
  const [, version, id, hash, seats, harder, solo, seed] = parts
  const tables = tablesByHash(hash, Number(seats))
  if (tables === undefined) throw new BadRecord('record.edition', { id, hash })
  const solos = solo === undefined ? {} : { solo: Object.fromEntries(solo.split(',').map((name) => [name, true])) }
  try {
    return newGame({
      seats: Number(seats),
      seed,
      harder: harder !== undefined,
      edition: tables.edition,
      version: Number(version),
      ...solos,
    })
  } catch (error) {
    if (error instanceof BadSetup) throw new BadRecord('record.setup', { key: error.key })
    throw error
  }
}

function replay(game: Game, start: number, lines: readonly string[]): void {
  let hash = start
  let number = 0
  for (const line of lines) {
    const parts = /^([a-d]) (.+) #([\w-]+)$/.exec(line)
    if (parts === null) throw new BadRecord('record.damaged', { number: number + 1, move: line.slice(0, 60) })
    const [, letter, joined, checks] = parts
    const texts = joined.split(', ')
    texts.forEach((text, index) => {
      number += 1
      hash = chain(hash, `${letter} ${text}`)
      const sound = checks[index] === checkOf(hash) && playText(game, 'abcd'.indexOf(letter), text)
      if (!sound) throw new BadRecord('record.damaged', { number, move: text.slice(0, 60) })
    })
    if (checks.length !== texts.length) throw new BadRecord('record.damaged', { number: number + 1, move: '' })
  }
}

/** Plays a move by its text; false when it is not legal. */
function playText(game: Game, seat: number, text: string): boolean {
  if (!owesDecision(game, seat)) return false
  const { codes, count } = legalMoves(game, seat)
  for (let index = 0; index < count; index += 1) {
    if (moveText(game.tables, codes[index]) !== text) continue
    applyMove(game, seat, codes[index])
    return true
  }
  return false
}
