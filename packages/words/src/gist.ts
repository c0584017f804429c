/** What cards and tiles are for, in a word or two: that tells them apart, where a number would say nothing. */
import type { Edition, Effect, Need, VisionCard } from '@bitoku/engine'
import type { Language } from './languages.ts'
import { brief, type NameStyle, wordFor } from './names.ts'
import { findBuilding, findYokai } from './options/find.ts'
import { say } from './say.ts'

/** Who speaks. */
interface Voice {
  readonly language: Language
  readonly style: NameStyle
}

const many = (word: string, n: number): string => (n > 1 ? `${word} ×${n}` : word)

/** The word for an effect without parts; undefined where there is none. */
function leafGist({ language, style }: Voice, { kind, n, resource, discount }: Effect): string | undefined {
  switch (kind) {
    case 'gain':
      return many(say(language, `gist.${resource ?? 'any'}`), n)
    case 'any':
    case 'mp':
    case 'kodama':
    case 'push':
      return many(say(language, `gist.${kind}`), n)
    case 'draw':
      return say(language, 'gist.draw')
    case 'vp':
      return say(language, 'count.vp', { n })
    case 'amulet':
      return n > 1 ? `${say(language, 'gist.amulet')} +${n}` : say(language, 'gist.amulet')
    case 'build':
    case 'crystal':
    case 'mitama':
    case 'dragonfly': {
      const word = wordFor(language, style, kind === 'build' ? 'building' : kind)
      return discount > 0 ? `${word} −${discount}` : word
    }
    case 'vision':
    case 'rock':
    case 'pilgrim':
    case 'yokai':
    case 'bitoku':
      return wordFor(language, style, kind)
    case 'unlock':
      return wordFor(language, style, 'die')
    default:
      return undefined
  }
}

/** The words of all parts, unless one has none. */
function partGists(voice: Voice, parts: readonly Effect[], joint: string): string | undefined {
  const words = parts.map((part) => effectGist(voice, part)).filter((word) => word !== undefined)
  return words.length < parts.length ? undefined : words.join(joint)
}

/** An effect in a word or two: “kodama, soul/dragonfly”. VP are told only where there is nothing else. */
export function effectGist(voice: Voice, effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'both':
      return partGists(
        voice,
        effect.parts.filter(({ kind }) => kind !== 'vp'),
        ', ',
      )
    case 'either':
      return partGists(voice, effect.parts, '/')
    case 'times': {
      const word = effectGist(voice, effect.parts[0])
      return word === undefined ? undefined : many(word, effect.n)
    }
    case 'pick':
      return undefined
    default:
      return leafGist(voice, effect)
  }
}

function itemGist({ language, style }: Voice, kind: Need['kinds'][number]): string {
  switch (kind) {
    case 'light':
    case 'gate':
      return say(language, `source.${kind}`, { style })
    case 'completed':
      return wordFor(language, style, 'bitoku')
    default:
      return wordFor(language, style, kind)
  }
}

const visionGist = (voice: Voice, { needs }: VisionCard): string =>
  needs.map(({ kinds, n }) => many(kinds.map((kind) => itemGist(voice, kind)).join('/'), n)).join(', ')

const withId = <Thing extends { readonly id: string }>(list: readonly Thing[], id: string): Thing | undefined =>
  list.find((thing) => thing.id === id)

function findGist(voice: Voice, edition: Edition, id: string): string | undefined {
  const vision = withId(edition.visions, id)
  if (vision !== undefined) return visionGist(voice, vision)
  const action =
    findYokai(edition, id)?.action ?? findBuilding(edition, id)?.action ?? withId(edition.mitamas, id)?.action
  const effect = action ?? withId(edition.dragonflies, id)?.effect ?? withId(edition.gates, id)?.effect
  return effect && effectGist(voice, effect)
}

/** The gist of a card or tile; undefined where there is none. */
export const gistOf = (language: Language, style: NameStyle, edition: Edition, id: string): string | undefined =>
  findGist({ language, style: brief(style) }, edition, id)
