/** `bitoku bench`: how fast the engine is on one core, and how large its records are. */
import type { Command } from 'commander'
import { anyNumber } from '../arguments.ts'
import { runBench } from '../bench/report.ts'
import { writeBench } from '../bench/table.ts'
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
    .action(runBenchCommand)
}

function runBenchCommand({ seconds, json }: { readonly seconds: number; readonly json: boolean }): void {
  const progress = makeProgress('steps')
  const report = runBench(seconds, recordGames, progress.show)
  progress.clear()
  if (json) {
    console.log(JSON.stringify(report))
    return
  }
  const heading = `One core, Node ${report.node}; medians of five rounds. Machines differ: compare within one run.`
  console.log([paintHeading(heading), ...writeBench(report)].join('\n'))
}
