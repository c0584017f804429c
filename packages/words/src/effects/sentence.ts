/** An effect as a sentence, made from its term. What is nested stands in brackets, so that no two terms read the same. */
import type { Effect } from '@bitoku/engine'
import type { Language } from '../languages.ts'
import type { NameStyle } from '../names.ts'
import { capitalise } from '../runtime/typeset.ts'
import { say } from '../say.ts'
import { isAutomatic } from './automatic.ts'
import { join, type Joint } from './join.ts'
import { leafPhrase, type Phrase, type Voice } from './leaf.ts'

const purchases: readonly string[] = ['mitama', 'dragonfly', 'crystal', 'build']

/** The discount that all parts have alike; 0 when they have none or differ. */
function commonDiscount(parts: readonly Effect[]): number {
  const discount = parts[0]?.discount ?? 0
  return parts.every((part) => purchases.includes(part.kind) && part.discount === discount) ? discount : 0
}

const withoutDiscount = (part: Effect): Effect => ({ ...part, discount: 0 })

/** A choice in a choice is one choice. */
const branchesOf = (effect: Effect): readonly Effect[] =>
  effect.parts.flatMap((part) => (part.kind === 'either' ? branchesOf(part) : [part]))

/** An effect as a part of another one. */
function partPhrase(voice: Voice, effect: Effect): Phrase {
  if (effect.parts.length === 0) return leafPhrase(voice, effect)
  return { verb: undefined, text: nested(voice, effect), heavy: true }
}

function nested(voice: Voice, effect: Effect): string {
  if (effect.kind !== 'times') return `(${phraseOf(voice, effect)})`
  return say(voice.language, 'effect.timesOf', { n: effect.n, what: phraseOf(voice, effect.parts[0]) })
}

const joinParts = (voice: Voice, joint: Joint, parts: readonly Effect[]): string =>
  join(
    voice,
    joint,
    parts.map((part) => partPhrase(voice, part)),
  )

function eitherPhrase(voice: Voice, effect: Effect): string {
  const branches = branchesOf(effect)
  const discount = commonDiscount(branches)
  if (discount === 0) return joinParts(voice, 'or', branches)
  const list = joinParts(voice, 'or', branches.map(withoutDiscount))
  return say(voice.language, 'effect.allDiscounted', { discount, list })
}

function bothPhrase(voice: Voice, effect: Effect): string {
  const list = bothList(voice, effect)
  const decided = effect.parts.filter((part) => !isAutomatic(part))
  return decided.length < 2 ? list : say(voice.language, 'effect.anyOrder', { list })
}

function bothList(voice: Voice, { parts, discount }: Effect): string {
  const { language } = voice
  if (discount > 0) {
    return say(language, 'effect.oneDiscounted', { list: joinParts(voice, 'and', parts), discount })
  }
  const each = commonDiscount(parts)
  if (each > 0) {
    const list = joinParts(voice, 'and', parts.map(withoutDiscount))
    return say(language, 'effect.eachDiscounted', { discount: each, list })
  }
  const choices = parts.filter((part) => part.kind === 'either')
  const others = parts.filter((part) => part.kind !== 'either')
  if (choices.length !== 1 || others.length === 0) return joinParts(voice, 'and', parts)
  const choice = joinParts(voice, 'or', branchesOf(choices[0]))
  return say(language, 'effect.andEither', { list: joinParts(voice, 'and', others), choice })
}

/** An effect in the middle of a sentence. */
function phraseOf(voice: Voice, effect: Effect): string {
  const { language } = voice
  switch (effect.kind) {
    case 'either':
      return eitherPhrase(voice, effect)
    case 'both':
      return bothPhrase(voice, effect)
    case 'times':
      return say(language, 'effect.times', { n: effect.n, what: phraseOf(voice, effect.parts[0]) })
    case 'pick': {
      const list = effect.parts
        .map((part) => phraseOf(voice, part))
        .reduce((before, next) => say(language, 'effect.pickNext', { list: before, next }))
      return say(language, 'effect.pick', { n: effect.n, list })
    }
    default:
      return join(voice, 'and', [leafPhrase(voice, effect)])
  }
}

/** What was said before: the effects of an edition are told again and again, and never change. */
const told = new WeakMap<Effect, Map<string, string>>()

/** What an effect does, without capital and full stop: “gain 1 jade or 1 sake”. */
export function effectPhrase(language: Language, effect: Effect, style: NameStyle = 'plain'): string {
  let phrases = told.get(effect)
  if (phrases === undefined) told.set(effect, (phrases = new Map()))
  const key = `${language} ${style}`
  let phrase = phrases.get(key)
  if (phrase === undefined) phrases.set(key, (phrase = phraseOf({ language, style }, effect)))
  return phrase
}

/** What an effect does, as a sentence. */
export function effectSentence(language: Language, effect: Effect, style: NameStyle = 'plain'): string {
  return `${capitalise(language, effectPhrase(language, effect, style))}.`
}
