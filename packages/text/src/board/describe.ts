/** Every target of the board in words: its accessible name, and the sentence of its tooltip. */
import { type Cost, displays, type Edition, favours, regions, resources, riverRegions, type View } from '@bitoku/engine'
import {
  buildingSentence,
  crystalSentence,
  effectSentence,
  gateSentence,
  homeSpaceSentence,
  type Language,
  lineSentence,
  nameOf,
  type NameStyle,
  rockSentence,
  say,
} from '@bitoku/words'
import { type BoardKey, boardWord } from './messages.ts'
import { ancient, columnOf, diePlace, isRiverRegion, mainBoardOf, seatOfShortTargets } from './places.ts'
import { regionOfDecision, type BoardTable } from './targets.ts'

/** How the board speaks. */
export interface BoardWords {
  readonly language: Language
  readonly style: NameStyle
  readonly seatNames: readonly string[]
}

/** A target in words; the sentence, made when it is asked for, is undefined where the name says it all. */
export interface Description {
  readonly name: string
  readonly sentence: (() => string) | undefined
  /** Whether the sentence is the same for all of its kind: the tooltip says it, the accessible name need not. */
  readonly isGeneral?: true
}

/** A price as words. */
function priceWords({ language }: BoardWords, cost: Partial<Cost>): string {
  const list = [...resources, 'any' as const].flatMap((resource) => {
    const n = cost[resource] ?? 0
    return n === 0 ? [] : [say(language, `count.${resource}`, { n })]
  })
  return list.length === 0
    ? boardWord(language, 'pricesNothing')
    : boardWord(language, 'prices', { list: list.join(', ') })
}

const only = (name: string): Description => ({ name, sentence: undefined })

/** A name with a sentence of the board's own. */
const told = (language: Language, name: string, key: BoardKey): Description => ({
  name,
  sentence: () => boardWord(language, key),
  isGeneral: true,
})

/** The tile on a slot of a display with its price and sentence. */
function slotWords(
  table: BoardTable,
  words: BoardWords,
  display: (typeof displays)[number],
  slot: number,
): Description {
  const { view, edition } = table
  const { language, style } = words
  const board = mainBoardOf(view, edition)
  const tile = view.displays[displays.indexOf(display)][slot - 1]
  if (tile === undefined || tile < 0) {
    return only(`${boardWord(language, display)}, ${boardWord(language, 'emptySlot', { n: slot })}`)
  }
  const named = (id: string, price: string, sentence: () => string): Description => ({
    name: boardWord(language, 'slot', { name: nameOf(language, style, id, edition), n: slot, price }),
    sentence,
  })
  switch (display) {
    case 'building': {
      const building = edition.buildings[tile]
      return {
        name: `${nameOf(language, style, building.id, edition)}, ${boardWord(language, 'building')}`,
        sentence: () => buildingSentence(language, building, style),
      }
    }
    case 'crystal': {
      const crystal = edition.crystals[tile]
      const price = priceWords(words, { any: board.crystalSlots[slot - 1] })
      return named(crystal.id, price, () => crystalSentence(language, crystal, style))
    }
    case 'mitama': {
      const mitama = edition.mitamas[tile]
      const { cost, vp } = board.mitamaSlots[slot - 1]
      const price = `${priceWords(words, cost)}${vp > 0 ? `, ${say(language, 'count.vp', { n: vp })}` : ''}`
      return named(mitama.id, price, () => effectSentence(language, mitama.action, style))
    }
    case 'dragonfly': {
      const dragonfly = edition.dragonflies[tile]
      const { pay, receive } = board.dragonflySlots[slot - 1]
      const price = receive > 0 ? boardWord(language, 'receives', { n: receive }) : priceWords(words, { any: pay })
      return named(dragonfly.id, price, () => effectSentence(language, dragonfly.effect, style))
    }
  }
}

function dieWords({ view, decision }: BoardTable, words: BoardWords, parts: readonly string[]): Description {
  const { language, style, seatNames } = words
  const seat = parts.length === 2 ? seatOfShortTargets(view, decision?.seat) : 'abcd'.indexOf(parts[1])
  const number = Number(parts.at(-1)) - 1
  if (seat === undefined) return only('')
  const place = diePlace(view.seats[seat].places[number])
  const region = place === undefined ? '' : nameOf(language, style, columnOf(place))
  const where = place?.on === 'hill' ? boardWord(language, 'acrossRiver', { name: region }) : region
  const name = boardWord(language, 'die', { value: view.seats[seat].dice[number], seat: seatNames[seat] ?? '', where })
  return told(language, name, place?.on === 'forest' ? 'forestDieTip' : 'restingDieTip')
}

