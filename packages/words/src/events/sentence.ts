/** Events as lines of the log. */
import { type GameEvent, valueOnMoving } from '@bitoku/engine'
import { resourceList } from '../cards/amounts.ts'
import type { Language } from '../languages.ts'
import { nameOf, nameWithin } from '../names.ts'
import { listAnd } from '../runtime/list.ts'
import { capitalise } from '../runtime/typeset.ts'
import { none, say } from '../say.ts'
import { yearAndSeason } from '../score.ts'
import { homePlace } from '../spaces.ts'
import { styleOf, type Telling } from '../telling.ts'

/** What a line of the log needs to know. */
export type EventTelling = Telling

/** A line of the log in the present tense; undefined for an event that needs none. */
export function eventSentence(language: Language, event: GameEvent, telling: EventTelling): string | undefined {
  const line = write(language, event, telling)
  return line === undefined ? undefined : capitalise(language, line)
}

/** A die as it was when it was placed, and what amulets were added to: “4”, “3 +1”. */
const placedFacts = (event: Extract<GameEvent, { readonly type: 'die-placed' }>) => ({
  value: valueOnMoving(event),
  raised:
    event.raised === undefined ? none : [event.raised.from, ...event.raised.amulets.map((n) => `+${n}`)].join(' '),
})

