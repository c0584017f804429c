/** The targets of the table: what the pieces are called in decisions, and what a move points at. */
import type { Decision, Edition, Region, View } from '@bitoku/engine'
import { letterOf } from './places.ts'

/** The table that a target belongs to. */
export interface BoardTable {
  readonly view: View
  readonly edition: Edition
  readonly decision?: Decision | undefined
}

/** The region in which the present decision is taken: that of the lines. */
export function regionOfDecision(decision: Decision | undefined): Region | undefined {
  return decision?.trail.findLast((step) => step.region !== undefined)?.region
}

/** The target of a die of the main board, as decisions name it. */
export const dieTarget = (seat: number, die: number, own: number | undefined): string =>
  seat === own ? `die:${die}` : `die:${letterOf(seat)}:${die}`

/** The target of a kodama, as decisions name it. */
export const kodamaTarget = (seat: number, region: Region, own: number | undefined): string =>
  seat === own ? `kodama:${region}` : `kodama:${letterOf(seat)}:${region}`

const slotWords: readonly string[] = ['mitama', 'dragonfly', 'crystal']

/** The targets of a move that is not possible, read from its text. */
export function targetsOfText(move: string): readonly string[] {
  const [word = '', first, second] = move.split(' ')
  if (first === undefined) return word === 'complete' ? ['bitoku-path'] : []
  if (slotWords.includes(word)) return [`${word}-slot:${first}`]
  switch (word) {
    case 'play':
      return [`card:${first}`]
    case 'die': {
      if (second === undefined) return [`die:${first}`]
      const home = second.startsWith('home-')
      return [`die:${first}`, home ? `home:${second.slice('home-'.length)}` : `region:${second}`]
    }
    case 'cross':
    case 'unlock':
      return [`die:${first}`]
    case 'line':
      return [`line:${first}`]
    case 'use':
    case 'build':
      return [`building:${first}`]
    case 'kodama':
      return [`kodama:${first}`]
    case 'pilgrim':
      return [`pilgrim-space:${first}`]
    case 'start':
    case 'walk':
      return [`trunk:${first}:${second}`]
    case 'enter':
      return [`place:${first}:${second}`]
    case 'favour':
    case 'cover':
      return [`favour:${first}:${second}`]
    case 'reap':
      return [`crystal-space:${first}`]
    default:
      return []
  }
}
