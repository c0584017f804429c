/** A queue in which networks take turns: whoever asks for a thousand things waits for them, and the next one who asks for one does not. */

/** Who waits for what. */
export interface FairQueue<Job> {
  /** `isFirst`: before what else waits of the same network. */
  readonly add: (network: string, job: Job, isFirst?: boolean) => void
  /** The next job: of the network whose turn it is. */
  readonly take: () => Job | undefined
  /** How many jobs of a network wait. */
  readonly countOf: (network: string) => number
  readonly size: () => number
}

/** What waits of one network. */
interface Waiting<Job> {
  readonly first: Job[]
  readonly rest: Job[]
}

/** Makes a queue. */
export function makeFairQueue<Job>(): FairQueue<Job> {
  /** The network whose turn it is comes first. */
  const networks = new Map<string, Waiting<Job>>()
  let size = 0
  return {
    add: (network, job, isFirst = false) => {
      const waiting = networks.get(network) ?? { first: [], rest: [] }
      networks.set(network, waiting)
      waiting[isFirst ? 'first' : 'rest'].push(job)
      size += 1
    },
    take: () => {
      for (const [network, waiting] of networks) {
        const { first, rest } = waiting
        const job = first.shift() ?? rest.shift()
        networks.delete(network)
        if (first.length + rest.length > 0) networks.set(network, waiting)
        size -= 1
        return job
      }
      return undefined
    },
    countOf: (network) => {
      const { first, rest } = networks.get(network) ?? { first: [], rest: [] }
      return first.length + rest.length
    },
    size: () => size,
  }
}
