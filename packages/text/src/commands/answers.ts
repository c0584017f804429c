/** What the text board answers to a command, and what it does. */
import { type Decision, type ExplainedOption, regions, riverRegions } from '@bitoku/engine'
import type { BotQuestion, NumberedEvent, Outcome } from '@bitoku/host'
import { decisionQuestion, nameOf, optionSentence, say, yearAndSeason } from '@bitoku/words'
import { sentence } from '../sentence.ts'
import { type CommandKey, type CommandWords } from '../words/voice.ts'
import { type AskedAbout, askedSentence, isAskedAbout } from '../asking.ts'
import type { AskedHint } from '../hints.ts'
import { ownSeat } from '../around.ts'
import { adviceLines } from './advice.ts'
import { type Command, commandIds, findNamed, type Unknown, wordsOf } from './commands.ts'
import { explain } from './explain.ts'
import { numberedOptions, optionLine } from '../lines/options.ts'
import { diceLines, domainLines, handLines, resourceLines } from '../lines/own.ts'
import { areaLines, displayLines, hillLines, pathIds, pathLines, regionLines } from '../lines/places.ts'
import { reachLines } from '../lines/reach.ts'
import { rivalLines, rivalsOf, scoreLinesOf } from '../lines/rivals.ts'
import { sinceLines, storyLines } from '../lines/story.ts'
import { type Teller } from '../lines/teller.ts'

/** Choosing among the options of the present decision. */
export interface Chooser {
  readonly decision: Decision | undefined
  /** The option that is not taken before it is asked about once more. */
  readonly asking: ExplainedOption | undefined
  /** Takes an option, or asks once more. */
  readonly take: (option: ExplainedOption) => void
  /** Takes an option without asking. */
  readonly takeAnyway: (option: ExplainedOption) => void
  /** Takes the question back. */
  readonly clear: () => void
}

/** What a command works on. */
export interface Desk {
  readonly teller: Teller
  readonly choosing: Chooser
  readonly askedAbout: AskedAbout
  readonly story: readonly NumberedEvent[]
  /** The words of the language that is spoken. */
  readonly words: CommandWords
  /** Whether hints are given at this table. */
  readonly hasHints: boolean
  /** Says something at once, where the answer takes its time. */
  readonly sayFirst: (text: string) => void
  /** Asks a bot what it would do. */
  readonly askHint: (question: BotQuestion) => AskedHint
}

/** Where the game stands and what is asked. */
function statusLines(teller: Teller): readonly string[] {
  const { snapshot, language, telling, m, t, seatName } = teller
  const { view, decision, draft, moving, finished } = snapshot
  const asked =
    decision !== undefined
      ? t('turn.options', { question: decisionQuestion(language, decision, telling), n: decision.options.length })
      : draft.needsConfirm
        ? t('prompt.confirm')
        : finished
          ? t('prompt.finished')
          : moving === undefined
            ? m('text.noOptions')
            : t('prompt.moving', { name: seatName(moving) })
  return [
    sentence(yearAndSeason(language, view.round, view.phase)),
    sentence(asked),
    sentence(m('text.order', { list: view.order.map(seatName).join(', ') })),
  ]
}

const ownStatus = (teller: Teller): readonly string[] => {
  const seat = ownSeat(teller.snapshot)
  return [...statusLines(teller), ...resourceLines(teller, seat), ...diceLines(teller, seat)]
}

/** Takes an option by its number, unless it has to be asked about first. */
function take({ teller, choosing, askedAbout }: Desk, said: string): string {
  const { m, t } = teller
  const options = choosing.decision === undefined ? [] : numberedOptions(teller, choosing.decision)
  const all = m('text.optionCount', { n: options.length })
  if (options.length === 0) return m('text.noOptions')
  if (!/^\d+$/.test(said)) return m('answer.whichOption', { all })
  const wanted = options[Number(said) - 1]
  if (wanted === undefined) return m('answer.noOption', { n: said, all })
  choosing.take(wanted.option)
  if (!isAskedAbout(wanted.option, askedAbout)) return m('answer.chosen', { what: wanted.sentence })
  return m('answer.warned', {
    warning: askedSentence({ language: teller.language, t }, wanted.option, askedAbout.muted),
  })
}

function answerAsked({ teller, choosing }: Desk, isYes: boolean): string {
  const { m, language, telling } = teller
  const { asking, decision } = choosing
  if (asking === undefined || decision === undefined) return m('answer.nothingAsked')
  if (isYes) choosing.takeAnyway(asking)
  else choosing.clear()
  return isYes
    ? m('answer.chosen', { what: optionSentence(language, asking, { ...telling, decision }) })
    : m('answer.back')
}

