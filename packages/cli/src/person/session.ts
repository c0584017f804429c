/** A game with people at the terminal: the question, what they type, the answer, until it is over or they leave. */
import { type ExplainedOption, load } from '@bitoku/engine'
import type { Host, NumberedEvent, Outcome, Problem, Snapshot } from '@bitoku/host'
import {
  answer,
  aroundOf,
  type AskedAbout,
  bare,
  type Chooser,
  commandIds,
  fetchCommandWords,
  readCommand,
  tableWord,
  type Teller,
  voiceOf,
  wordsOf,
} from '@bitoku/text'
import { errorSentence, type Language } from '@bitoku/words'
import { writeSheets } from '../log/sheets.ts'
import { note } from '../messages.ts'
import { askHint } from './bots.ts'
import type { LineReader } from './lines.ts'
import { printAside, printNews, printQuestion, printText } from './screen.ts'
import { terminalWord } from './words/words.ts'

type CommandWords = Awaited<ReturnType<typeof fetchCommandWords>>

/** How a session ended. */
export type SessionEnd = 'finished' | 'left' | 'interrupted'

/** What a session needs. */
export interface Session {
  readonly host: Host
  readonly language: Language
  /** Over when Ctrl-C was pressed. */
  readonly interrupt: AbortSignal
}

/** The words of the commands: the language that is spoken first, then English. */
export const commandCatalogues = (language: Language): Promise<readonly [CommandWords, CommandWords]> =>
  Promise.all([fetchCommandWords(language), fetchCommandWords('en')])

const quitWords = (language: Language): readonly string[] =>
  [language, 'en' as const].flatMap((one) => terminalWord(one, 'quit.command').split('|'))

/** All that can be typed, for completion. */
export const allWords = (catalogues: readonly CommandWords[], language: Language): readonly string[] => [
  ...new Set([
    ...catalogues.flatMap((words) => commandIds.flatMap((id) => wordsOf(words, id))),
    ...quitWords(language),
  ]),
]

/** At a terminal nothing is muted; a reveal inside the turn is marked beside the option and undone by nobody. */
const askedAbout: AskedAbout = { muted: [], asksReveals: false }

const problemSentence = (language: Language, { key, args }: Problem): string => {
  if (key === 'host.stale') return tableWord(language, 'problem.stale')
  if (key === 'host.confirm-first') return tableWord(language, 'problem.confirm-first')
  return errorSentence(language, { key, args })
}

function tellerOf({ host, language }: Session, snapshot: Snapshot, words: CommandWords): Teller {
  const voice = { language, style: 'plain', t: (key, args) => tableWord(language, key, args) } as const satisfies Pick<
    Teller,
    'language' | 'style' | 't'
  >
  return {
    ...voice,
    ...aroundOf(voice, snapshot),
    host,
    snapshot,
    now: snapshot,
    m: voiceOf(language, words),
    isProjected: () => true,
    problem: (problem) => problemSentence(language, problem),
  }
}

/** What is happening at the table while nobody is asked: a note for each after a while, as nothing is silent for long. */
const patience = 2000

const isDue = ({ asked, curtain, finished }: Snapshot): boolean =>
  asked !== undefined || curtain !== undefined || finished

/** The snapshot in which somebody here has to do something, or nobody any more; undefined after Ctrl-C. */
async function untilAsked(
  { host, interrupt }: Session,
  onWait: (snapshot: Snapshot) => void,
): Promise<Snapshot | undefined> {
  const timer = setInterval(() => {
    const now = host.snapshot()
    if (now !== undefined) onWait(now)
  }, patience)
  try {
    return await new Promise((resolve) => {
      const look = (): void => {
        const now = host.snapshot()
        if (now === undefined || interrupt.aborted) finish(undefined)
        else if (isDue(now)) finish(now)
      }
      const leave = host.subscribe(look)
      const finish = (snapshot: Snapshot | undefined): void => {
        leave()
        interrupt.removeEventListener('abort', look)
        resolve(snapshot)
      }
      interrupt.addEventListener('abort', look)
      look()
    })
  } finally {
    clearInterval(timer)
  }
}

