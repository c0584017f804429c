/** Sentences in four languages for the data of the engine. */
export {
  soloOptionName,
  soloOptionSentence,
  soloPresetName,
  soloPresetSentence,
  stepReasonSentence,
  stepSentence,
  tenguCardSentence,
} from './cards/tengu.ts'
export {
  buildingSentence,
  crystalSentence,
  gateSentence,
  homeSpaceSentence,
  lineSentence,
  rockSentence,
  treasureSentence,
  virtueSentence,
  visionSentence,
} from './cards/sentences.ts'
export { impossibleSentence, trailLabel, waitingLabel } from './decisions/around.ts'
export { chosenName, chosenQuestion } from './decisions/chosen.ts'
export { elsewhereSentence } from './decisions/elsewhere.ts'
export { decisionQuestion, deedName } from './decisions/question.ts'
export { effectPhrase, effectSentence } from './effects/sentence.ts'
export { errorSentence } from './errors.ts'
export { eventIds } from './events/ids.ts'
export { crystalSpaceName } from './spaces.ts'
export { eventSentence, type EventTelling } from './events/sentence.ts'
export { loadGuide } from './guide/load.ts'
export type { Inline } from './guide/markup.ts'
export type { AidKey, Block, Example, Found, Guide, Token, ToldExample, ToldSection, ToldTerm } from './guide/shape.ts'
export { describeHint, type Hint, type HintWords } from './hints.ts'
export { type Language, languages } from './languages.ts'
export { brief, nameOf, type NameStyle, nameStyles, paired, shortPlaceName } from './names.ts'
export {
  mailSubject,
  type MailWord,
  mailWord,
  mailWords,
  type NoticeKind,
  noticeKinds,
  noticeSentence,
  noticeTitle,
} from './notices.ts'
export type { OptionTelling } from './options/facts.ts'
export { optionLabel, optionSentence, warningSentence } from './options/option.ts'
export { wokenDie } from './options/woken.ts'
export { type Key, say, loadLanguage } from './say.ts'
export {
  nextStepSentence,
  type ScoreLine,
  scoreLines,
  scoreName,
  scoreSentence,
  seasonName,
  sourceName,
  tieSentence,
  yearAndSeason,
} from './score.ts'
export { absences, type Absence, absenceSentences } from './server-pages.ts'
export type { Telling } from './telling.ts'
export { type Arguments, format } from './runtime/format.ts'
export {
  freeSeatWord,
  type Shared,
  sharedHeadline,
  sharedName,
  type SharedSeat,
  sharedSentence,
  type SharedTable,
  sharedTitle,
} from './sharing.ts'
