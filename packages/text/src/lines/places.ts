/** The main board in lines: the five regions, the far bank, the hills, the paths, the displays. */
import { displays, favours, type Region, regions, type RiverRegion, riverRegions } from '@bitoku/engine'
import { say, treasureSentence } from '@bitoku/words'
import { sentence } from '../sentence.ts'
import { boardWord } from '../board/messages.ts'
import { diePlace, isRiverRegion, mainBoardOf, nextOrder, seatOfShortTargets } from '../board/places.ts'
import { dieTarget, kodamaTarget } from '../board/targets.ts'
import { ancient } from '../board/places.ts'
import { does, listed, targetName, type Teller, told } from './teller.ts'

/** The targets of the dice that stand on some places. */
function diceAt(
  { snapshot }: Teller,
  isThere: (place: NonNullable<ReturnType<typeof diePlace>>) => boolean,
): readonly string[] {
  const { view, decision } = snapshot
  const own = seatOfShortTargets(view, decision?.seat)
  return view.seats.flatMap(({ places }, seat) =>
    places.flatMap((number, die) => {
      const place = diePlace(number)
      return place !== undefined && isThere(place) ? [dieTarget(seat, die + 1, own)] : []
    }),
  )
}

function kodamasIn({ snapshot, edition }: Teller, region: Region): readonly string[] {
  const { view, decision } = snapshot
  const own = seatOfShortTargets(view, decision?.seat)
  const neutral = mainBoardOf(view, edition).neutralKodamas ? [`kodama:n:${region}`] : []
  return [...view.seats.map((_, seat) => kodamaTarget(seat, region, own)), ...neutral]
}

/** A region of the forest: who stands there, what a die does there, the kodamas, the treasure. */
export function regionLines(teller: Teller, region: Region): readonly string[] {
  const { snapshot, edition, language, m } = teller
  const { view } = snapshot
  const treasure = edition.treasures[view.treasures[regions.indexOf(region)]]
  const spaces = isRiverRegion(region)
    ? [`region:${region}`]
    : mainBoardOf(view, edition).homeSpaces.map((id) => `home:${id}`)
  const lines = isRiverRegion(region) ? edition.forest.lines[region] : []
  const dice = diceAt(teller, (place) => place.on === 'forest' && place.region === region)
  return [
    ...spaces.map((target) => told(teller, target)),
    ...lines.map(({ requires }) => does(teller, `line:${region}:${requires}`)),
    ...[...dice, ...kodamasIn(teller, region)].map((target) => told(teller, target)),
    ...(treasure === undefined ? [] : [m('text.treasure', { sentence: treasureSentence(language, treasure) })]),
    ...(region === 'home'
      ? [sentence(m('text.nextOrder', { list: nextOrder(view).map(teller.seatName).join(', ') }))]
      : []),
  ]
}

/** An inhabited area on the far bank: its buildings, and for which there is room. */
export function areaLines(teller: Teller, region: RiverRegion): readonly string[] {
  const { snapshot, edition, m, name } = teller
  const { buildings } = snapshot.view
  const first = riverRegions.indexOf(region) * 4
  const tiles = buildings.slice(first, first + 4)
  const ids = tiles.flatMap((tile) =>
    tile < 0 ? [] : [(tile >= ancient ? edition.ancientBuildings[tile - ancient] : edition.buildings[tile]).id],
  )
  const free = edition.forest.areas[region].filter((_, at) => tiles[at] < 0)
  return [
    ...ids.map((id) => told(teller, `building:${id}`)),
    sentence(m('text.emptyArea', { list: listed(teller, free.map(name)) })),
  ]
}

/** A hill: the dice across the river, the favours and who covered them. */
export function hillLines(teller: Teller, region: RiverRegion): readonly string[] {
  const { snapshot, m, seatName } = teller
  const hill = riverRegions.indexOf(region)
  const dice = diceAt(teller, (place) => place.on === 'hill' && place.hill === region)
  return [
    ...favours.map((favour, at) => {
      const seat = snapshot.view.coveredBy[hill * favours.length + at]
      const by = seat < 0 ? '' : ` (${m('text.coveredBy', { seat: seatName(seat) })})`
      return told(teller, `favour:${region}:${favour}`) + by
    }),
    ...dice.map((target) => told(teller, target)),
  ]
}

/** A side path in one line: its places with who has arrived, and what a gate gives. */
function forkLine(teller: Teller, at: number, space: number): string {
  const { snapshot, edition, language, m, seatName } = teller
  const { view } = snapshot
  const { paths } = mainBoardOf(view, edition)
  const length = Math.max(...paths.map(({ forks }) => forks.length))
  const stride = Math.max(...paths.flatMap(({ forks }) => forks.map(({ places }) => places.length)))
  const places = paths[at].forks[space].places.map((vp, place) => {
    const seat = view.sidePlaces[(at * length + space) * stride + place]
    const worth = say(language, 'count.vp', { n: vp })
    return seat < 0 ? worth : `${worth} (${boardWord(language, 'takenBy', { seat: seatName(seat) })})`
  })
  const target = `gate:${paths[at].id}:${space + 1}`
  const name = targetName(teller, target)
  const gives = does(teller, target)
  const line = m('text.pair', { name, text: sentence(places.join(', ')) })
  return gives === sentence(name) ? line : `${line} ${gives}`
}

/** A path of wisdom: its stones with their pilgrims, its side paths and who has arrived. */
export function pathLines(teller: Teller, at: number): readonly string[] {
  const { snapshot, edition, m, seatName } = teller
  const { view } = snapshot
  const { paths } = mainBoardOf(view, edition)
  const path = paths[at]
  const length = Math.max(...paths.map(({ forks }) => forks.length))
  return path.forks.flatMap((_, space) => {
    const here = view.seats.flatMap(({ trunk }, seat) => Array<string>(trunk[at * length + space]).fill(seatName(seat)))
    const pilgrims = here.length === 0 ? '' : ` ${sentence(m('text.pilgrimsHere', { list: here.join(', ') }))}`
    return [told(teller, `trunk:${path.id}:${space + 1}`) + pilgrims, forkLine(teller, at, space)]
  })
}

/** How many paths the board has, and their names. */
export const pathIds = ({ snapshot, edition }: Teller): readonly string[] =>
  mainBoardOf(snapshot.view, edition).paths.map(({ id }) => id)

/** What can be bought and taken: tiles with their prices, rocks, decks. */
export function displayLines(teller: Teller): readonly string[] {
  const { edition, snapshot } = teller
  const { view } = snapshot
  const tiles = displays.flatMap((display, index) =>
    view.displays[index].flatMap((tile, slot) => {
      if (tile < 0) return []
      return [display === 'building' ? `building:${edition.buildings[tile].id}` : `${display}-slot:${slot + 1}`]
    }),
  )
  const rocks = view.garden.flatMap((rock) =>
    edition.rocks[rock] === undefined ? [] : [`rock:${edition.rocks[rock].id}`],
  )
  return [...tiles, ...rocks, 'deck:vision', 'deck:yokai', 'deck:bitoku'].map((target) => told(teller, target))
}
