/** Events say everything: applied to the state before a move, they give the state after it. */
import {
  copy,
  displays,
  favours,
  type Game,
  type GameEvent,
  pathNames,
  regions,
  riverRegions,
  sources,
  valueOnMoving,
} from '../../../src/index.ts'
import { acrossRiver, inForest, inHome, locked, unlocked } from '../../../src/state.ts'
import { spacesPerArea } from '../../../src/tables.ts'
import { type Check, ensure, ensureSame, isTengu, sorted, type Step } from './check.ts'

const indexOfId = (items: readonly { readonly id: string }[], id: string): number =>
  items.findIndex((item) => item.id === id)

function removeOne(list: number[], item: number, what: string): void {
  const index = list.indexOf(item)
  ensure(index >= 0, `${what} was not there`)
  list.splice(index, 1)
}

const forkOf = (game: Game, path: (typeof pathNames)[number], space: number): number =>
  pathNames.indexOf(path) * game.tables.trunkLength + space - 1

/** Applies what an event says about things that lie open. */
function apply(game: Game, event: GameEvent): void {
  if (applyToPossessions(game, event) || applyToPieces(game, event) || applyToPaths(game, event)) return
  applyToTiles(game, event)
}

function applyToPossessions({ seats }: Game, event: GameEvent): boolean {
  switch (event.type) {
    case 'vp':
      seats[event.seat].vp += event.n
      seats[event.seat].tally[sources.indexOf(event.source)] += event.n
      return true
    case 'gained':
      event.resources.forEach((n, resource) => (seats[event.seat].resources[resource] += n))
      return true
    case 'paid':
      event.resources.forEach((n, resource) => (seats[event.seat].resources[resource] -= n))
      return true
    case 'amulet':
      seats[event.seat].amulets[event.value - 1] += 1
      return true
    case 'amulets-spent':
      for (const value of event.values) seats[event.seat].amulets[value - 1] -= 1
      return true
    case 'bonus-owed':
      seats[event.seat].owed += 1
      return true
    case 'passed':
      seats[event.seat].passed = true
      return true
    default:
      return false
  }
}

function applyToPieces({ seats, tables }: Game, event: GameEvent): boolean {
  switch (event.type) {
    case 'kodama':
    case 'pushed': {
      const { kodamas } = seats[event.type === 'pushed' ? event.of : event.seat]
      const region = regions.indexOf(event.region)
      ensure(kodamas[region] === event.from, `a kodama in ${event.region} moved from ${event.from}`)
      ensure(event.to === event.from + (event.type === 'pushed' ? -1 : 1), `a kodama moved to ${event.to}`)
      kodamas[region] = event.to
      return true
    }
    case 'unlocked':
      ensure(seats[event.seat].places[event.die - 1] === locked, `die ${event.die} was not locked`)
      seats[event.seat].places[event.die - 1] = unlocked
      return true
    case 'die-placed': {
      const space = tables.homeSpaces.findIndex((candidate) => candidate.id === event.space)
      const { dice } = seats[event.seat]
      const { raised, drop = 0 } = event
      const amulets = raised?.amulets.reduce((sum, n) => sum + n, 0) ?? 0
      ensure(
        dice[event.die - 1] === (raised?.from ?? valueOnMoving(event)),
        `die ${event.die} was raised from elsewhere`,
      )
      ensure(
        Math.min(6, dice[event.die - 1] + amulets) - drop === event.value,
        `die ${event.die} became ${event.value}`,
      )
      dice[event.die - 1] = event.value
      seats[event.seat].places[event.die - 1] = space < 0 ? inForest + regions.indexOf(event.region) : inHome + space
      return true
    }
    case 'crossed':
      ensure(seats[event.seat].dice[event.die - 1] === valueOnMoving(event), `die ${event.die} paid another toll`)
      seats[event.seat].dice[event.die - 1] = event.value
      seats[event.seat].places[event.die - 1] = acrossRiver + riverRegions.indexOf(event.hill)
      return true
    case 'dice-home':
      seats[event.seat].dice = [...event.dice]
      seats[event.seat].places.fill(locked)
      seats[event.seat].passed = false
      return true
    default:
      return false
  }
}

