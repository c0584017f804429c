/** `bitoku play` with people: sets the table up, lets them play, and says where the game is kept. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Host, SeatInfo } from '@bitoku/host'
import { makeLocalHost } from '@bitoku/host/local'
import { loadBoardWords, loadTableWords, tableWord } from '@bitoku/text'
import { soloPresetName } from '@bitoku/words'
import { seatBots, wrongBots } from '../arguments.ts'
import { type BotName, botOf } from '../bots/names.ts'
import { demandLevels, type PlayFlags } from '../commands/play.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { fail } from '../messages.ts'
import { paintHeading } from '../paint.ts'
import { readText } from '../record-file.ts'
import { makeThreadRunner } from './bots.ts'
import { readLines } from './lines.ts'
import { printText } from './screen.ts'
import { allWords, commandCatalogues, playSession, printSheets, type Session } from './session.ts'
import { makeFileStorage, shelfFolder, writeWhole } from './shelf.ts'
import { loadTerminalWords, terminalWord } from './words/words.ts'

const isSeatColour = (seat: number): seat is 0 | 1 | 2 | 3 => seat >= 0 && seat < 4

/** Who sits where: people first, then bots, each with a name of its own. */
function seatsOf(
  { people, names, language }: Pick<PlayFlags, 'people' | 'names' | 'language'>,
  bots: readonly BotName[],
  hasTengu: boolean,
): readonly SeatInfo[] {
  const colour = (seat: number): string => (isSeatColour(seat) ? tableWord(language, `colour.${seat}`) : '')
  return [
    ...Array.from({ length: people }, (_, seat): SeatInfo => ({
      kind: 'person',
      level: undefined,
      name: names[seat] ?? colour(seat),
    })),
    ...bots.map((name, at): SeatInfo => ({
      kind: 'bot',
      level: botOf(name).level,
      name: `${colour(people + at)} (${name})`,
    })),
    ...(hasTengu ? [{ kind: 'tengu', level: undefined, name: soloPresetName(language, 'tengu') } as const] : []),
  ]
}

/** Opens the game that is to be played; false when there is none, which has been said. */
async function openGame(host: Host, flags: PlayFlags, bots: readonly BotName[], command: Command): Promise<boolean> {
  const { resume, seats, harder, solo, seed } = flags
  if (resume === true) {
    const left = (await host.list()).find(
      ({ problem, standing }) => problem === undefined && standing?.finished === false,
    )
    if (left === undefined) {
      fail('there is no game to go on with. Begin one with: bitoku play')
      return false
    }
    return openedOf(await host.open(left.id))
  }
  if (typeof resume === 'string') return openRecord(host, flags, resume, command)
  const hasTengu = seats === 1
  const setup = { seats: seatsOf(flags, bots, hasTengu), harder, liveScores: 'all' as const }
  return openedOf(
    await host.start({
      ...setup,
      ...(seed === undefined ? {} : { seed }),
      ...(hasTengu && solo !== undefined ? { solo: solo.options } : {}),
    }),
  )
}

/** Goes on with a record: people and bots sit as the flags say. */
async function openRecord(host: Host, flags: PlayFlags, file: string, command: Command): Promise<boolean> {
  const { people, bots: names } = flags
  const read = readText(file)
  if ('fault' in read) {
    fail(read.fault)
    return false
  }
  const summary = await host.readRecord(read.text)
  if (!summary.ok) return openedOf(summary)
  const { seats, hasTengu, standing } = summary.value
  if (standing.finished) {
    fail(`${file}: this game is over. To see it again: bitoku replay ${file}`)
    return false
  }
  const free = seats - people - (hasTengu ? 1 : 0)
  if (free < 0) command.error(`error: --people ${people} do not fit at the table of ${file}.`)
  const bots = free === 0 ? [] : demandLevels(seatBots(names, free) ?? command.error(wrongBots(names, free)), command)
  return openedOf(await host.importRecord(read.text, seatsOf(flags, bots, hasTengu)))
}

function openedOf(outcome: Awaited<ReturnType<Host['start']>> | Awaited<ReturnType<Host['readRecord']>>): boolean {
  if (!outcome.ok) fail(`this game cannot be opened (${outcome.problem.key}).`)
  return outcome.ok
}

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })

/** Plays with people at this terminal. */
export async function playWithPeople(flags: PlayFlags, bots: readonly BotName[], command: Command): Promise<void> {
  const { language, save, seed } = flags
  await Promise.all([loadTableWords(language), loadBoardWords(language), loadTerminalWords(language)])
  const interrupt = listenForInterrupt('ending here. Press Ctrl-C again to end at once.')
  const words = allWords(await commandCatalogues(language), language)
  const runner = makeThreadRunner()
  const folder = shelfFolder()
  // What a script plays with a seed it plays again: then the chance of the bots follows from the seed too.
  const isScript = !process.stdin.isTTY
  let drawn = 0
  const draw = (): string => {
    drawn += 1
    if (!isScript || seed === undefined) return randomBytes(8).toString('hex')
    return createHash('sha256').update(`${seed} ${drawn}`).digest('hex').slice(0, 16)
  }
  const host = makeLocalHost({
    storage: makeFileStorage(folder, save === undefined ? undefined : (record) => writeWhole(save, record)),
    bots: runner,
    wait: waitFor,
    waitForNet: waitFor,
    now: () => Date.now(),
    draw,
  })
  host.setPace('instant')
  const session: Session = { host, language, interrupt: interrupt.signal }
  if (await openGame(host, flags, bots, command)) {
    const { seats = [], gameId = '' } = host.snapshot() ?? {}
    const record = await host.exportRecord()
    const played = /seed=(\S+)/.exec(record.ok ? record.value : '')?.[1] ?? ''
    const shown = terminalWord(language, 'seed', { seed: played })
    console.log(paintHeading(`Bitoku: ${seats.map(({ name }) => name).join(', ')}; ${shown}`))
    const lines = readLines(words, () => process.kill(process.pid, 'SIGINT'))
    const ended = await playSession(session, lines)
    lines.close()
    await sayWhereItIs(session, { ended, gameId, save, folder })
  }
  runner.reset()
  interrupt.close()
}

interface Ending {
  readonly ended: Awaited<ReturnType<typeof playSession>>
  readonly gameId: string
  readonly save: string | undefined
  readonly folder: string
}

/** A finished game is kept as a record; one that was left is told as far as it came, and waits on the shelf. */
async function sayWhereItIs({ host, language }: Session, { ended, gameId, save, folder }: Ending): Promise<void> {
  const snapshot = host.snapshot()
  if (ended !== 'finished') {
    if (ended === 'interrupted' && snapshot !== undefined) await printSheets({ host, language }, snapshot)
    printText(terminalWord(language, 'kept', { command: 'bitoku play --resume' }), '')
    await host.close()
    return
  }
  const record = await host.exportRecord()
  const file = save ?? join(folder, `${gameId}.bitoku`)
  if (record.ok) {
    if (save === undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeWhole(file, record.value)
    await host.remove(gameId)
    printText(terminalWord(language, 'recorded', { file, command: `bitoku replay ${file}` }), '')
  }
}
