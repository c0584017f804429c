/** The thread that looks at the past of games, held back until a file is there. */
import { existsSync } from 'node:fs'
import { workerData } from 'piscina'
import answer from '../../src/replay/worker.ts'

const pulse = new Int32Array(new SharedArrayBuffer(4))

const file = String(workerData)

// Piscina calls the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default function answerLater(...task: Parameters<typeof answer>): ReturnType<typeof answer> {
  while (!existsSync(file)) Atomics.wait(pulse, 0, 0, 5)
  return answer(...task)
}
