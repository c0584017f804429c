/** The question of a decision: one sentence. */
import type { Decision, ExplainedOption } from '@bitoku/engine'
import type { Language } from '../languages.ts'
import { brief, nameOf, type NameStyle } from '../names.ts'
import { listOr } from '../runtime/list.ts'
import { capitalise } from '../runtime/typeset.ts'
import { say } from '../say.ts'
import { styleOf, type Telling } from '../telling.ts'

/** What can be chosen in the middle of an effect: kinds of moves, the four ways of movement as one. */
export const deeds = [
  'take',
  'amulet',
  'vp',
  'begin',
  'kodama',
  'push',
  'mp',
  'vision',
  'rock',
  'pilgrim',
  'unlock',
  'draw',
  'yokai',
  'bitoku',
  'mitama',
  'dragonfly',
  'crystal',
  'build',
  'copy',
] as const
type Deed = (typeof deeds)[number]

const movement: readonly string[] = ['complete', 'start', 'walk', 'enter']

function deedOf(kind: ExplainedOption['kind']): Deed | undefined {
  return movement.includes(kind) ? 'mp' : deeds.find((deed) => deed === kind)
}

/** What a move chooses first: a slot, a tile, a region. */
const firstChoice = (move: string): string => move.split(' ').slice(0, 2).join(' ')

/** How many things can be chosen, and how many there are. */
function reachOf(decision: Decision, deed: Deed): { readonly open: number; readonly all: number } {
  const { options, impossible } = decision
  const open = new Set(options.filter(({ kind }) => kind !== 'skip').map(({ move }) => firstChoice(move)))
  const others = impossible.map(({ move }) => firstChoice(move)).filter((choice) => choice.startsWith(`${deed} `))
  return { open: open.size, all: new Set([...open, ...others]).size }
}

function effectQuestion(language: Language, decision: Decision, telling: Telling): string {
  const style = styleOf(telling)
  const found = decision.options.map(({ kind }) => deedOf(kind)).filter((deed) => deed !== undefined)
  const [first, ...others] = [...new Set(found)]
  if (first === undefined || others.length > 0) {
    const list = [first, ...others].flatMap((deed) =>
      deed === undefined ? [] : [say(language, `do.${deed}`, { style })],
    )
    return say(language, 'ask.choose', { list: listOr(language, list) })
  }
  switch (first) {
    case 'mitama':
    case 'dragonfly':
    case 'crystal':
    case 'build':
    case 'kodama':
    case 'rock':
    case 'pilgrim':
      return say(language, `ask.${first}`, { ...reachOf(decision, first), style })
    case 'push':
    case 'mp':
    case 'take':
    case 'unlock':
    case 'copy':
      return say(language, `ask.${first}`)
    default:
      return say(language, 'ask.do', { what: capitalise(language, say(language, `do.${first}`)) })
  }
}

const turnDeeds = ['play', 'die', 'cross', 'pass'] as const

/** What options of a kind do, as the heading of a list: “Play a card”; undefined where the question says it all. */
export function deedName(language: Language, kind: ExplainedOption['kind'], style: NameStyle): string | undefined {
  const deed = turnDeeds.find((one) => one === kind) ?? deedOf(kind)
  return deed === undefined ? undefined : capitalise(language, say(language, `do.${deed}`, { style }))
}

/** What a decision asks. */
export function decisionQuestion(language: Language, decision: Decision, telling: Telling): string {
  const { kind, options, trail } = decision
  const has = (wanted: ExplainedOption['kind']): boolean => options.some((option) => option.kind === wanted)
  const step = trail.at(-1)
  const name = step?.id === undefined ? undefined : nameOf(language, brief(styleOf(telling)), step.id, telling.edition)
  switch (kind) {
    case 'turn': {
      const list = turnDeeds.filter(has).map((deed) => say(language, `do.${deed}`))
      return say(language, 'ask.turn', { list: listOr(language, list) })
    }
    case 'discard':
      return say(language, 'ask.discard', { n: options.length })
    case 'card':
      if (has('action') && has('ingenuity')) return say(language, 'ask.card')
      return say(language, has('action') ? 'ask.cardAction' : 'ask.crystalAction', { card: name ?? '' })
    case 'region': {
      const where = step?.region === undefined ? '' : say(language, `in.${step.region}`)
      if (has('line') && has('building')) return say(language, 'ask.region', { where })
      return say(language, has('line') ? 'ask.forest' : 'ask.building', { where })
    }
    case 'pay':
      return name === undefined ? say(language, 'ask.pay') : say(language, 'ask.payFor', { what: name })
    case 'combine':
      return say(language, 'ask.combine', { tile: name ?? '' })
    case 'keep':
      return say(language, has('keepYokai') ? 'ask.keepYokai' : has('keepBitoku') ? 'ask.keepBitoku' : 'ask.keepVision')
    case 'reap':
    case 'lines':
    case 'favour':
    case 'dice':
    case 'virtue':
    case 'bonus':
      return say(language, `ask.${kind}`)
    case 'effect':
    case 'trail':
      return effectQuestion(language, decision, telling)
  }
}