function applyToPaths(game: Game, event: GameEvent): boolean {
  const { seats, tables } = game
  switch (event.type) {
    case 'pilgrim-removed':
      seats[event.seat].pilgrims -= 1
      seats[event.seat].pilgrimsGone += 1
      return true
    case 'pilgrimage':
      seats[event.seat].pilgrims -= 1
      seats[event.seat].trunk[forkOf(game, event.path, event.space)] += 1
      return true
    case 'walked':
      seats[event.seat].trunk[forkOf(game, event.path, event.space - 1)] -= 1
      seats[event.seat].trunk[forkOf(game, event.path, event.space)] += 1
      return true
    case 'entered': {
      const fork = forkOf(game, event.path, event.space)
      seats[event.seat].trunk[fork] -= 1
      game.sidePlaces[fork * tables.placeStride + event.place - 1] = event.seat
      return true
    }
    case 'rock-pilgrim':
      seats[event.seat].pilgrims -= 1
      seats[event.seat].rockPilgrims |= 1 << (event.space - 1)
      return true
    case 'completed': {
      const { bitoku, completed } = seats[event.seat]
      ensure(tables.edition.bitoku[bitoku[completed]]?.id === event.bitoku, `${event.bitoku} was not next on the path`)
      seats[event.seat].completed += 1
      return true
    }
    case 'bitoku-gained':
      seats[event.seat].bitoku.push(indexOfId(tables.edition.bitoku, event.bitoku))
      return true
    default:
      return false
  }
}

function applyToTiles(game: Game, event: GameEvent): void {
  const { seats, tables } = game
  const { edition } = tables
  switch (event.type) {
    case 'vision-gained':
      seats[event.seat].visions.push(indexOfId(edition.visions, event.vision))
      return
    case 'rock-gained': {
      const rock = indexOfId(edition.rocks, event.rock)
      seats[event.seat].rocks.push(rock)
      game.garden[game.garden.indexOf(rock)] = -1
      return
    }
    case 'rock-gone':
      game.garden[game.garden.indexOf(indexOfId(edition.rocks, event.rock))] = -1
      return
    case 'mitama-gained': {
      const mitama = indexOfId(edition.mitamas, event.mitama)
      ensure(game.displays[2][event.slot - 1] === mitama, `${event.mitama} was not on slot ${event.slot}`)
      game.displays[2][event.slot - 1] = -1
      seats[event.seat].mitamas.push(mitama)
      return
    }
    case 'dragonfly-gained': {
      const dragonfly = indexOfId(edition.dragonflies, event.dragonfly)
      ensure(game.displays[3][event.slot - 1] === dragonfly, `${event.dragonfly} was not on slot ${event.slot}`)
      game.displays[3][event.slot - 1] = -1
      seats[event.seat].dragonflies.push(dragonfly)
      return
    }
    case 'combined': {
      const { mitamas, dragonflies, pairs } = seats[event.seat]
      const mitama = indexOfId(edition.mitamas, event.mitama)
      const dragonfly = indexOfId(edition.dragonflies, event.dragonfly)
      removeOne(mitamas, mitama, event.mitama)
      removeOne(dragonflies, dragonfly, event.dragonfly)
      pairs.push(mitama * 256 + dragonfly)
      return
    }
    case 'crystal-gained': {
      const crystal = indexOfId(edition.crystals, event.crystal)
      if (isTengu(game, event.seat)) game.tengu?.crystals.push(crystal)
      else {
        seats[event.seat].crystals[event.space - 1] = crystal
        seats[event.seat].pilgrims += 1
      }
      return
    }
    case 'built': {
      const tile = indexOfId(edition.buildings, event.building)
      const first = riverRegions.indexOf(event.region) * spacesPerArea
      const space = [0, 1, 2, 3].find((at) => tables.areaTypes[first + at] === tables.buildingType[tile]) ?? 0
      game.buildings[first + space] = tile
      game.owners[first + space] = event.seat
      game.displays[0][game.displays[0].indexOf(tile)] = -1
      seats[event.seat].built += 1
      return
    }
    default:
      applyToSeasons(game, event)
  }
}

