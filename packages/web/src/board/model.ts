/** Makes the board's plain data from a view: a part that is equal to its last self is not drawn again. */
import {
  type Decision,
  displays,
  type Edition,
  favours,
  type MainBoard,
  pathNames,
  type Region,
  regions,
  type RiverRegion,
  riverRegions,
  type Treasure,
  type View,
  type WisdomPath,
} from '@bitoku/engine'
import { type BoardWords, describeTarget } from './describe.ts'
import { boardWord } from './messages.ts'
import type {
  AreaModel,
  BankModel,
  BoardModel,
  CommonsModel,
  DieModel,
  DisplayModel,
  GroveModel,
  HillModel,
  HomeModel,
  PathModel,
  SpaceModel,
  Things,
  TrackModel,
} from './model-types.ts'
import { ancient, diePlace, mainBoardOf, nextOrder, ownSeat } from './places.ts'
import { dieTarget, kodamaTarget, marksOf, regionOfDecision, type Table } from './targets.ts'

/** What the model is made from. */
export interface ModelInput {
  readonly view: View
  readonly edition: Edition
  readonly decision: Decision | undefined
  readonly selected: readonly string[]
  readonly lastMove: readonly string[]
  readonly words: BoardWords
  /** Who covered a favour (`favour:yomi:bitoku` → seat), where the table knows it from the events. */
  readonly seals: Readonly<Record<string, number>>
}

type Pointer = (targets: readonly string[]) => Things

/** Names things: each with its state in words, for who cannot see the ring. */
function pointerOf(input: ModelInput): Pointer {
  const { view, edition, decision, selected, lastMove, words } = input
  const marks = marksOf(decision, selected, lastMove)
  const table: Table = { view, edition, decision }
  return (targets) =>
    Object.fromEntries(
      targets.map((target) => {
        const { name } = describeTarget(target, table, words)
        const state = marks.get(target)
        const spoken =
          state === 'legal' || state === 'selected' || state === 'blocked' || state === 'last'
            ? `${name}, ${boardWord(words.language, state)}`
            : name
        return [target, { name: spoken, state }]
      }),
    )
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

type PlacedDie = DieModel & { readonly place: NonNullable<ReturnType<typeof diePlace>> }

function diceOf({ view, decision }: ModelInput): readonly PlacedDie[] {
  const own = ownSeat(view, decision?.seat)
  return view.seats.flatMap(({ dice, places }, seat) =>
    places.flatMap((number, index): readonly PlacedDie[] => {
      const place = diePlace(number)
      if (place === undefined) return []
      return [{ seat, die: index + 1, value: dice[index], target: dieTarget(seat, index + 1, own), place }]
    }),
  )
}

const bare = ({ seat, die, value, target }: PlacedDie): DieModel => ({ seat, die, value, target })
const targetsIn = (list: readonly { readonly target: string }[]): readonly string[] => list.map(({ target }) => target)

function pathModel(
  { view, edition }: ModelInput,
  board: MainBoard,
  path: WisdomPath,
  at: number,
  point: Pointer,
): PathModel {
  const length = Math.max(...board.paths.map(({ forks }) => forks.length))
  const stride = Math.max(...board.paths.flatMap(({ forks }) => forks.map(({ places }) => places.length)))
  const name = pathNames[at]
  return {
    path,
    gates: path.forks.map((_, space) => edition.gates[view.gates[at * length + space]]),
    places: path.forks.map((fork, space) =>
      fork.places.map((_, place) => view.sidePlaces[(at * length + space) * stride + place]),
    ),
    trunk: path.forks.map((_, space) =>
      view.seats.flatMap(({ trunk }, seat) => Array<number>(trunk[at * length + space]).fill(seat)),
    ),
    things: point([
      ...path.forks.map((_, space) => `trunk:${name}:${space + 1}`),
      ...path.forks.flatMap((fork, space) => [
        ...(fork.kind === 'gate' ? [`gate:${name}:${space + 1}`] : []),
        ...fork.places.map((_, place) => `place:${name}:${space + 1}:${place + 1}`),
      ]),
    ]),
  }
}

function hillModel({ view, edition, seals }: ModelInput, dice: readonly PlacedDie[], hill: number): HillModel {
  const region = riverRegions[hill]
  const crossed = new Set(
    dice.filter(({ place }) => place.on === 'hill' && place.hill === region).map(({ seat }) => seat),
  )
  // With one seat alone across the river the seals can only be its own; otherwise the events have to tell.
  const alone = crossed.size === 1 ? [...crossed][0] : undefined
  return {
    region,
    bitoku: edition.bitoku[view.hillBitoku[hill]],
    yokai: edition.yokai[view.hillYokai[hill]],
    gifts: edition.forest.gifts,
    seals: favours.map((favour, index) =>
      (view.covered[hill] & (1 << index)) === 0 ? undefined : { seat: seals[`favour:${region}:${favour}`] ?? alone },
    ),
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
      hills: hills.map((hill) => hillModel(input, dice, hill)),
      spaces: board.crossingSpaces,
      dice: here.map(bare),
      things: point([
        ...names.flatMap((name) => favours.map((favour) => `favour:${name}:${favour}`)),
        ...targetsIn(here),
      ]),
    }
  })
}

function trackModel({ view, edition, decision }: ModelInput, board: MainBoard, region: Region): TrackModel {
  const own = ownSeat(view, decision?.seat)
  const at = regions.indexOf(region)
  const { spaces, neutral } = edition.forest.kodamaTrack
  return {
    region,
    spaces,
    kodamas: [
      ...(board.neutralKodamas ? [{ seat: undefined, at: neutral, target: `kodama:n:${region}` }] : []),
      ...view.seats.map(({ kodamas }, seat) => ({ seat, at: kodamas[at], target: kodamaTarget(seat, region, own) })),
    ],
  }
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
      ...spaces.flatMap(({ die }) => (die === undefined ? [] : [die.target])),
      ...targetsIn(track.kodamas),
    ]),
  }
}

function areaModel({ view, edition }: ModelInput, region: RiverRegion, area: number, point: Pointer): AreaModel {
  const spaces = edition.forest.areas[region].map((type, space): SpaceModel => {
    const tile = view.buildings[area * 4 + space]
    return {
      type,
      tile: tile >= 0 && tile < ancient ? edition.buildings[tile] : undefined,
      ancient: tile >= ancient ? edition.ancientBuildings[tile - ancient] : undefined,
      owner: view.owners[area * 4 + space],
    }
  })
  const ids = spaces.flatMap(({ tile, ancient: old }) => tile?.id ?? old?.id ?? [])
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
