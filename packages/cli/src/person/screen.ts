/** What a person at the terminal is shown: the question with its options, the news, the answers. */
import type { Decision } from '@bitoku/engine'
import type { NumberedEvent, Snapshot } from '@bitoku/host'
import {
  groupOptions,
  impossibleLines,
  newsAfter,
  type NumberedOption,
  resourceLines,
  sentence,
  type Teller,
} from '@bitoku/text'
import { decisionQuestion, optionSentence, trailLabel, waitingLabel, yearAndSeason } from '@bitoku/words'
import { paintAside, paintHeading, paintSeat } from '../paint.ts'
import { wrap } from '../table.ts'
import { lineWidth } from '../terminal.ts'
import { terminalWord } from './words/words.ts'

const print = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line)
}

/** Prints a text of one or more lines, each broken at the width of the terminal. */
export function printText(text: string, indent = '  '): void {
  print(text.split('\n').flatMap((line) => wrap(line, lineWidth(), indent, `${indent}  `)))
}

/** Prints what matters less. */
export const printAside = (text: string): void => print(wrap(text, lineWidth(), '  ', '  ').map(paintAside))

/** Prints what has happened after an event of some number. */
export function printNews(teller: Teller, story: readonly NumberedEvent[], last: number): void {
  for (const { seat, isSeason, text } of newsAfter(teller, story, last)) {
    if (isSeason) print(['', paintHeading(text)])
    else {
      const mark = seat === undefined ? ' ' : paintSeat(seat, '▌')
      print(wrap(text, lineWidth(), `  ${mark} `, `  ${mark}   `))
    }
  }
}

/** An option in its lines: the number, what it does, what it wastes or reveals. */
function optionLines({ t }: Teller, { number, sentence: does, warnings, option }: NumberedOption): readonly string[] {
  const aside = option.reveals ? [`(${t('prompt.reveals')})`] : []
  const text = [does, ...warnings.map((warning) => `! ${warning}`), ...aside].join(' ')
  return wrap(text, lineWidth(), `  ${`${number}.`.padStart(4)} `, '       ')
}

/** What a person has, in one line. */
const ownLine = (teller: Teller, { asked = 0 }: Snapshot): string =>
  terminalWord(teller.language, 'now', { list: resourceLines(teller, asked).join(' ') })

/** From so many options on those that waste something are only counted. */
const foldFrom = 16

/** Prints the options in their groups; `isWhole`: all of them, however many there are. */
function printOptions(teller: Teller, decision: Decision, isWhole: boolean): void {
  const { language } = teller
  const isFolded = !isWhole && decision.options.length >= foldFrom
  const isShown = ({ warnings }: NumberedOption): boolean => !isFolded || warnings.length === 0
  let folded = 0
  for (const { title, options } of groupOptions(teller, decision)) {
    const shown = options.filter(isShown)
    folded += options.length - shown.length
    if (title !== undefined && shown.length > 0) printText(title)
    print(shown.flatMap((option) => optionLines(teller, option)))
  }
  if (folded === decision.options.length) printOptions(teller, decision, true)
  else if (folded > 0) printAside(terminalWord(language, 'folded', { n: folded }))
}

/** Prints the question of the moment and its options; all of them where it was asked for. */
export function printQuestion(teller: Teller, isWhole = false): void {
  const { snapshot, language, telling, m, t, seatName } = teller
  const { decision, draft, view, asked } = snapshot
  const heading = `${yearAndSeason(language, view.round, view.phase)} · ${seatName(asked ?? 0)}`
  print(['', paintHeading(heading)])
  printAside(ownLine(teller, snapshot))
  const done = draft.steps.map(({ option }) => optionSentence(language, option, telling))
  if (done.length > 0) printAside(terminalWord(language, 'done', { list: done.join(' ') }))
  if (decision === undefined) {
    if (draft.needsConfirm)
      printText(t(draft.steps.some(({ state }) => state === 'held') ? 'prompt.confirmHeld' : 'prompt.confirm'))
    return
  }
  const trail = decision.trail.map((step) => trailLabel(language, step, telling))
  if (trail.length > 0) printAside(trail.join(' ▸ '))
  printText(
    paintHeading(
      t('turn.options', { question: decisionQuestion(language, decision, telling), n: decision.options.length }),
    ),
  )
  printOptions(teller, decision, isWhole)
  const waiting = decision.waiting.map((one) => waitingLabel(language, one, telling))
  if (waiting.length > 0) printAside(sentence(m('text.waits', { list: waiting.join('; ') })))
  const impossible = impossibleLines(teller, decision)
  if (impossible.length > 0) printAside(`${m('text.impossible')}: ${impossible.join(' ')}`)
}