async function turn(
  desk: Desk,
  can: boolean,
  act: () => Promise<Outcome>,
  done: CommandKey,
  not: CommandKey,
): Promise<string> {
  const { m } = desk.teller
  if (!can) return m(not)
  const outcome = await act()
  return outcome.ok ? m(done) : desk.teller.problem(outcome.problem)
}

/** The lines of one of several places: the named one, or all. */
function place<Id extends string>(
  { language, m, name }: Teller,
  said: string,
  ids: readonly Id[],
  lines: (id: Id) => readonly string[],
): string {
  const short = (id: string): readonly string[] => {
    const region = regions.find((one) => one === id)
    return region === undefined ? [] : [say(language, `short.${region}`)]
  }
  const named = ids.map((id) => ({ id, names: [nameOf(language, 'plain', id), ...short(id)] }))
  const found = said === '' ? undefined : findNamed(said, named)
  if (said !== '' && found === undefined) return m('answer.which', { list: ids.map(name).join(', ') })
  return ids
    .filter((id) => found === undefined || id === found)
    .map((id) => [sentence(name(id)), ...lines(id)].join('\n'))
    .join('\n')
}

function rivals(teller: Teller, said: string): string {
  const all = rivalsOf(teller)
  const found = findNamed(
    said,
    all.map((seat) => ({ id: String(seat), names: [teller.seatName(seat)] })),
  )
  if (said !== '' && found === undefined) return teller.m('answer.which', { list: all.map(teller.seatName).join(', ') })
  return all
    .filter((seat) => found === undefined || String(seat) === found)
    .map((seat) => [sentence(teller.seatName(seat)), ...rivalLines(teller, seat)].join('\n'))
    .join('\n')
}

const orNothing = (lines: readonly string[], nothing: string): string =>
  lines.length === 0 ? nothing : lines.join('\n')

/** The answer to what was typed. */
export async function answer(desk: Desk, command: Command | Unknown): Promise<string> {
  const { teller, choosing, story, words } = desk
  const { snapshot, host, m, t } = teller
  if ('unknown' in command) {
    const { unknown: said, perhaps } = command
    return perhaps === undefined ? m('answer.unknown', { said }) : m('answer.perhaps', { said, perhaps })
  }
  const { id, rest } = command
  const { version, draft } = snapshot
  const seat = ownSeat(snapshot)
  switch (id) {
    case 'status':
      return ownStatus(teller).join('\n')
    case 'options':
      if (choosing.decision === undefined) return statusLines(teller)[1]
      return numberedOptions(teller, choosing.decision).map(optionLine).join('\n')
    case 'do':
      return take(desk, rest)
    case 'yes':
    case 'back':
      return answerAsked(desk, id === 'yes')
    case 'resources':
      return resourceLines(teller, seat).join('\n')
    case 'dice':
      return diceLines(teller, seat).join('\n')
    case 'hand':
      return handLines(teller).join('\n')
    case 'domain':
      return domainLines(teller, seat).join('\n')
    case 'grove':
      return place(teller, rest, regions, (region) => regionLines(teller, region))
    case 'bank':
      return place(teller, rest, riverRegions, (region) => areaLines(teller, region))
    case 'hills':
      return place(teller, rest, riverRegions, (region) => hillLines(teller, region))
    case 'path':
      return place(teller, rest, pathIds(teller), (path) => pathLines(teller, pathIds(teller).indexOf(path)))
    case 'displays':
      return displayLines(teller).join('\n')
    case 'rival':
      return rivals(teller, rest)
    case 'reach':
      return reachLines(teller, rest).join('\n')
    case 'score':
      return scoreLinesOf(teller).join('\n')
    case 'log':
      return orNothing(storyLines(teller, story, Number(rest) || 5), m('text.noEvents'))
    case 'since':
      return orNothing(sinceLines(teller, story), m('text.noEvents'))
    case 'undo': {
      const not = draft.blockedByReveal ? t('turn.blocked') : undefined
      return not ?? turn(desk, draft.canUndo, () => host.undo(version), 'answer.undone', 'answer.cannotUndo')
    }
    case 'redo':
      return turn(desk, draft.canRedo, () => host.redo(version), 'answer.redone', 'answer.cannotRedo')
    case 'restart':
      return turn(desk, draft.canRestart, () => host.restart(version), 'answer.restarted', 'answer.cannotRestart')
    case 'confirm':
      return turn(desk, draft.needsConfirm, () => host.confirm(version), 'answer.confirmed', 'answer.cannotConfirm')
    case 'explain':
      return explain(teller, rest)
    case 'hint':
      return desk.hasHints ? (await adviceLines(teller, desk.sayFirst, desk.askHint)).join('\n') : m('hint.off')
    case 'help': {
      const list = commandIds.map((one) => wordsOf(words, one)[0]).join(', ')
      return `${m('answer.help', { list })}\n${m('answer.helpMore')}`
    }
  }
}
