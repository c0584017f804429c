/** The other seats in lines, and the scores of all. */
import type { Sheet } from '@bitoku/engine'
import { scoreLines, scoreName, tenguCardSentence, tieSentence } from '@bitoku/words'
import { sentence } from '../sentence.ts'
import { ownSeat, seatOf } from '../around.ts'
import { valueOf } from '../score-lines.ts'
import { diceLines, domainLines, resourceLines } from './own.ts'
import type { Teller } from './teller.ts'

/** The seats that are not the viewer's, in turn order. */
export function rivalsOf({ snapshot }: Teller): readonly number[] {
  const own = ownSeat(snapshot)
  return snapshot.view.order.filter((seat) => seat !== own)
}

/** What of the Tengu is not as with everyone else. */
function tenguLines({ snapshot, edition, m, t, name, language, style }: Teller): readonly string[] {
  const { tengu } = snapshot.view
  if (tengu === undefined) return []
  const row = tengu.row.flatMap((at) => {
    const card = edition.tengu[at]
    return card === undefined
      ? []
      : [m('text.pair', { name: name(card.id), text: tenguCardSentence(language, card, style) })]
  })
  return [sentence(t(tengu.attitude ? 'tengu.active' : 'tengu.calm')), ...row]
}

/** All that can be known of a rival. */
export function rivalLines(teller: Teller, seat: number): readonly string[] {
  const { snapshot, t } = teller
  const { view, seats } = snapshot
  const { passed, handCount } = seatOf(view, seat)
  const isTengu = seats[seat].kind === 'tengu'
  return [
    ...resourceLines(teller, seat),
    ...(passed ? [sentence(t('rivals.passed'))] : []),
    ...(isTengu ? tenguLines(teller) : [sentence(t('rivals.hand', { n: handCount }))]),
    ...diceLines(teller, seat),
    ...(isTengu ? [] : domainLines(teller, seat)),
  ]
}

/** The sheet of a seat, line by line; while the game goes on as far as it is to be shown. */
function sheetLine({ snapshot, language, m, seatName, isProjected }: Teller, sheet: Sheet): string {
  const { finished } = snapshot
  const isShown = finished || isProjected(sheet.seat === ownSeat(snapshot))
  // Who leads is known only where every total is.
  const isRanked = finished || isProjected(false)
  const parts = scoreLines.flatMap((line) => {
    const value = valueOf(sheet, line)
    const isKnown = line === 'vp' || (isShown && (line !== 'rank' || isRanked))
    return value === undefined || !isKnown ? [] : [m('text.counts', { name: scoreName(language, line), n: value })]
  })
  return sentence(`${seatName(sheet.seat)}. ${parts.join(', ')}`)
}

/** The scores of all seats; at the end with the winner. */
export function scoreLinesOf(teller: Teller): readonly string[] {
  const { snapshot, language, t, seatName } = teller
  const { sheets, finished } = snapshot
  const winner = finished ? sheets.find(({ rank }) => rank === 1) : undefined
  const tie = finished ? tieSentence(language, sheets, seatName) : undefined
  return [
    ...(winner === undefined ? [] : [sentence(t('final.wins', { name: seatName(winner.seat), n: winner.total }))]),
    ...(tie === undefined ? [] : [sentence(tie)]),
    ...sheets.map((sheet) => sheetLine(teller, sheet)),
  ]
}
