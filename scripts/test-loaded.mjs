// `npm run test:loaded`: all of `npm test`, or any other command, beside four busy processes.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { root } from './install.mjs'

const processes = 4
/** Whatever happens to this one, no busy process lives longer. */
const longest = 90 * 60_000
/** How often the load is looked at. */
const rhythm = 5000

const all = [process.execPath, fileURLToPath(new URL('test.mjs', import.meta.url))]
const [program, ...args] = process.argv.length > 2 ? process.argv.slice(2) : all

const number = (value) => value.toFixed(1)
const minutes = (milliseconds) =>
  `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`

const [before] = loadavg()
const busy = Array.from({ length: processes }, () => fork(new URL('busy.mjs', import.meta.url), [String(longest)]))
const endBusy = () => busy.forEach((one) => one.kill('SIGKILL'))
process.on('exit', endBusy)

const run = { tests: undefined, isStopped: false }
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    run.isStopped = true
    endBusy()
    if (run.tests === undefined) process.exit(1)
    // Its whole group, so that nothing that it has started is left behind.
    process.kill(-run.tests.pid, signal)
  })

await Promise.all(busy.map((one) => once(one, 'message')))
console.log(
  `${processes} busy processes: ${busy.map(({ pid }) => pid).join(' ')}; load average before: ${number(before)}`,
)

const begun = performance.now()
const loads = []
const watch = setInterval(() => loads.push(loadavg()[0]), rhythm)
const tests = spawn(program, args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
run.tests = tests
let tail = ''
tests.stdout.on('data', (chunk) => {
  process.stdout.write(chunk)
  tail = `${tail}${String(chunk)}`.slice(-4000)
})
const [code] = await once(tests, 'close')
clearInterval(watch)
loads.push(loadavg()[0])

const idle = busy.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length
const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length
console.log(`
beside ${processes} busy processes: ${minutes(performance.now() - begun)}; load average ${number(before)} before, ${number(mean)} on the mean, ${number(Math.max(...loads))} at most`)
if (run.isStopped) console.log('interrupted')
else if (idle > 0) console.log(`${idle} of the busy processes ended too early: this was no test under load`)
console.log(tail.trimEnd().split('\n').at(-1))
process.exit(run.isStopped || idle > 0 ? 1 : (code ?? 1))
