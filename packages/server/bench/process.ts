/** What a process has used, as Linux counts it. */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ticksPerSecond = 100

const sum = (values: readonly number[]): number => values.reduce((whole, value) => whole + value, 0)

/** Seconds of processor time, user and system, of all threads. */
export const cpuSeconds = (pids: readonly number[]): number => sum(pids.map(cpuOf))

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Bytes of memory in use. */
export const memory = (pids: readonly number[]): number => sum(pids.map(memoryOf))

function memoryOf(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) * 1024
}

/** Starts a server of this folder in a process of its own; it says its address when it listens. */
export async function startServer(
  file: string,
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly pid: number; readonly address: string }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A Ctrl-C at the terminal is for this process alone, which ends its servers.
    detached: true,
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(typeof message === 'string' ? message : ''))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  // A server that dies in the middle would leave the load waiting for ever.
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`${file} ended with ${code}`)
  })
  return { child, pid: child.pid ?? 0, address }
}

/** Ends a server and waits for it. */
export function stopServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
