/** The table as text: what lies where, what happened, and the commands that play it. */
export { type Around, aroundOf, editionOf, ownSeat, seatOf, sheetOf } from './around.ts'
export { type AskedAbout, askedSentence, isAskedAbout } from './asking.ts'
export { type BoardWords, describeTarget } from './board/describe.ts'
export { placeName } from './board/die-places.ts'
export { boardWord, loadBoardWords } from './board/messages.ts'
export {
  ancient,
  columnOf,
  diePlace,
  isRegion,
  letterOf,
  mainBoardOf,
  nextOrder,
  seatOfShortTargets,
} from './board/places.ts'
export { type BoardTable, dieTarget, kodamaTarget, regionOfDecision, targetsOfText } from './board/targets.ts'
export { adviceLines } from './commands/advice.ts'
export { answer, type Chooser, type Desk } from './commands/answers.ts'
export { bare, commandIds, findNamed, readCommand, wordsOf } from './commands/commands.ts'
export { costWords } from './costs.ts'
export { type AskedHint, type HintedTable, isStillAsked, questionOf, stepsTaken } from './hints.ts'
export {
  groupOptions,
  impossibleLines,
  type NumberedOption,
  numberedOptions,
  type OptionGroup,
} from './lines/options.ts'
export { diceLines, domainLines, handLines, resourceLines } from './lines/own.ts'
export { areaLines, displayLines, hillLines, pathIds, pathLines, regionLines } from './lines/places.ts'
export { amuletsFor } from './lines/reach.ts'
export { rivalLines, rivalsOf, scoreLinesOf } from './lines/rivals.ts'
export { seasonStories, sinceLines, storyLines, type News, newsAfter } from './lines/story.ts'
export { type Teller } from './lines/teller.ts'
export { filterGroups, groupAt, groupEvents, groupStory, groupStoryAt, type LogGroup, type Told } from './log/groups.ts'
export { headingOf, type ToldEvent, toldEvents } from './log/lines.ts'
export { isAct, type Since, sinceOf } from './log/since.ts'
export { sumUp } from './log/sum-up.ts'
export { type AddedLine, addedLines, valueOf } from './score-lines.ts'
export { sentence } from './sentence.ts'
export { stepSentence } from './steps.ts'
export { sentencesOf } from './things/sentences.ts'
export { findThing, type Thing } from './things/things.ts'
export { makeCatalogue } from './words/catalogue.ts'
export { fetchCommandWords, voiceOf } from './words/voice.ts'
export { loadTableWords, tableWord } from './words/table.ts'
