/** What a seat has, in lines: resources, dice, hand, domain. */
import { resources } from '@bitoku/engine'
import { effectSentence, virtueSentence, visionSentence } from '@bitoku/words'
import { sentence } from '../sentence.ts'
import { costWords } from '../costs.ts'
import { ownSeat, seatOf, sheetOf } from '../around.ts'
import { placeName } from '../board/die-places.ts'
import { listed, type Teller } from './teller.ts'

const idsOf = (numbers: readonly number[], list: readonly { readonly id: string }[]): readonly string[] =>
  numbers.flatMap((at) => (list[at] === undefined ? [] : [list[at].id]))

/** The resources, amulets and pilgrims of a seat, and its score. */
export function resourceLines(teller: Teller, seat: number): readonly string[] {
  const { snapshot, m, t, name, isProjected } = teller
  const { resources: counts, amulets, pilgrims, vp } = seatOf(snapshot.view, seat)
  const total = sheetOf(snapshot.sheets, seat)?.total
  const isShown = isProjected(seat === ownSeat(snapshot))
  const held = amulets.flatMap((n, at) => Array<string>(n).fill(`+${at + 1}`))
  return [
    resources.map((resource, at) => m('text.counts', { name: name(resource), n: counts[at] })).join(', '),
    m('text.amulets', { list: listed(teller, held) }),
    m('text.counts', { name: name('pilgrim'), n: pilgrims }),
    t('score.now', { n: vp }),
    ...(isShown && total !== undefined ? [t('score.projectionTip', { n: total })] : []),
  ].map(sentence)
}

/** The dice of a seat and where they are. */
export function diceLines(teller: Teller, seat: number): readonly string[] {
  const { dice, places } = seatOf(teller.snapshot.view, seat)
  return dice.map((n, die) => sentence(teller.t('domain.die', { n, place: placeName(teller, places[die]) })))
}

/** The hand of the viewer with what the cards do; the deck and the discard pile. */
export function handLines(teller: Teller): readonly string[] {
  const { snapshot, yokaiCards, m, t, name, language, style } = teller
  const { hand = [], deckCount, discard } = seatOf(snapshot.view, ownSeat(snapshot))
  const cards = hand.map((at) => {
    const card = yokaiCards[at]
    const does = [effectSentence(language, card.action, style), virtueSentence(language, card, style)]
    return m('text.pair', { name: name(card.id), text: does.join(' ') })
  })
  return [
    ...(cards.length === 0 ? [sentence(t('dock.emptyHand'))] : cards),
    sentence(m('text.deck', { n: deckCount })),
    sentence(m('text.discard', { list: listed(teller, idsOf(discard, yokaiCards).map(name)) })),
  ]
}

/** The card spaces of a seat and its crystals. */
function spaceLines(teller: Teller, seat: number): readonly string[] {
  const { snapshot, edition, yokaiCards, m, t, name } = teller
  const { played, crystals } = seatOf(snapshot.view, seat)
  return [
    ...played.map((card, at) => {
      const there = yokaiCards[card]
      if (there === undefined) return t('domain.cardSpace', { n: at + 1 })
      return m('text.cardSpace', { n: at + 1, card: name(there.id) })
    }),
    ...edition.playerBoard.crystals.map(({ colour, vp }, at) => {
      const tile = edition.crystals[crystals[at]]
      const what = tile === undefined ? t('domain.crystalSpace', { colour: name(colour), vp }) : name(tile.id)
      return m('text.crystalSpace', { n: at + 1, what })
    }),
  ]
}

/** The buildings, rocks and virtues of a seat. */
function pathLines(teller: Teller, seat: number): readonly string[] {
  const { snapshot, edition, m, t, name } = teller
  const { built, rocks, rockPilgrims, bitoku, completed } = seatOf(snapshot.view, seat)
  const next = edition.playerBoard.buildings[built]
  const cost = next === undefined ? t('domain.allBuilt') : t('domain.nextCosts', { cost: costWords(teller, next.cost) })
  const resting = edition.playerBoard.rockPath.pilgrimCosts.flatMap((_, at) =>
    (rockPilgrims & (1 << at)) === 0 ? [] : [String(at + 1)],
  )
  const virtues = idsOf(bitoku, edition.bitoku).map(
    (id, at) => `${name(id)} (${m(at < completed ? 'text.virtuesDone' : 'text.virtuesOpen')})`,
  )
  return [
    m('text.pair', { name: t('domain.buildings'), text: `${built}; ${cost}` }),
    m('text.rocks', { list: listed(teller, idsOf(rocks, edition.rocks).map(name)) }),
    ...(resting.length === 0 ? [] : [m('text.restingAt', { list: resting.join(', ') })]),
    m('text.pair', { name: t('domain.virtues'), text: listed(teller, virtues) }),
  ]
}

/** The souls, dragonflies, pairs and visions of a seat. */
function soulLines(teller: Teller, seat: number): readonly string[] {
  const { snapshot, edition, m, t, name, language, style } = teller
  const { mitamas, dragonflies, pairs, visions } = seatOf(snapshot.view, seat)
  const lines = sheetOf(snapshot.sheets, seat)?.visions ?? []
  const together = pairs.map(
    (pair) => `${name(edition.mitamas[pair >> 8].id)} + ${name(edition.dragonflies[pair & 255].id)}`,
  )
  const single = [...idsOf(mitamas, edition.mitamas), ...idsOf(dragonflies, edition.dragonflies)].map(name)
  return [
    m('text.pair', { name: t('domain.souls'), text: listed(teller, [...together, ...single]) }),
    ...visions.map((at, index) => {
      const line = lines[index]
      const lacks =
        line === undefined ? [] : [line.completed ? t('inspect.fulfilled') : t('domain.lacks', { n: line.missing })]
      const text = [visionSentence(language, edition.visions[at], style), ...lacks.map(sentence)].join(' ')
      return m('text.pair', { name: name('vision'), text })
    }),
  ]
}

/** The own board of a seat. */
export const domainLines = (teller: Teller, seat: number): readonly string[] =>
  [...spaceLines(teller, seat), ...pathLines(teller, seat), ...soulLines(teller, seat)].map(sentence)
