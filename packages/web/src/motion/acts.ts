/** What each event looks like: what travels from where to where, what pulses, what appears. Names only, no times, no page. */
import { letterOf } from '@bitoku/text'
import { type GameEvent, resources } from '@bitoku/engine'
import type { IconName } from '../art/icon-names.ts'
import { cardName, chip, counter, dieName, payPlaceOf, placeOf, seatName, trunk, type Names } from './names.ts'

/** The decks that cards are drawn from. */
export type Deck = 'own' | 'vision' | 'yokai' | 'bitoku'

/** One movement of a scene. */
export type Act =
  /** A thing goes from one place to another; the icon stands for it where it cannot be seen itself. */
  | {
      readonly kind: 'thing'
      readonly icon: IconName
      readonly from: Names
      readonly to: Names
      readonly card: boolean
      /** The deck it comes out of, face down. */
      readonly deck?: Deck
    }
  /** A sign of something gained or paid. */
  | { readonly kind: 'sign'; readonly icon: IconName; readonly from: Names; readonly to: Names }
  /** The cause of what follows. */
  | { readonly kind: 'pulse'; readonly on: Names }
  /** All these are dealt anew. */
  | { readonly kind: 'appear'; readonly on: Names }
  /** Another season. */
  | { readonly kind: 'season' }

/** What is known when an event happens. */
interface Around {
  /** Where the last thing happened: gains come from there. */
  readonly cause: Names
  /** Where the next thing of the turn comes from: payments go there. */
  readonly next: Names
  /** The deck that cards are drawn from. */
  readonly deck: Deck
}

const thing = (icon: IconName, from: Names, to: Names, card = false): Extract<Act, { readonly kind: 'thing' }> => ({
  kind: 'thing',
  icon,
  from,
  to,
  card,
})
const sign = (icon: IconName, from: Names, to: Names): Act => ({ kind: 'sign', icon, from, to })

/** One sign for each unit of each resource. */
function signsOf(amounts: readonly number[], make: (resource: IconName) => Act): readonly Act[] {
  return resources.flatMap((resource, at) => Array.from({ length: amounts[at] ?? 0 }, () => make(resource)))
}

/** What an event looks like. */
export function actsOf(event: GameEvent, { cause, next, deck }: Around): readonly Act[] {
  const here = placeOf(event) ?? []
  switch (event.type) {
    case 'die-placed':
    case 'crossed':
      return [thing('die', [here[0], seatName(event.seat)], here)]
    case 'dice-home':
      return event.dice.map((_, at) => {
        const name = dieName(event.seat, at + 1)
        return thing('die', [name], [name, seatName(event.seat)])
      })
    case 'kodama':
    case 'pushed':
      return [thing('kodama', here, here)]
    case 'pilgrimage':
      return [thing('pilgrim', counter(event.seat, 'pilgrim'), here)]
    case 'walked':
      return [thing('pilgrim', trunk(event.seat, event.path, event.space - 1), here)]
    case 'entered':
      return [thing('pilgrim', trunk(event.seat, event.path, event.space), here)]
    case 'rock-pilgrim':
      return [thing('pilgrim', counter(event.seat, 'pilgrim'), here)]
    case 'built':
      return [thing('build', [here[0], chip('market')], here)]
    case 'crystal-gained':
      return [thing('crystal', payPlaceOf(event) ?? [], here)]
    case 'mitama-gained':
      return [
        thing('mitama', payPlaceOf(event) ?? [], [here[0], `pair:${letterOf(event.seat)}:${event.mitama}`, ...here]),
      ]
    case 'dragonfly-gained':
      return [thing('dragonfly', payPlaceOf(event) ?? [], here)]
    case 'rock-gained':
      return [thing('rock', [here[0], chip('home')], here)]
    case 'played':
      return [thing('yokai', [here[0], `hand:${letterOf(event.seat)}`], here, true)]
    case 'discarded':
      return [thing('yokai', [cardName(event.seat, event.card)], [`discard:${letterOf(event.seat)}`], true)]
    case 'saw':
      return event.cards.map((card) => {
        const to = [cardName(event.seat, card), `vision:${card}`, `bitoku:${card}`]
        return { ...thing(deck === 'own' ? 'yokai' : deck, [`deck:${deck}`], to, true), deck }
      })
    case 'yokai-gained': {
      const card = event.card === undefined ? [] : [cardName(event.seat, event.card)]
      const to = [...card, `hand:${letterOf(event.seat)}`, seatName(event.seat)]
      return [thing('yokai', [...card, ...dealtBy(cause), 'deck:yokai', chip('home')], to, true)]
    }
    case 'bitoku-gained':
      return [thing('bitoku', [`bitoku:${event.bitoku}`, ...dealtBy(cause), 'deck:bitoku', chip('home')], here, true)]
    case 'vision-gained': {
      const to = [`visions:${letterOf(event.seat)}`, seatName(event.seat)]
      return [thing('vision', [`vision:${event.vision}`, 'deck:vision', chip('home')], to, true)]
    }
    case 'forest-action':
    case 'building-used':
    case 'copied':
    case 'favour-covered':
    case 'reaped':
    case 'virtue':
    case 'combined':
      return [{ kind: 'pulse', on: here }]
    case 'unlocked':
      return [{ kind: 'pulse', on: [dieName(event.seat, event.die)] }]
    case 'gained':
      return signsOf(event.resources, (icon) => sign(icon, cause, counter(event.seat, icon)))
    case 'paid':
      return signsOf(event.resources, (icon) => sign(icon, counter(event.seat, icon), next))
    case 'amulet':
      return [sign('amulet', cause, counter(event.seat, 'amulet'))]
    case 'amulets-spent':
      return event.values.map(() => sign('amulet', counter(event.seat, 'amulet'), next))
    case 'pilgrim-removed':
      return [sign('pilgrim', counter(event.seat, 'pilgrim'), next)]
    case 'vp':
      return [sign('vp', cause, counter(event.seat, 'vp'))]
    case 'hills-dealt':
      return [{ kind: 'appear', on: ['favour:'] }]
    case 'display-refilled':
      return [{ kind: 'appear', on: slotsOf(event) }]
    case 'phase':
      return event.phase === 'spring' || event.phase === 'summer' || event.phase === 'winter'
        ? [{ kind: 'season' }]
        : []
    default:
      return []
  }
}

/** The slots of a display; those of the buildings are known by their tiles. */
function slotsOf({ display, tiles }: Extract<GameEvent, { readonly type: 'display-refilled' }>): Names {
  if (display !== 'building') return [`${display}-slot:`]
  return tiles.flatMap((id) => (id === undefined ? [] : [`building:${id}`]))
}

/** Cards come from the hill whose favour was just taken, if there is one. */
const dealtBy = (cause: Names): Names => cause.filter((name) => name.startsWith('favour:'))
