/** The single words of the effect language. */
import type { Effect } from '@bitoku/engine'
import type { Language } from '../languages.ts'
import type { NameStyle } from '../names.ts'
import { say } from '../say.ts'

/** Who speaks: a language and a way to write names. */
export interface Voice {
  readonly language: Language
  readonly style: NameStyle
}

/** A phrase: a verb of its own, or an object of a verb that it can share with its neighbours. */
export interface Phrase {
  readonly verb: 'gain' | 'take' | undefined
  readonly text: string
  /** Whether it needs a comma before “and” and “or”. */
  readonly heavy: boolean
}

const light = (verb: Phrase['verb'], text: string): Phrase => ({ verb, text, heavy: false })

/** The phrase of an effect without parts. */
export function leafPhrase({ language, style }: Voice, effect: Effect): Phrase {
  const { kind, n, discount, here, resource } = effect
  switch (kind) {
    case 'gain':
      return light('gain', say(language, `count.${resource ?? 'any'}`, { n }))
    case 'any':
    case 'amulet':
    case 'vp':
    case 'mp':
      return light('gain', say(language, `count.${kind}`, { n }))
    case 'vision':
    case 'rock':
    case 'yokai':
    case 'bitoku':
    case 'mitama':
    case 'dragonfly':
    case 'crystal':
      return discounted(language, light('take', say(language, `object.${kind}`, { style })), discount)
    case 'build':
      return discounted(language, light(undefined, say(language, 'effect.build')), discount)
    case 'kodama':
      return light(undefined, say(language, here ? 'effect.kodamaHere' : 'effect.kodama', { n }))
    case 'push':
    case 'pilgrim':
    case 'unlock':
    case 'draw':
    case 'copy':
    case 'nothing':
      return light(undefined, say(language, `effect.${kind}`, { n }))
    case 'both':
    case 'either':
    case 'times':
    case 'pick':
      throw new Error(`${kind} is not a single word`)
  }
}

function discounted(language: Language, phrase: Phrase, discount: number): Phrase {
  if (discount === 0) return phrase
  return { ...phrase, text: say(language, 'effect.discounted', { what: phrase.text, discount }), heavy: true }
}
