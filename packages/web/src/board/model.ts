/** Makes the board's plain data from a view: a part that is equal to its last self is not drawn again. */
import {
  ancient,
  type BoardTable,
  boardWord,
  describeTarget,
  mainBoardOf,
  nextOrder,
  regionOfDecision,
} from '@bitoku/text'
import {
  displays,
  favours,
  type MainBoard,
  pathNames,
  type Region,
  regions,
  type RiverRegion,
  riverRegions,
  type Treasure,
  type WisdomPath,
} from '@bitoku/engine'
import type { ArtState } from '../art/state-ring.tsx'
import {
  bare,
  diceOf,
  type ModelInput,
  pilgrimOn,
  pilgrimsAt,
  type PlacedDie,
  targetsIn,
  trackModel,
} from './model-pieces.ts'
import type {
  AreaModel,
  BankModel,
  BoardModel,
  CommonsModel,
  DisplayModel,
  GroveModel,
  HillModel,
  HomeModel,
  PathModel,
  SpaceModel,
  Things,
} from './model-types.ts'
import { marksOf } from './targets.ts'

type Pointer = (targets: readonly string[]) => Things

/** Marks things, and names them on demand: each with its state and its effect in words, for who cannot see ring and icons. */
function pointerOf(input: ModelInput): Pointer {
  const { view, edition, decision, selected, lastMove, words } = input
  const marks = marksOf(decision, selected, lastMove)
  const table: BoardTable = { view, edition, decision }
  const nameOf = (target: string): string => {
    const { name, sentence, isGeneral } = describeTarget(target, table, words)
    const state = marks.get(target)
    const named =
      state === 'legal' || state === 'selected' || state === 'blocked' || state === 'last'
        ? `${name}, ${boardWord(words.language, state)}`
        : name
    return sentence === undefined || isGeneral ? named : `${named}. ${sentence()}`
  }
  return (targets) => {
    const states: Record<string, ArtState> = {}
    for (const target of targets) {
      const state = marks.get(target)
      if (state !== undefined) states[target] = state
    }
    return { states, nameOf, words }
  }
}

/** The board of a view. */
export function boardModel(input: ModelInput): BoardModel {
  const board = mainBoardOf(input.view, input.edition)
  const point = pointerOf(input)
  const dice = diceOf(input)
  return {
    paths: board.paths.map((path, at) => pathModel(input, board, path, at, point)),
    banks: banksOf(input, board, dice, point),
    groves: riverRegions.map((region) => groveModel(input, board, dice, region, point)),
    home: homeModel(input, board, dice, point),
    areas: riverRegions.map((region, area) => areaModel(input, region, area, point)),
    displays: displays.map((display) => displayModel(input, board, display, point)),
    commons: commonsModel(input, point),
  }
}

function pathModel(input: ModelInput, board: MainBoard, path: WisdomPath, at: number, point: Pointer): PathModel {
  const length = Math.max(...board.paths.map(({ forks }) => forks.length))
  const stride = Math.max(...board.paths.flatMap(({ forks }) => forks.map(({ places }) => places.length)))
  const name = pathNames[at]
  const { view, edition } = input
  return {
    path,
    gates: path.forks.map((_, space) => edition.gates[view.gates[at * length + space]]),
    places: path.forks.map((fork, space) =>
      fork.places.map((_, place) =>
        pilgrimOn(input, ({ sidePlaces }) => sidePlaces[(at * length + space) * stride + place]),
      ),
    ),
    trunk: path.forks.map((_, space) => pilgrimsAt(input, at * length + space)),
    things: point([
      ...path.forks.map((_, space) => `trunk:${name}:${space + 1}`),
      ...path.forks.flatMap((fork, space) => [
        ...(fork.kind === 'gate' ? [`gate:${name}:${space + 1}`] : []),
        ...fork.places.map((_, place) => `place:${name}:${space + 1}:${place + 1}`),
      ]),
    ]),
  }
}

function hillModel({ view, edition }: ModelInput, hill: number): HillModel {
  return {
    region: riverRegions[hill],
    bitoku: edition.bitoku[view.hillBitoku[hill]],
    yokai: edition.yokai[view.hillYokai[hill]],
    gifts: edition.forest.gifts,
    seals: favours.map((_, favour) => {
      const seat = view.coveredBy[hill * favours.length + favour]
      return seat < 0 ? undefined : { seat }
    }),
  }
}

function banksOf(
  input: ModelInput,
  board: MainBoard,
  dice: readonly PlacedDie[],
  point: Pointer,
): readonly BankModel[] {
  const groups = board.banks
    ? [
        [0, 1],
        [2, 3],
      ]
    : [[0], [1], [2], [3]]
  return groups.map((hills) => {
    const names = hills.map((hill) => riverRegions[hill])
    const here = dice.filter(({ place }) => place.on === 'hill' && names.includes(place.hill))
    return {
      hills: hills.map((hill) => hillModel(input, hill)),
      spaces: board.crossingSpaces,
      dice: here.map(bare),
      things: point([
        ...names.flatMap((name) => favours.map((favour) => `favour:${name}:${favour}`)),
        ...targetsIn(here),
      ]),
    }
  })
}

