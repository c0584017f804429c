/** A cable between a server and its database, or a client and its server, that tests can cut. */
import { connect, createServer, type Socket } from 'node:net'
import { listenAnywhere } from './http.ts'

/** One connection over the cable. */
interface Strand {
  readonly ends: readonly [Socket, Socket]
  /** Whether it listens for news of PostgreSQL. */
  listens: boolean
  isSilent: boolean
}

/** Which connections something happens to. */
type Strands = 'all' | 'listening'

/** The cable. */
export interface Cable {
  readonly port: number
  /** Ends connections; both sides notice. */
  readonly cut: (which?: Strands) => void
  /** Lets connections stand and nothing pass; no side notices. */
  readonly silence: (which?: Strands) => void
  /** From now on new connections are refused, or nothing passes over them. */
  readonly block: (how: 'refused' | 'silent') => void
  /** New connections work again; those that were silenced stay so. */
  readonly restore: () => void
  /** Those that were silenced go on as if nothing had been. */
  readonly thaw: () => void
  readonly close: () => Promise<void>
}

/** Lays a cable to a port of this machine. */
export async function layCable(target: number): Promise<Cable> {
  const strands = new Set<Strand>()
  let blocked: 'refused' | 'silent' | undefined
  const server = createServer((near) => {
    if (blocked === 'refused') return void near.destroy()
    const far = connect(target, '127.0.0.1')
    const strand: Strand = { ends: [near, far], listens: false, isSilent: false }
    strands.add(strand)
    near.on('data', (data) => {
      if (data.includes('listen bitoku')) strand.listens = true
    })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        strands.delete(strand)
        to.destroy()
      })
    }
    if (blocked === 'silent') hush(strand)
  })
  const { port, close } = await listenAnywhere(server)

  function hush(strand: Strand): void {
    const [near, far] = strand.ends
    near.unpipe(far)
    far.unpipe(near)
    near.pause()
    far.pause()
    strand.isSilent = true
  }

  const those = (which: Strands): readonly Strand[] => [...strands].filter(({ listens }) => which === 'all' || listens)

  return {
    port,
    cut: (which = 'all') => those(which).forEach(({ ends }) => ends.forEach((end) => end.destroy())),
    silence: (which = 'all') => those(which).forEach(hush),
    block: (how) => {
      blocked = how
    },
    restore: () => {
      blocked = undefined
    },
    thaw: () => {
      blocked = undefined
      for (const strand of strands) {
        if (!strand.isSilent) continue
        const [near, far] = strand.ends
        near.pipe(far)
        far.pipe(near)
        strand.isSilent = false
      }
    },
    close: async () => {
      for (const { ends } of strands) ends.forEach((end) => end.destroy())
      await close()
    },
  }
}
