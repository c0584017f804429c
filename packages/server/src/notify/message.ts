/** Notices as people read them: title, text, lines of the log, link. */
import { forest } from '@bitoku/engine'
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

/** Words a notice. Links hold no secret: the browser that opens one knows which seat it has. */
export async function composeMessage(language: Language, address: string, facts: NoticeFacts): Promise<Message> {
  await loadLanguage(language)
  const { kind, table, names, seat, events = [] } = facts
  const telling = { edition: forest, seatName: (each: number) => names[each] ?? '' }
  const lines = events.flatMap((event) => eventSentence(language, event, telling) ?? [])
  const others = names.filter((name, index) => index !== seat && name !== '')
  return {
    kind,
    table,
    title: noticeTitle(language, kind),
    text: noticeSentence(language, kind, others),
    lines: lines.slice(-mostLines),
    link: table === '' ? `${address}/${language}` : `${address}/${language}/g/${table}`,
  }
}
