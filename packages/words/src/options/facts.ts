/** What the labels and sentences of an option are filled with, read from its move and from what the reader can see. */
import {
  type Decision,
  displays,
  type Effect,
  type ExplainedOption,
  type Favour,
  favours,
  type Region,
  regions,
  type RiverRegion,
  riverRegions,
} from '@bitoku/engine'
import { countResources, resourceList } from '../cards/amounts.ts'
import { buildingSentence, crystalSentence, virtueGain, visionSentence } from '../cards/sentences.ts'
import { effectPhrase } from '../effects/sentence.ts'
import { effectGist } from '../gist.ts'
import type { Language } from '../languages.ts'
import { brief, nameOf, type NameStyle, nameWithin, shortCrystalName, wordFor } from '../names.ts'
import type { Arguments } from '../runtime/format.ts'
import { none, say } from '../say.ts'
import { crystalPlace, homePlace } from '../spaces.ts'
import { cardOnHill, dieName, styleOf, type Telling, tileAt } from '../telling.ts'
import { findBegun, findBuilding, findLine, findYokai } from './find.ts'
import { wokenDie } from './woken.ts'

/** A telling with the decision that the option belongs to: it says where a line or a part comes from. */
export interface OptionTelling extends Telling {
  readonly decision?: Pick<Decision, 'seat' | 'trail'>
  /** Whether the question already says which card or die is used: a button need not repeat it. */
  readonly isSourceTold?: boolean
}

/** Where the facts of an option are gathered. */
interface Desk {
  readonly language: Language
  readonly option: ExplainedOption
  readonly telling: OptionTelling
  readonly style: NameStyle
  /** Whether there is only the room of a button. */
  readonly short: boolean
  /** The words of the move. */
  readonly words: readonly string[]
}

const seatOfLetter = (letter: string): number => 'abcd'.indexOf(letter)
const isRegion = (word: string): word is Region => regions.some((region) => region === word)
const isHill = (word: string): word is RiverRegion => riverRegions.some((region) => region === word)
const isFavour = (word: string): word is Favour => favours.some((favour) => favour === word)

const ownSeat = ({ telling }: Desk): number | undefined => telling.decision?.seat ?? telling.view?.viewer

const dieWord = ({ language, telling, short }: Desk, seat: number | undefined, die: number): string | number =>
  dieName(language, telling, seat, die, short)

const named = ({ language, style, telling }: Desk, id: string): string => nameOf(language, style, id, telling.edition)

/** A tile whose article the sentence knows: there without a capital, on a button as short as can be. */
const namedTile = (desk: Desk, id: string): string =>
  desk.short
    ? (shortCrystalName(desk.language, desk.style, id) ?? named(desk, id))
    : nameWithin(desk.language, desk.style, id, desk.telling.edition)

const phrase = ({ language, style }: Desk, effect: Effect | undefined): string =>
  effect === undefined ? none : effectPhrase(language, effect, style)

const shortRegion = (language: Language, word: string): string =>
  isRegion(word) ? say(language, `short.${word}`) : word

/** Where in the forest, for what stands there and for what goes there. */
const placeIn = (language: Language, word: string): string => (isRegion(word) ? say(language, `in.${word}`) : word)
const placeInto = (language: Language, word: string): string => (isRegion(word) ? say(language, `into.${word}`) : word)

function dieFacts(desk: Desk): Arguments {
  const { language, words, option, telling } = desk
  const [, die, place, ...amulets] = words
  const space = place.startsWith('home-') ? Number(place.slice('home-'.length)) : undefined
  const home = telling.edition.forest.homeSpaces.find(({ id }) => id === space)
  const at = space === undefined ? undefined : homePlace(telling, space)
  return {
    die: dieWord(desk, ownSeat(desk), Number(die)),
    locked: (option.apart?.paid ?? option.change).pilgrims < 0 ? 'yes' : 'no',
    amulets: amulets.map((amulet) => ` ${amulet}`).join(''),
    place: at === undefined ? shortRegion(language, place) : `${shortRegion(language, 'home')} ${at}`,
    where: placeInto(language, place),
    space: at ?? none,
    effect: phrase(desk, home?.effect),
  }
}