function applyToSeasons(game: Game, event: GameEvent): void {
  const { seats, tables } = game
  switch (event.type) {
    case 'favour-covered':
      game.covered[riverRegions.indexOf(event.hill)] |= 1 << favours.indexOf(event.favour)
      return
    case 'hills-dealt':
      game.covered.fill(0)
      return
    case 'display-refilled': {
      const lists = [
        tables.edition.buildings,
        tables.edition.crystals,
        tables.edition.mitamas,
        tables.edition.dragonflies,
      ]
      const display = displays.indexOf(event.display)
      game.displays[display] = event.tiles.map((id) => (id === undefined ? -1 : indexOfId(lists[display], id)))
      return
    }
    case 'virtue':
      seats[event.seat].removed.push(indexOfId(tables.yokai, event.card))
      return
    case 'order':
      game.order = [...event.order]
      return
    case 'phase':
      game.phase = event.phase
      game.round = event.round
      return
    default:
  }
}

const seatKeys = [
  'vp',
  'tally',
  'resources',
  'amulets',
  'dice',
  'places',
  'kodamas',
  'pilgrims',
  'pilgrimsGone',
  'removed',
  'bitoku',
  'completed',
  'visions',
  'rocks',
  'rockPilgrims',
  'crystals',
  'built',
  'mitamas',
  'dragonflies',
  'pairs',
  'trunk',
  'passed',
  'owed',
] as const

const gameKeys = ['order', 'phase', 'round', 'sidePlaces', 'buildings', 'owners', 'garden', 'covered'] as const

function checkLedger({ before, after, seat, option, events }: Step): void {
  const book = copy(before)
  if (option.move.startsWith('bonus ')) book.seats[seat].owed -= 1
  for (const event of events) apply(book, event)
  for (const key of gameKeys) ensureSame(book[key], after[key], `${key} by the events of ${option.move}`)
  displays.forEach((name, display) => {
    // Which of two equal crystals was taken, the event does not say.
    if (name === 'crystal') return
    ensureSame(book.displays[display], after.displays[display], `the ${name} display by the events of ${option.move}`)
  })
  after.seats.forEach((player, other) => {
    for (const key of seatKeys) {
      const [told, real] = [book.seats[other][key], player[key]]
      const loose = key === 'mitamas' || key === 'dragonflies'
      const what = `${key} of seat ${other} by the events of ${option.move}`
      if (loose) ensureSame(sorted(book.seats[other][key]), sorted(player[key]), what)
      else ensureSame(told, real, what)
    }
  })
}

function checkHands({ before, after, events }: Step): void {
  after.seats.forEach((player, seat) => {
    if (isTengu(after, seat)) return
    let count = before.seats[seat].hand.length
    for (const event of events) {
      if (!('seat' in event) || event.seat !== seat) continue
      if (event.type === 'drew') count += event.count
      else if (event.type === 'yokai-gained') count += 1
      else if (event.type === 'played' || event.type === 'discarded') count -= 1
      else if (event.type === 'saw') ensure(event.audience === seat, `others may see what seat ${seat} saw`)
    }
    ensure(count === player.hand.length, `by the events seat ${seat} holds ${count}, in truth ${player.hand.length}`)
  })
}

/** The events of a move account for every change of what lies open, and for the size of every hand. */
export const ledger: Check = {
  name: 'events say everything that happened',
  share: 1,
  atStep: (step) => {
    checkLedger(step)
    checkHands(step)
  },
}
