/** The trained nets and policies, unpacked when they are first needed. */
import { editionHash, type Tables } from '@bitoku/engine'
import { weightsFor } from '#weights'
import { layoutOf } from './features/layout.ts'
import type { Net } from './net/net.ts'
import { fromText, unpackNet, unpackPolicy } from './net/pack.ts'
import { marksInAll } from './policy/describe.ts'
import type { Policy } from './policy/policy.ts'
import { outputsFor } from './value.ts'

/** What was learnt for an edition and a number of seats. */
export interface Trained {
  readonly net: Net
  readonly policy: Policy
}

const unpacked = new WeakMap<Tables, { readonly trained: Trained | undefined }>()

/** What was learnt for an edition and a number of seats; undefined when nobody trained for exactly that. */
export function trainedFor(tables: Tables): Trained | undefined {
  let known = unpacked.get(tables)
  if (known === undefined) {
    known = { trained: unpack(tables) }
    if (known.trained === undefined) {
      console.warn(`bots: no trained net fits edition ${editionHash(tables.edition)}; they play by rule of thumb`)
    }
    unpacked.set(tables, known)
  }
  return known.trained
}

function unpack(tables: Tables): Trained | undefined {
  const weights = weightsFor(tables.seats)
  if (weights === undefined || weights.edition !== editionHash(tables.edition)) return undefined
  const inputs = layoutOf(tables).size
  const outputs = outputsFor(tables.seats)
  if (weights.inputs !== inputs || weights.outputs !== outputs) return undefined
  const [first, second] = weights.units
  const net = unpackNet({ inputs, first, second, outputs }, fromText(weights.numbers))
  const policy = unpackPolicy(fromText(weights.marks))
  return net === undefined || policy.length !== marksInAll ? undefined : { net, policy }
}
