/** A process that moves a database and dies, the hard way, after so many reports of progress. */
import { moveStorage } from '../../src/storage/moving/move.ts'

const [from, to, reports] = process.argv.slice(2)
let left = Number(reports)
await moveStorage(from, to, () => {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
})