function lineFacts(desk: Desk): Arguments {
  const { telling, words } = desk
  const n = Number(words[1])
  const region = telling.decision?.trail.at(-1)?.region
  const amulet = Number(words[2]?.slice('amulet-'.length) ?? 0)
  const effect = findLine(telling.edition, region, n)
  return { n, amulet, effect: phrase(desk, effect), gist: (effect && effectGist(desk, effect)) ?? none }
}

const pathFacts = ({ language, words, short }: Desk): Arguments => {
  const [, path, space, place = none] = words
  const known = path === 'east' ? 'east' : 'west'
  return {
    path: say(language, short ? `short.${known}` : `path.${known}`),
    where: say(language, `onPath.${known}`),
    space,
    place,
  }
}

/** Whether the side path of a trunk space is one of light or of a gate: the same on every board that has the path. */
function sideOf({ telling, words }: Desk): string {
  const { boards } = telling.edition
  const [, path, space] = words
  const found = [boards[2], boards[3], boards[4]].flatMap((board) => board.paths).find(({ id }) => id === path)
  return found?.forks[Number(space) - 1]?.kind ?? none
}

function slotFacts(desk: Desk, display: 'mitama' | 'dragonfly' | 'crystal'): Arguments {
  const { language, telling, words, style } = desk
  const slot = Number(words[1])
  const id = tileAt(telling, display, slot)
  const { mitamas, dragonflies, crystals } = telling.edition
  const effect =
    display === 'mitama'
      ? mitamas.find((tile) => tile.id === id)?.action
      : dragonflies.find((tile) => tile.id === id)?.effect
  const crystal = crystals.find((tile) => tile.id === id)
  return {
    tile: (display === 'mitama' ? named : namedTile)(desk, id ?? display),
    slot,
    discounted: discountedWord(desk),
    effect: phrase(desk, effect),
    sentence: crystal === undefined ? none : crystalSentence(language, crystal, style),
  }
}

/** A crystal on its slot, and the space it would go to; the slot is told on a button only where another has the same tile. */
function crystalFacts(desk: Desk): Arguments {
  const { telling, words } = desk
  const slots = telling.view?.displays[displays.indexOf('crystal')] ?? []
  const tile = slots[Number(words[1]) - 1]
  const isPlain = tile !== undefined && slots.filter((other) => other === tile).length === 1
  return {
    ...slotFacts(desk, 'crystal'),
    ...crystalPlace(telling.edition, Number(words[2])),
    twin: isPlain ? 'no' : 'yes',
  }
}

const discountedWord = ({ words }: Desk): string => (words.at(-1) === 'discounted' ? 'yes' : 'no')

function buildFacts(desk: Desk): Arguments {
  const { language, telling, words, style } = desk
  const [, id, region] = words
  const building = findBuilding(telling.edition, id)
  return {
    building: named(desk, id),
    region: shortRegion(language, region),
    where: placeIn(language, region),
    discounted: discountedWord(desk),
    sentence: building === undefined ? '' : buildingSentence(language, building, style),
  }
}

function favourFacts(desk: Desk): Arguments {
  const { language, telling, words } = desk
  const [, hill, favour] = words
  if (!isHill(hill) || !isFavour(favour)) return {}
  const card = cardOnHill(telling, hill, favour)
  return {
    hill: shortRegion(language, hill),
    where: say(language, `onHill.${hill}`),
    what: card === undefined ? say(language, `favour.${favour}`) : named(desk, card),
  }
}

/** The crystal on a space of the own board; its place where it cannot be seen. */
function crystalName(desk: Desk, space: number): string {
  const { language, telling, style } = desk
  const seat = ownSeat(desk)
  const tile = seat === undefined ? undefined : telling.view?.seats[seat]?.crystals[space - 1]
  const id = tile === undefined ? undefined : telling.edition.crystals[tile]?.id
  if (id !== undefined) return namedTile(desk, id)
  return say(language, 'name.numbered', { name: wordFor(language, style, 'dream'), n: space })
}

