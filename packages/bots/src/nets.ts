/** The trained nets and policies, unpacked when they are first needed. */
import { editionHash, type Tables } from '@bitoku/engine'
import { weightsFor } from '#weights'
import { layoutOf } from './features/layout.ts'
import type { Net } from './net/net.ts'
import { fromText, unpackNet, unpackPolicy } from './net/pack.ts'
import { marksInAll } from './policy/describe.ts'
import type { Policy } from './policy/policy.ts'
import { outputsFor } from './value.ts'
import { knowsEdition, type Manifest, manifestOf, type Weights } from './weights/weights.ts'

/** What was learnt for an edition and a number of seats. */
export interface Trained {
  readonly net: Net
  readonly policy: Policy
}

const unpacked = new WeakMap<Tables, { readonly trained: Trained | undefined }>()
const missed = new WeakSet<Tables>()

/** What was learnt for an edition and a number of seats; undefined when nobody trained for that, or it is not here. */
export function trainedFor(tables: Tables): Trained | undefined {
  let known = unpacked.get(tables)
  if (known === undefined) {
    const weights = weightsFor(tables.seats)
    // They may still come: in a browser they have to be fetched, which fails while it is offline.
    if (weights === undefined) return miss(tables)
    const isMeant = knowsEdition(weights, editionHash(tables.edition)) && weights.outputs === outputsFor(tables.seats)
    known = { trained: isMeant ? unpack(tables, weights) : undefined }
    if (known.trained === undefined) {
      console.warn(`bots: no trained net fits edition ${editionHash(tables.edition)}; they play by rule of thumb`)
    }
    unpacked.set(tables, known)
  }
  return known.trained
}

function miss(tables: Tables): undefined {
  if (missed.has(tables)) return
  missed.add(tables)
  console.warn(`bots: the weights for ${tables.seats} seats are not here; until they are, bots play by rule of thumb`)
}

/** What was learnt for a number of seats, perhaps with another edition of as many things: a start for training, not for play. */
export function learntFor(tables: Tables): (Trained & { readonly manifest: Manifest }) | undefined {
  const weights = weightsFor(tables.seats)
  const trained = weights === undefined ? undefined : unpack(tables, weights)
  return weights === undefined || trained === undefined ? undefined : { ...trained, manifest: manifestOf(weights) }
}

function unpack(tables: Tables, weights: Weights): Trained | undefined {
  const inputs = layoutOf(tables).size
  if (weights.inputs !== inputs) return undefined
  const { outputs, units } = weights
  const [first, second] = units
  const net = unpackNet({ inputs, first, second, outputs }, fromText(weights.numbers))
  const policy = unpackPolicy(fromText(weights.marks))
  return net === undefined || policy.length !== marksInAll ? undefined : { net, policy }
}