function kodamaWords(
  { view, edition, decision }: BoardTable,
  words: BoardWords,
  parts: readonly string[],
): Description {
  const { language, style, seatNames } = words
  const region = regions.findIndex((name) => name === parts.at(-1))
  const name = nameOf(language, style, regions[region])
  const { spaces, neutral } = edition.forest.kodamaTrack
  if (parts[1] === 'n') return told(language, boardWord(language, 'neutral', { name, n: neutral }), 'neutralTip')
  const seat = parts.length === 2 ? seatOfShortTargets(view, decision?.seat) : 'abcd'.indexOf(parts[1])
  if (seat === undefined) return only(name)
  const n = view.seats[seat].kodamas[region]
  return told(
    language,
    boardWord(language, 'kodama', { seat: seatNames[seat] ?? '', name, n, all: spaces }),
    'kodamaTip',
  )
}

function buildingWords(table: BoardTable, words: BoardWords, id: string): Description {
  const { view, edition } = table
  const { language, style, seatNames } = words
  const space = view.buildings.findIndex(
    (tile) =>
      tile >= 0 && (tile >= ancient ? edition.ancientBuildings[tile - ancient] : edition.buildings[tile])?.id === id,
  )
  if (space < 0) {
    const slot = view.displays[0].findIndex((tile) => edition.buildings[tile]?.id === id)
    return slotWords(table, words, 'building', slot + 1)
  }
  const tile = view.buildings[space]
  const building = tile >= ancient ? edition.ancientBuildings[tile - ancient] : edition.buildings[tile]
  const where = nameOf(language, style, riverRegions[Math.floor(space / 4)])
  const name = nameOf(language, style, id, edition)
  const owner = view.owners[space]
  return {
    name:
      owner >= 0
        ? boardWord(language, 'ownedBy', { name, where, seat: seatNames[owner] ?? '' })
        : boardWord(language, 'built', { name, where }),
    sentence: () => buildingSentence(language, building, style),
  }
}

function favourWords({ view, edition }: BoardTable, words: BoardWords, hill: string, favour: string): Description {
  const { language, style } = words
  const index = riverRegions.findIndex((name) => name === hill)
  const kind = favours.findIndex((name) => name === favour)
  const name = nameOf(language, style, hill)
  const covered = (view.covered[index] & (1 << kind)) === 0 ? '' : `, ${boardWord(language, 'covered')}`
  const tell = (what: string, sentence?: () => string): Description => ({
    name: boardWord(language, 'favour', { name, what }) + covered,
    sentence,
  })
  if (favour === 'gifts')
    return tell(boardWord(language, 'gifts'), () => effectSentence(language, edition.forest.gifts, style))
  const card = favour === 'bitoku' ? edition.bitoku[view.hillBitoku[index]] : edition.yokai[view.hillYokai[index]]
  if (card === undefined) return tell(boardWord(language, 'noCard'))
  const effect = 'action' in card ? card.action : card.effect
  return tell(nameOf(language, style, card.id, edition), () => effectSentence(language, effect, style))
}

function pathWords({ view, edition }: BoardTable, words: BoardWords, parts: readonly string[]): Description {
  const { language, style, seatNames } = words
  const board = mainBoardOf(view, edition)
  const at = board.paths.findIndex(({ id }) => id === parts[1])
  const path = board.paths[at]
  const name = nameOf(language, style, parts[1])
  const space = Number(parts[2]) - 1
  if (parts[0] === 'trunk') {
    const needs = path?.bridges[space] ?? 0
    const bridge = needs > 0 ? `, ${boardWord(language, 'bridge', { n: needs })}` : ''
    return only(boardWord(language, 'trunk', { name, n: space + 1 }) + bridge)
  }
  const fork = path?.forks[space]
  if (fork === undefined) return only(name)
  const length = Math.max(...board.paths.map(({ forks }) => forks.length))
  const stride = Math.max(...board.paths.flatMap(({ forks }) => forks.map(({ places }) => places.length)))
  const fork0 = at * length + space
  const gate = edition.gates[view.gates[fork0]]
  const sentence = gate === undefined ? undefined : () => gateSentence(language, gate, style)
  const kind = nameOf(language, style, fork.kind)
  if (parts[0] === 'gate') return { name: `${name}, ${kind} ${space + 1}`, sentence }
  const place = Number(parts[3]) - 1
  const taken = view.sidePlaces[fork0 * stride + place]
  const by = taken >= 0 ? `, ${boardWord(language, 'takenBy', { seat: seatNames[taken] ?? '' })}` : ''
  return { name: boardWord(language, 'place', { name, kind, n: space + 1, vp: fork.places[place] }) + by, sentence }
}