function cardFacts(desk: Desk, id: string): Arguments {
  const { language, telling, style } = desk
  const { edition } = telling
  const yokai = findYokai(edition, id)
  const effect = yokai?.action ?? edition.bitoku.find((card) => card.id === id)?.effect
  const vision = edition.visions.find((card) => card.id === id)
  return {
    card: named(desk, id),
    effect: phrase(desk, effect),
    sentence: vision ? visionSentence(language, vision, style) : yokai ? virtueGain(language, yokai, style) : '',
  }
}

/** What an option's label (`short`) or sentence is filled with. */
export function factsOf(
  language: Language,
  option: ExplainedOption,
  telling: OptionTelling,
  short: boolean,
): Arguments {
  const words = option.move.split(' ')
  const style = short ? brief(styleOf(telling)) : styleOf(telling)
  return { style, ...ownFacts({ language, option, telling, style, short, words }) }
}

function ownFacts(desk: Desk): Arguments {
  const { language, telling, words, option } = desk
  const [, second, third] = words
  const { edition, decision } = telling
  switch (option.kind) {
    case 'play':
      return { ...cardFacts(desk, second), space: third, wakes: wokenDie(option, telling) ?? none }
    case 'die':
      return dieFacts(desk)
    case 'cross':
    case 'unlock':
      return { die: dieWord(desk, ownSeat(desk), Number(second)) }
    case 'line':
      return lineFacts(desk)
    case 'building':
      return { building: named(desk, second), effect: phrase(desk, findBuilding(edition, second)?.action) }
    case 'take':
    case 'pay':
      return { list: resourceList(language, countResources(words.slice(1))) }
    case 'amulet':
      return { n: Number(second.slice('amulet-'.length)) }
    case 'vp':
      return { n: Number(second.slice('vp-'.length)) }
    case 'begin':
      return { part: second, effect: phrase(desk, findBegun(edition, decision, second)) }
    case 'kodama':
      return { region: shortRegion(language, second), where: placeIn(language, second) }
    case 'push':
      return {
        seat: telling.seatName(seatOfLetter(second)),
        region: shortRegion(language, third),
        where: placeIn(language, third),
      }
    case 'start':
    case 'walk':
      return pathFacts(desk)
    case 'enter':
      return { ...pathFacts(desk), side: sideOf(desk) }
    case 'rock':
      return { rock: namedTile(desk, second) }
    case 'pilgrim':
      return { space: second }
    case 'mitama':
    case 'dragonfly':
      return slotFacts(desk, option.kind)
    case 'crystal':
      return crystalFacts(desk)
    case 'build':
      return buildFacts(desk)
    case 'copy': {
      const of = seatOfLetter(second)
      return { seat: telling.seatName(of), die: dieWord(desk, of, Number(third)) }
    }
    case 'combineMitama':
    case 'combineDragonfly':
      return {
        tile: named(desk, second),
        effect: phrase(desk, edition.dragonflies.find((tile) => tile.id === second)?.effect),
      }
    case 'keepVision':
    case 'keepYokai':
    case 'keepBitoku':
    case 'discard':
      return cardFacts(desk, second)
    case 'virtue':
      return { ...cardFacts(desk, second), vp: option.change.vp }
    case 'action':
      return { effect: phrase(desk, findYokai(edition, decision?.trail.at(-1)?.id)?.action) }
    case 'favour':
    case 'cover':
      return favourFacts(desk)
    case 'reap':
      return { crystal: crystalName(desk, Number(second)) }
    case 'dice':
      return { list: words.slice(1).join(', ') }
    case 'bonus':
      return { bonus: second }
    case 'skip':
    case 'pass':
    case 'complete':
    case 'vision':
    case 'draw':
    case 'yokai':
    case 'bitoku':
    case 'neither':
    case 'ingenuity':
      return {}
  }
}