/** The line that is typed next; undefined after Ctrl-C and at the end of a script. */
async function nextLine({ interrupt }: Session, lines: LineReader, prompt: string): Promise<string | undefined> {
  if (interrupt.aborted) return undefined
  const stop = new Promise<undefined>((resolve) => {
    interrupt.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  return Promise.race([lines.next(prompt), stop])
}

/** What a session remembers from question to question. */
interface Memory {
  story: readonly NumberedEvent[]
  /** The number of the last event that was told. */
  told: number
  /** The version for which an option is asked about once more. */
  asking: { readonly version: number; readonly option: ExplainedOption } | undefined
  /** What has been said of the saving and of the bots. */
  readonly said: Set<string>
}

/** What does not stop the game is said once. */
function tellTroubles(
  { language }: Session,
  { unsaved, untaught, faults, seats }: Snapshot,
  words: CommandWords,
  memory: Memory,
): void {
  const once = (key: string, text: string): void => {
    if (!memory.said.has(key)) note(text)
    memory.said.add(key)
  }
  if (unsaved !== undefined)
    once(unsaved.key, terminalWord(language, unsaved.key === 'host.elsewhere' ? 'elsewhere' : 'unsaved'))
  if (untaught !== undefined) once(untaught.key, terminalWord(language, 'untaught'))
  for (const { seat, move, key } of faults)
    once(`${key} ${move}`, voiceOf(language, words)('text.fault', { key, seat: seats[seat].name }))
}

/** Lets people play until the game is over or they leave. */
export async function playSession(session: Session, lines: LineReader): Promise<SessionEnd> {
  const { host, language } = session
  const catalogues = await commandCatalogues(language)
  const [words] = catalogues
  const memory: Memory = { story: [], told: 0, asking: undefined, said: new Set() }
  printText(terminalWord(language, 'intro', { list: hintsOf(words, language).join(', ') }), '')
  printText(terminalWord(language, 'more', { explain: wordsOf(words, 'explain')[0] }), '')
  const onWait = ({ moving, seats }: Snapshot): void => {
    if (moving !== undefined) note(tableWord(language, 'prompt.moving', { name: seats[moving].name }))
  }
  for (;;) {
    // One after the other on purpose: each question depends on the last answer.
    // oxlint-disable-next-line no-await-in-loop
    const snapshot = await untilAsked(session, onWait)
    if (snapshot === undefined) return 'interrupted'
    tellTroubles(session, snapshot, words, memory)
    // oxlint-disable-next-line no-await-in-loop
    if (!(await liftCurtain(session, lines, snapshot))) return endOf(session)
    const now = host.snapshot()
    if (now === undefined) return 'left'
    // oxlint-disable-next-line no-await-in-loop
    memory.story = await host.events(0)
    const teller = tellerOf(session, now, words)
    printNews(teller, memory.story, memory.told)
    memory.told = now.lastEvent
    if (now.finished) {
      // oxlint-disable-next-line no-await-in-loop
      await printSheets(session, now)
      return 'finished'
    }
    printQuestion(teller)
    if (now.draft.needsConfirm) printAside(terminalWord(language, 'confirm', { undo: wordsOf(words, 'undo')[0] }))
    // oxlint-disable-next-line no-await-in-loop
    const isOn = await answerUntilChanged(session, lines, { teller, catalogues, memory })
    if (!isOn) return endOf(session)
  }
}

const endOf = ({ interrupt }: Session): SessionEnd => (interrupt.aborted ? 'interrupted' : 'left')

/** What is worth typing, by its first word. */
const hintsOf = (words: CommandWords, language: Language): readonly string[] => [
  ...(['status', 'hand', 'hint', 'undo', 'confirm', 'score', 'help'] as const).map((id) => wordsOf(words, id)[0]),
  terminalWord(language, 'quit.command').split('|')[0],
]

/** Hands the terminal over where another person is asked; false when they left. */
async function liftCurtain(
  session: Session,
  lines: LineReader,
  { curtain, seats, version }: Snapshot,
): Promise<boolean> {
  if (curtain === undefined) return true
  const { host, language } = session
  // What the person before could see is gone from the screen, and from what can be scrolled back to.
  if (lines.isTerminal) process.stdout.write('\u001B[2J\u001B[3J\u001B[H')
  printText(
    `${tableWord(language, 'curtain.passTo', { name: seats[curtain].name })}. ${tableWord(language, 'curtain.hidden')}`,
    '',
  )
  printText(terminalWord(language, 'enter'), '')
  const line = await nextLine(session, lines, '> ')
  if (line === undefined || isQuit(language, line)) return false
  await host.liftCurtain(version)
  return true
}

const isQuit = (language: Language, line: string): boolean =>
  quitWords(language).some((word) => bare(word) === bare(line))

/** What the answers of one question are made of. */
interface Asked {
  readonly teller: Teller
  readonly catalogues: readonly [CommandWords, CommandWords]
  readonly memory: Memory
}

/** Answers what is typed until the question is another one; false when the person left. */
async function answerUntilChanged(session: Session, lines: LineReader, asked: Asked): Promise<boolean> {
  const { host, language } = session
  const { teller, catalogues } = asked
  const { version, draft } = teller.snapshot
  while (host.snapshot()?.version === version) {
    // One after the other on purpose: each answer may change what is asked.
    // oxlint-disable-next-line no-await-in-loop
    const line = await nextLine(session, lines, `${teller.seatName(teller.snapshot.asked ?? 0)}> `)
    if (line === undefined || isQuit(language, line)) return false
    const typed = line.trim()
    if (typed === '') {
      // oxlint-disable-next-line no-await-in-loop
      if (draft.needsConfirm) await host.confirm(version)
      else printQuestion(teller, true)
      continue
    }
    const chosen: Promise<Outcome>[] = []
    const command = readCommand(typed, catalogues)
    // oxlint-disable-next-line no-await-in-loop
    const said = await answer(deskOf(session, asked, chosen), command)
    printText(said)
    if ('id' in command && command.id === 'help')
      printText(terminalWord(language, 'quit.help', { word: terminalWord(language, 'quit.command').split('|')[0] }))
    // oxlint-disable-next-line no-await-in-loop
    for (const outcome of await Promise.all(chosen)) if (!outcome.ok) printText(teller.problem(outcome.problem))
  }
  return true
}

function deskOf({ host }: Session, { teller, catalogues, memory }: Asked, chosen: Promise<Outcome>[]) {
  const { decision, version } = teller.snapshot
  const takeAnyway = ({ move }: ExplainedOption): void => {
    memory.asking = undefined
    chosen.push(host.choose(move, version))
  }
  const asking = memory.asking?.version === version ? memory.asking.option : undefined
  const choosing: Chooser = {
    decision,
    asking,
    take: (option) => {
      if (option.warnings.length > 0) memory.asking = { version, option }
      else takeAnyway(option)
    },
    takeAnyway,
    clear: () => (memory.asking = undefined),
  }
  return {
    teller,
    choosing,
    askedAbout,
    story: memory.story,
    words: catalogues[0],
    hasHints: true,
    sayFirst: (text: string) => printText(text),
    askHint,
  }
}

/** The score sheets, of a game under way as if it ended now. */
export async function printSheets(
  { host, language }: Pick<Session, 'host' | 'language'>,
  { seats }: Snapshot,
): Promise<void> {
  const record = await host.exportRecord()
  if (!record.ok) return
  const names = seats.map(({ name }) => name)
  for (const line of writeSheets(load(record.value), names, language)) console.log(line)
}