function write(language: Language, event: GameEvent, telling: EventTelling): string | undefined {
  const style = styleOf(telling)
  const name = (id: string): string => nameOf(language, style, id, telling.edition)
  const within = (id: string): string => nameWithin(language, style, id, telling.edition)
  const names = (ids: readonly (string | undefined)[]): string =>
    listAnd(
      language,
      ids.flatMap((id) => (id === undefined ? [] : [name(id)])),
    )
  const seat = 'seat' in event && event.seat !== undefined ? telling.seatName(event.seat) : ''
  switch (event.type) {
    case 'phase':
      return yearAndSeason(language, event.round, event.phase)
    case 'order':
      return say(language, 'event.order', { list: event.order.map((each) => telling.seatName(each)).join(', ') })
    case 'turn':
      return undefined
    case 'drew':
      return say(language, 'event.drew', { seat, n: event.count })
    case 'looked':
      return say(language, 'event.looked', { seat, deck: event.deck, n: event.count })
    case 'saw':
      return say(language, 'event.saw', { seat, list: names(event.cards) })
    case 'reshuffled':
      if (event.deck === 'own') return say(language, 'event.reshuffledOwn', { seat })
      return say(language, 'event.reshuffled', { deck: event.deck })
    case 'discarded':
    case 'yokai-gained':
      if (event.card === undefined) return say(language, 'event.yokaiSecret', { seat })
      return say(language, `event.${event.type}`, { seat, card: name(event.card) })
    case 'reaped':
      return say(language, 'event.reaped', { seat, crystal: within(event.crystal) })
    case 'played':
      return say(language, 'event.played', { seat, card: name(event.card), space: event.space })
    case 'unlocked':
    case 'pilgrim-removed':
      return say(language, `event.${event.type}`, { seat, value: event.value })
    case 'tengu-roll':
      return say(language, 'event.tengu-roll', { seat, die: event.die, what: event.what })
    case 'amulets-spent':
      return say(language, 'event.amulets-spent', { seat, list: event.values.map((value) => `+${value}`).join(', ') })
    case 'die-placed':
      if (event.space !== undefined)
        return say(language, 'event.dieHome', {
          ...placedFacts(event),
          seat,
          space: homePlace(telling, event.space),
          drop: event.drop ?? 0,
          now: event.value,
        })
      return say(language, 'event.die-placed', {
        ...placedFacts(event),
        seat,
        where: say(language, `into.${event.region}`),
      })
    case 'forest-action':
      return say(language, 'event.forest-action', {
        seat,
        requires: event.requires,
        where: say(language, `in.${event.region}`),
      })
    case 'copied':
      return say(language, 'event.copied', { seat, of: telling.seatName(event.of), value: event.value })
    case 'building-used':
      return say(language, 'event.building-used', {
        seat,
        building: name(event.building),
        owner: event.owner === undefined ? none : telling.seatName(event.owner),
      })
    case 'crossed':
      return say(language, 'event.crossed', {
        seat,
        value: valueOnMoving(event),
        where: say(language, `toHill.${event.hill}`),
        toll: event.toll ?? 0,
        now: event.value,
      })
    case 'favour-covered':
      return say(language, 'event.favour-covered', {
        seat,
        taken: event.taken ? 'yes' : 'no',
        where: say(language, `onHill.${event.hill}`),
        what: say(language, `favour.${event.favour}`),
      })
    case 'vp':
      // A virtue has a line of its own, with its VP.
      if (event.source === 'virtue') return undefined
      return say(language, 'event.vp', { seat, n: event.n, source: say(language, `source.${event.source}`, { style }) })
    case 'gained':
    case 'paid':
      return say(language, `event.${event.type}`, { seat, list: resourceList(language, event.resources) })
    case 'amulet':
      return say(language, 'event.amulet', { seat, value: event.value })
    case 'kodama':
      return say(language, 'event.kodama', {
        seat,
        where: say(language, `in.${event.region}`),
        from: event.from,
        to: event.to,
      })
    case 'pushed':
      return say(language, 'event.pushed', {
        seat,
        of: telling.seatName(event.of),
        where: say(language, `in.${event.region}`),
        from: event.from,
        to: event.to,
      })
    case 'bitoku-gained':
    case 'completed':
      return say(language, `event.${event.type}`, { seat, bitoku: name(event.bitoku) })
    case 'pilgrimage':
    case 'walked':
      return say(language, `event.${event.type}`, {
        seat,
        space: event.space,
        where: say(language, `onPath.${event.path}`),
      })
    case 'entered':
      return say(language, 'event.entered', {
        seat,
        side: event.side,
        space: event.space,
        place: event.place,
        where: say(language, `onPath.${event.path}`),
        style,
      })
    case 'built':
      return say(language, 'event.built', {
        seat,
        building: name(event.building),
        where: say(language, `in.${event.region}`),
      })
    case 'crystal-gained':
      return say(language, 'event.crystal-gained', { seat, crystal: within(event.crystal) })
    case 'mitama-gained':
      return say(language, 'event.mitama-gained', { seat, tile: name(event.mitama), slot: event.slot })
    case 'dragonfly-gained':
      return say(language, 'event.dragonfly-gained', { seat, tile: within(event.dragonfly), slot: event.slot })
    case 'combined':
      return say(language, 'event.combined', { seat, mitama: name(event.mitama), dragonfly: name(event.dragonfly) })
    case 'rock-gained':
    case 'rock-gone':
      return say(language, `event.${event.type}`, { seat, rock: within(event.rock), style })
    case 'rock-pilgrim':
      return say(language, 'event.rock-pilgrim', { seat, space: event.space })
    case 'vision-gained':
      return say(language, 'event.vision-gained', { seat, vision: within(event.vision) })
    case 'bonus-owed':
    case 'passed':
    case 'visions-declined':
    case 'skipped':
    case 'lapsed':
    case 'winter-chosen':
      return say(language, `event.${event.type}`, { seat })
    case 'dice-home':
      return say(language, 'event.dice-home', { seat, list: event.dice.join(', ') })
    case 'virtue':
      return say(language, 'event.virtue', { seat, card: name(event.card), vp: event.vp })
    case 'hills-dealt':
      return say(language, 'event.hills-dealt', { list: names([...event.bitoku, ...event.yokai]) })
    case 'display-refilled':
      return say(language, 'event.display-refilled', {
        display: event.display,
        gone: event.gone === undefined ? none : name(event.gone),
        style,
      })
    case 'tengu-dice':
      return say(language, 'event.tengu-dice', {
        seat,
        one: event.dice[0],
        other: event.dice[1],
        place: event.place,
        card: name(event.card),
      })
    case 'tengu-step': {
      const { step, not } = event
      if (not === undefined)
        return say(language, 'event.tengu-step', { seat, step, what: say(language, `step.${step}`) })
      return say(language, 'event.tenguStepNot', { seat, step, why: say(language, `stepReason.${not}`) })
    }
    case 'tengu-turned':
      return say(language, 'event.tengu-turned', { seat, card: name(event.card) })
    case 'tengu-row':
      return say(language, 'event.tengu-row', { seat, list: names(event.row) })
    case 'tengu-attitude':
      return say(language, 'event.tengu-attitude', { seat, active: event.active ? 'yes' : 'no' })
    case 'tengu-lost':
      return say(language, 'event.tengu-lost', { seat, what: event.what, style })
    case 'ended':
      return say(language, 'event.ended', {
        winner: telling.seatName(event.ranking[0]),
        list: event.ranking.map((each) => telling.seatName(each)).join(', '),
      })
  }
}
