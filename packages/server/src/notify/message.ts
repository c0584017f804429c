/** Notices as people read them: title, text, lines of the log, link. */
import { editionByHash, editionHash, forest } from '@bitoku/engine'
import { eventSentence, type Language, loadLanguage, noticeSentence, noticeTitle, type NoticeKind } from '@bitoku/words'
import type { NoticeFacts } from '../storage/notice.ts'

/** A notice in words. */
export interface Message {
  readonly kind: NoticeKind
  readonly table: string
  readonly title: string
  readonly text: string
  /** What happened since the receiver's last turn. */
  readonly lines: readonly string[]
  readonly link: string
}

/** More lines nobody reads in a notice. */
const mostLines = 12

/** What happened, in sentences; nothing where the names of its cards are not known here, as while processes of two builds run. */
function linesOf(
  language: Language,
  { names, events = [], edition: hash = editionHash(forest) }: NoticeFacts,
): readonly string[] {
  const edition = editionByHash(hash)
  if (edition === undefined) return []
  const telling = { edition, seatName: (each: number) => names[each] ?? '' }
  return events.flatMap((event) => eventSentence(language, event, telling) ?? [])
}

/** Words a notice. Links hold no secret: the browser that opens one knows which seat it has. */
export async function composeMessage(language: Language, address: string, facts: NoticeFacts): Promise<Message> {
  await loadLanguage(language)
  const { kind, table, names, seat } = facts
  const others = names.filter((name, index) => index !== seat && name !== '')
  return {
    kind,
    table,
    title: noticeTitle(language, kind),
    text: noticeSentence(language, kind, others),
    lines: linesOf(language, facts).slice(-mostLines),
    link: table === '' ? `${address}/${language}` : `${address}/${language}/g/${table}`,
  }
}
