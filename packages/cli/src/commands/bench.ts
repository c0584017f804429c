/** `bitoku bench`: how fast the engine is on one core, and how large its records are. */
import { examples } from '../examples.ts'
import type { Command } from 'commander'
import { anyNumber } from '../arguments.ts'
import { runBench } from '../bench/report.ts'
import { writeBench } from '../bench/table.ts'
import { fail } from '../messages.ts'
import { paintHeading } from '../paint.ts'
import { makeProgress } from '../progress.ts'

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

function runBenchCommand({ seconds, json }: { readonly seconds: number; readonly json: boolean }): void {
  const progress = makeProgress('steps')
  const report = runBench(seconds, recordGames, progress.show)
  progress.clear()
  const missed = report.goals.filter(({ reached }) => !reached)
  if (missed.length > 0) fail(`not reached: ${missed.map(({ name }) => name).join(', ')}.`)
  if (json) {
    console.log(JSON.stringify(report))
    return
  }
  const heading = `One core, Node ${report.node}; medians of five rounds. Machines differ: compare within one run.`
  console.log([paintHeading(heading), ...writeBench(report)].join('\n'))
}