/** How many dice stand on the forest spaces of a region. */
function diceIn(view: View, region: string): number {
  return view.seats.reduce((sum, { places }) => {
    const here = places.map(diePlace).filter((place) => place?.on === 'forest' && place.region === region)
    return sum + here.length
  }, 0)
}

function homeWords({ view, edition }: BoardTable, words: BoardWords, id: string): Description {
  const { language, style, seatNames } = words
  const index = mainBoardOf(view, edition).homeSpaces.indexOf(Number(id))
  const space = edition.forest.homeSpaces.find((candidate) => candidate.id === Number(id))
  const seat = view.seats.findIndex(({ places }) =>
    places.map(diePlace).some((place) => place?.on === 'home' && place.space === index),
  )
  const args = { name: nameOf(language, style, 'home'), n: index + 1, seat: seatNames[seat] ?? '' }
  return {
    name: boardWord(language, seat < 0 ? 'homeSpace' : 'homeTaken', args),
    sentence: space && (() => homeSpaceSentence(language, space, style)),
  }
}

function deckCount(view: View, name: string): number {
  return name === 'vision' ? view.visionCount : name === 'yokai' ? view.yokaiCount : view.bitokuCount
}

function lineWords(
  { edition }: BoardTable,
  words: BoardWords,
  region: string | undefined,
  requires: string,
): Description {
  const { language, style } = words
  if (region === undefined || !isRiverRegion(region)) return only(requires)
  const line = edition.forest.lines[region].find((candidate) => candidate.requires === Number(requires))
  return {
    name: boardWord(language, 'line', { name: nameOf(language, style, region), n: requires }),
    sentence: line && (() => lineSentence(language, line, style)),
  }
}

function areaWords({ view }: BoardTable, { language, style }: BoardWords, region: string): Description {
  const first = riverRegions.findIndex((name) => name === region) * 4
  const free = view.buildings.slice(first, first + 4).filter((tile) => tile < 0).length
  return only(boardWord(language, 'area', { name: nameOf(language, style, region), free, all: 4 }))
}

function rockWords(edition: Edition, { language, style }: BoardWords, id: string): Description {
  const rock = edition.rocks.find((candidate) => candidate.id === id)
  return {
    name: boardWord(language, 'rock', { name: nameOf(language, style, id) }),
    sentence: rock && (() => rockSentence(language, rock, style)),
  }
}

/** A target in words; a line may name its region: `line:4` is of the decision's, `line:yomi:4` of any. */
export function describeTarget(target: string, table: BoardTable, words: BoardWords): Description {
  const { view, edition } = table
  const { language, style } = words
  const parts = target.split(':')
  const [kind, name = ''] = parts
  switch (kind) {
    case 'region': {
      const all = mainBoardOf(view, edition).dieSpaces
      const free = all - diceIn(view, name)
      const spaces = boardWord(language, 'dieSpaces', { name: nameOf(language, style, name), free, all })
      return told(language, spaces, 'dieSpacesTip')
    }
    case 'hill':
      return told(language, boardWord(language, 'hill', { name: nameOf(language, style, name) }), 'hillTip')
    case 'home':
      return homeWords(table, words, name)
    case 'line':
      return parts.length === 2
        ? lineWords(table, words, regionOfDecision(table.decision), name)
        : lineWords(table, words, name, parts[2])
    case 'area':
      return areaWords(table, words, name)
    case 'die':
      return dieWords(table, words, parts)
    case 'kodama':
      return kodamaWords(table, words, parts)
    case 'building':
      return buildingWords(table, words, name)
    case 'favour':
      return favourWords(table, words, name, parts[2])
    case 'trunk':
    case 'place':
    case 'gate':
      return pathWords(table, words, parts)
    case 'rock':
      return rockWords(edition, words, name)
    case 'deck':
      return only(boardWord(language, 'deck', { name: nameOf(language, style, name), n: deckCount(view, name) }))
    case 'mitama-slot':
    case 'dragonfly-slot':
    case 'building-slot':
    case 'crystal-slot': {
      const display = displays.find((candidate) => `${candidate}-slot` === kind)
      return display === undefined ? only(target) : slotWords(table, words, display, Number(name))
    }
    default:
      return only(nameOf(language, style, target))
  }
}
