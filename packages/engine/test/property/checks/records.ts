/** A record loads as the very same game; a damaged one is noticed. */
import { BadRecord, type Game, load, save, stateText } from '../../../src/index.ts'
import { below, type Random } from '../../../src/random.ts'
import { type Check, ensure, ensureSameText } from './check.ts'

/** `load(save(g))` is g. */
function checkRoundTrip(game: Game): void {
  const record = save(game)
  const loaded = load(record)
  ensureSameText(stateText(loaded), stateText(game), 'the loaded game')
  ensureSameText(save(loaded), record, 'the record of the loaded game')
}

/** A record loads as the very same game. */
export const roundTrip: Check = {
  name: 'load(save(game)) is the game',
  share: 0.03,
  atState: checkRoundTrip,
  atEnd: checkRoundTrip,
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,#-_+=\n\r\t\u00e9'

/** One way to damage a text. */
type Damage = (text: string, random: Random) => { readonly text: string; readonly at: number }

const flip: Damage = (text, random) => {
  const at = below(random, text.length)
  return { text: `${text.slice(0, at)}${letters[below(random, letters.length)]}${text.slice(at + 1)}`, at }
}
const drop: Damage = (text, random) => {
  const at = below(random, text.length)
  return { text: text.slice(0, at) + text.slice(at + 1), at }
}
const add: Damage = (text, random) => {
  const at = below(random, text.length)
  return { text: `${text.slice(0, at)}${letters[below(random, letters.length)]}${text.slice(at)}`, at }
}
const cut: Damage = (text, random) => {
  const at = below(random, text.length)
  return { text: text.slice(0, at), at }
}
const dropLine: Damage = (text, random) => {
  const lines = text.split('\n')
  const line = below(random, lines.length - 1)
  return { text: lines.toSpliced(line, 1).join('\n'), at: lines.slice(0, line).join('\n').length }
}
const swapLines: Damage = (text, random) => {
  const lines = text.split('\n')
  const [one, other] = [below(random, lines.length - 1), below(random, lines.length - 1)]
  const swapped = lines.with(one, lines[other]).with(other, lines[one])
  return { text: swapped.join('\n'), at: lines.slice(0, Math.min(one, other)).join('\n').length }
}

/** The ways to damage a record; most of the time one character is another. */
const damages: readonly Damage[] = [flip, flip, flip, flip, drop, add, cut, dropLine, swapLines]

/** The number of the move that a place of a record belongs to: one more than the moves that end before it. */
function moveAt(record: string, at: number): number {
  let number = 1
  let start = 0
  for (const line of record.split('\n')) {
    const end = start + line.length
    const parts = /^([a-d]) (.+) #([\w-]+)$/.exec(line)
    if (parts !== null) {
      const texts = parts[2].split(', ')
      const checks = end - texts.length
      if (at <= end) {
        if (at >= checks) return number + (at - checks)
        let from = start + 2
        for (const text of texts) {
          from += text.length + 2
          if (at < from) return number
          number += 1
        }
        return number
      }
      number += texts.length
    }
    start = end + 1
    if (at < start) return number
  }
  return number
}

/** How a damage was noticed: at its move or before, only later, or it changed nothing. */
export type Noticed = 'named' | 'late' | 'harmless'

/** Damages a record: it must be noticed, or have changed nothing. */
export function checkDamage(record: string, random: Random): Noticed {
  const { text, at } = damages[below(random, damages.length)](record, random)
  let loaded: Game
  try {
    loaded = load(text)
  } catch (error) {
    ensure(error instanceof BadRecord, `a damaged record threw ${String(error)}`)
    ensure(error.key.startsWith('record.'), `a damaged record threw the key ${error.key}`)
    if (error.key !== 'record.damaged')
      return error.key === 'record.state' && at < record.lastIndexOf('\nend') ? 'late' : 'named'
    const { number } = error.args
    ensure(typeof number === 'number' && number >= 1, 'a damaged record names no move')
    return number <= moveAt(record, at) ? 'named' : 'late'
  }
  ensureSameText(save(loaded), record, `a record damaged at ${at} loaded as another game`)
  ensure(text.replaceAll(/\s/g, '') === record.replaceAll(/\s/g, ''), `a record damaged at ${at} loaded as if sound`)
  return 'harmless'
}
