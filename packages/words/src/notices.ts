/** Notices: what people are told away from the table, by push, e-mail or webhook. */
import type { Language } from './languages.ts'
import { listAnd } from './runtime/list.ts'
import { none, say } from './say.ts'

/** What a notice can be about. */
export const noticeKinds = [
  'turn',
  'started',
  'finished',
  'take-back',
  'replace',
  'replaced',
  'end',
  'ended',
  'nudge',
  'test',
  'confirm',
] as const
/** What a notice is about. */
export type NoticeKind = (typeof noticeKinds)[number]

/** What else is written in an e-mail. */
export const mailWords = ['since', 'open', 'confirm', 'why', 'stop'] as const
/** Words of an e-mail. */
export type MailWord = (typeof mailWords)[number]

/** “Your turn”. */
export const noticeTitle = (language: Language, kind: NoticeKind): string => say(language, `notify.${kind}`)

/** “It is your turn at the table with Aki and Mori.” */
export const noticeSentence = (language: Language, kind: NoticeKind, others: readonly string[]): string =>
  say(language, `notifyText.${kind}`, { others: others.length === 0 ? none : listAnd(language, others) })

/** The subject of an e-mail about several games. */
export const mailSubject = (language: Language, n: number): string => say(language, 'notifyMail.games', { n })

/** The words around the notices in an e-mail. */
export const mailWord = (language: Language, word: MailWord): string => say(language, `notifyMail.${word}`)