const treasureOf = ({ view, edition }: ModelInput, region: Region): Treasure | undefined =>
  edition.treasures[view.treasures[regions.indexOf(region)]]

function groveModel(
  input: ModelInput,
  board: MainBoard,
  dice: readonly PlacedDie[],
  region: RiverRegion,
  point: Pointer,
): GroveModel {
  const here = dice.filter(({ place }) => place.on === 'forest' && place.region === region)
  const asked = regionOfDecision(input.decision) === region
  const lines = input.edition.forest.lines[region].map((line) => ({
    line,
    target: asked ? `line:${line.requires}` : `line:${region}:${line.requires}`,
  }))
  const track = trackModel(input, board, region)
  return {
    region,
    treasure: treasureOf(input, region),
    spaces: board.dieSpaces,
    dice: here.map(bare),
    lines,
    track,
    things: point([`region:${region}`, ...targetsIn(here), ...targetsIn(lines), ...targetsIn(track.kodamas)]),
  }
}

function homeModel(input: ModelInput, board: MainBoard, dice: readonly PlacedDie[], point: Pointer): HomeModel {
  const spaces = board.homeSpaces.flatMap((id, index) => {
    const space = input.edition.forest.homeSpaces.find((candidate) => candidate.id === id)
    const die = dice.find(({ place }) => place.on === 'home' && place.space === index)
    return space === undefined ? [] : [{ space, die: die && bare(die) }]
  })
  const track = trackModel(input, board, 'home')
  return {
    treasure: treasureOf(input, 'home'),
    spaces,
    track,
    things: point([
      ...spaces.map(({ space }) => `home:${space.id}`),
      ...targetsIn(spaces.flatMap(({ die }) => die ?? [])),
      ...targetsIn(track.kodamas),
    ]),
  }
}

function areaModel(
  { view, edition, preview = view }: ModelInput,
  region: RiverRegion,
  area: number,
  point: Pointer,
): AreaModel {
  const spaces = edition.forest.areas[region].map((type, index): SpaceModel => {
    const space = area * 4 + index
    const ghost = view.buildings[space] < 0 && preview.buildings[space] >= 0
    const { buildings, owners } = ghost ? preview : view
    const tile = buildings[space]
    return {
      type,
      tile: tile >= 0 && tile < ancient ? edition.buildings[tile] : undefined,
      ancient: tile >= ancient ? edition.ancientBuildings[tile - ancient] : undefined,
      owner: owners[space],
      ...(ghost ? { ghost } : {}),
    }
  })
  const ids = spaces.flatMap(({ tile, ancient: old, ghost }) => (ghost ? [] : (tile?.id ?? old?.id ?? [])))
  return { region, spaces, things: point([`area:${region}`, ...ids.map((id) => `building:${id}`)]) }
}

function displayModel(
  { view, edition }: ModelInput,
  board: MainBoard,
  display: (typeof displays)[number],
  point: Pointer,
): DisplayModel {
  const index = displays.indexOf(display)
  const stack = view.stackCounts[index]
  const tiles = view.displays[index]
  const things = point(
    display === 'building'
      ? tiles.flatMap((tile) => (tile < 0 ? [] : [`building:${edition.buildings[tile].id}`]))
      : tiles.map((_, slot) => `${display}-slot:${slot + 1}`),
  )
  switch (display) {
    case 'building':
      return { display, stack, things, slots: tiles.map((tile) => edition.buildings[tile]) }
    case 'crystal':
      return { display, stack, things, slots: tiles.map((tile) => edition.crystals[tile]), prices: board.crystalSlots }
    case 'mitama':
      return { display, stack, things, slots: tiles.map((tile) => edition.mitamas[tile]), prices: board.mitamaSlots }
    case 'dragonfly':
      return {
        display,
        stack,
        things,
        slots: tiles.map((tile) => edition.dragonflies[tile]),
        prices: board.dragonflySlots,
      }
  }
}

function commonsModel({ view, edition }: ModelInput, point: Pointer): CommonsModel {
  const rocks = view.garden.map((rock) => edition.rocks[rock])
  return {
    rocks,
    decks: [
      { kind: 'vision', count: view.visionCount },
      { kind: 'yokai', count: view.yokaiCount },
      { kind: 'bitoku', count: view.bitokuCount },
    ],
    order: nextOrder(view),
    things: point([
      'deck:vision',
      'deck:yokai',
      'deck:bitoku',
      ...rocks.flatMap((rock) => (rock === undefined ? [] : [`rock:${rock.id}`])),
    ]),
  }
}
