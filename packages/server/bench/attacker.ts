/** One address that asks for many things at once, in a process of its own. Argument: the server; it is told the paths by a message. */
import { Agent, get } from 'node:http'

/** An address of this machine that nobody else here has. */
const localAddress = '127.0.0.2'

/** Asks; the status of the answer, which is read to its end. */
function askFor(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'gzip, br' }
    get(url, { agent, localAddress, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(String(answer.statusCode)))
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
  })
}

process.on('message', (paths: readonly string[]) => {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const begin = performance.now()
  void Promise.all(paths.map((path) => askFor(process.argv[2] + path, agent))).then((all) => {
    const statuses: Record<string, number> = {}
    for (const status of all) statuses[status] = (statuses[status] ?? 0) + 1
    process.send?.({ statuses, seconds: (performance.now() - begin) / 1000 })
  })
})
