/** Cards and tiles as sentences. */
import type {
  AncientBuilding,
  BuildingTile,
  CrystalTile,
  ForestLine,
  GateTile,
  HomeSpace,
  Need,
  RockTile,
  Treasure,
  VisionCard,
  YokaiCard,
} from '@bitoku/engine'
import { effectPhrase } from '../effects/sentence.ts'
import type { Language } from '../languages.ts'
import { brief, type NameStyle, wordFor } from '../names.ts'
import { listAnd, listOr } from '../runtime/list.ts'
import { capitalise } from '../runtime/typeset.ts'
import { say } from '../say.ts'

/** What a yokai's virtue gives, without capital and full stop. */
function virtuePhrase(
  language: Language,
  { virtue, cap }: Pick<YokaiCard, 'virtue' | 'cap'>,
  style: NameStyle,
): string {
  const list = listAnd(
    language,
    virtue.map(({ vp, per }) => say(language, `virtue.${per}`, { vp, style })),
  )
  const fixed = virtue.every(({ per }) => per === 'flat') && virtue.reduce((sum, { vp }) => sum + vp, 0) <= cap
  return fixed ? list : say(language, 'virtue.capped', { list, cap })
}

/** When a yokai may be removed for its virtue, and what that gives (W-2). */
export const virtueSentence = (
  language: Language,
  card: Pick<YokaiCard, 'virtue' | 'cap'>,
  style: NameStyle = 'plain',
): string => say(language, 'virtue.sentence', { list: virtuePhrase(language, card, style) })

/** What a yokai's virtue gives, where it is being removed for it. */
export const virtueGain = (language: Language, card: Pick<YokaiCard, 'virtue' | 'cap'>, style: NameStyle): string =>
  `${capitalise(language, virtuePhrase(language, card, style))}.`

function needWords(language: Language, { kinds, n }: Need, style: NameStyle): string {
  if (kinds.length === 1) return say(language, `item.${kinds[0]}`, { n, style })
  const list = listOr(
    language,
    kinds.map((kind) => say(language, `kinds.${kind}`, { style })),
  )
  return say(language, 'vision.mixed', { n, list })
}

/** What a vision asks for, what it gives and what it costs unfulfilled (E-7). */
export function visionSentence(
  language: Language,
  { needs, vp, loss }: Pick<VisionCard, 'needs' | 'vp' | 'loss'>,
  style: NameStyle = 'plain',
): string {
  const list = listAnd(
    language,
    needs.map((need) => needWords(language, need, style)),
  )
  return say(language, 'vision.sentence', { needs: capitalise(language, list), vp, loss })
}

/** When a crystal works and what it gives (T-9). */
export function crystalSentence(
  language: Language,
  { colour, effect, memory }: Pick<CrystalTile, 'colour' | 'effect' | 'memory'>,
  style: NameStyle = 'plain',
): string {
  if (memory !== undefined) {
    const event = say(language, `memory.${memory.on}`, { style })
    return say(language, 'crystal.memory', { event, vp: memory.vp })
  }
  const key = colour === 'dream' ? 'crystal.dream' : 'crystal.ingenuity'
  return say(language, key, { effect: effectPhrase(language, effect, style) })
}

/** What a rock counts for the pilgrims beside it (E-5). */
export function rockSentence(
  language: Language,
  { family, shows }: Pick<RockTile, 'family' | 'shows'>,
  style: NameStyle = 'plain',
): string {
  const list = shows.map((type) => wordFor(language, brief(style), type)).join(', ')
  return say(language, 'rock.sentence', { family, list, style })
}

/** What a building does, what its builder gains, what its owner gains (S-9, S-10, T-1). */
export function buildingSentence(
  language: Language,
  building: Omit<BuildingTile, 'id' | 'type'> | Omit<AncientBuilding, 'id'>,
  style: NameStyle = 'plain',
): string {
  const { minimum, action } = building
  const use = say(language, 'building.sentence', { minimum, effect: effectPhrase(language, action, style) })
  if (!('owner' in building)) return use
  const bonuses = [
    ...(building.kodama > 0 ? [say(language, 'building.kodama', { n: building.kodama })] : []),
    ...(building.amulet ? [say(language, 'count.amulet', { n: 1 })] : []),
  ]
  const bonus = bonuses.length === 0 ? [] : [say(language, 'building.bonus', { list: listAnd(language, bonuses) })]
  return [use, ...bonus, say(language, 'building.owner', { bonus: building.owner })].join(' ')
}

/** What a line of a region's forest action asks for and gives (S-11). */
export function lineSentence(language: Language, line: ForestLine, style: NameStyle = 'plain'): string {
  const effect = effectPhrase(language, line.effect, style)
  return say(language, 'building.sentence', { minimum: line.requires, effect })
}

/** What a space of the Home asks for and gives (S-13). */
export function homeSpaceSentence(
  language: Language,
  { minimum, drop, effect }: Pick<HomeSpace, 'minimum' | 'drop' | 'effect'>,
  style: NameStyle = 'plain',
): string {
  const what = capitalise(language, effectPhrase(language, effect, style))
  return say(language, 'homeSpace.sentence', { minimum, drop, effect: what })
}

/** What a gate gives a pilgrim who arrives (M-8). */
export function gateSentence(language: Language, { effect }: Pick<GateTile, 'effect'>, style: NameStyle = 'plain') {
  return say(language, 'gate.sentence', { effect: effectPhrase(language, effect, style) })
}

/** The prizes of a lake treasure (E-4). */
export function treasureSentence(language: Language, { prizes }: Pick<Treasure, 'prizes'>): string {
  const [first, second, third] = prizes
  return say(language, 'treasure.sentence', { first, second, third })
}
