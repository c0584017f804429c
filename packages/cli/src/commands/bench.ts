/** `bitoku bench`: how fast the engine is on one core, and how large its records are. */
import { Worker } from 'node:worker_threads'
import { examples } from '../examples.ts'
import type { Command } from 'commander'
import { anyNumber } from '../arguments.ts'
import type { BenchNews, BenchPlan } from '../bench/bench-thread.ts'
import { missingPeer, writeBench } from '../bench/table.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { fail, note } from '../messages.ts'
import { paintHeading } from '../paint.ts'
import { makeProgress, type Progress } from '../progress.ts'

interface Flags {
  readonly seconds: number
  readonly json: boolean
}

/** Finished games of each bot whose records are measured. */
const recordGames = 40

/** Adds the command. */
export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure the engine on one core, beside a peer')
    .option('--seconds <n>', 'how long each number is measured', anyNumber(0.05, 600), 1.5)
    .option('--json', 'print one JSON object', false)
    .addHelpText(
      'after',
      examples([
        ['bitoku bench', 'all numbers; exit code 1 when a goal is not reached'],
        ['bitoku bench --seconds 0.2 --json', 'a quick look, for machines'],
      ]),
    )
    .action(runBenchCommand)
}

async function runBenchCommand({ seconds, json }: Flags): Promise<void> {
  const progress = makeProgress('steps')
  const interrupt = listenForInterrupt('Ends early; the report is about what has been measured so far.')
  const last = await measureInThread({ seconds, recordGames }, progress, interrupt.signal)
  progress.clear()
  interrupt.close()
  if (last === undefined || last.report.games.twoSeats === undefined) return note('nothing has been measured yet.')
  const { report } = last
  const partial = last.done < last.of
  const missed = partial ? [] : report.goals.filter(({ reached }) => !reached)
  if (missed.length > 0) fail(`not reached: ${missed.map(({ name }) => name).join(', ')}.`)
  if (json) {
    console.log(JSON.stringify(partial ? { ...report, partial } : report))
    return
  }
  const heading = `One core, Node ${report.node}; medians of five rounds. Machines differ: compare within one run.`
  const lines = [...(partial ? [partialBench] : []), paintHeading(heading), ...writeBench(report)]
  if (!partial && report.boardgameIo === undefined) lines.push(missingPeer)
  console.log(lines.join('\n'))
}

const partialBench = 'Partial: ended by Ctrl-C, so some numbers have fewer rounds than five, and others are missing.'

/** Measures until all is done or somebody has had enough; what was told last. */
async function measureInThread(
  plan: BenchPlan,
  progress: Progress,
  signal: AbortSignal,
): Promise<BenchNews | undefined> {
  const thread = new Worker(new URL('../bench/bench-thread.ts', import.meta.url), { workerData: plan })
  let last: BenchNews | undefined
  const enough = (): void => void thread.terminate()
  signal.addEventListener('abort', enough, { once: true })
  await new Promise<void>((resolve, reject) => {
    thread.on('message', (news: BenchNews) => {
      last = news
      progress.show(news.done, news.of)
    })
    thread.once('error', reject)
    thread.once('exit', () => resolve())
  })
  return last
}
