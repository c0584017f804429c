/** Faults of the storage that no player can help: for the log and for whoever runs the server. */
import type { Problem } from '@bitoku/host'

/** An error with the key of the fault. */
export const storageFault = (key: string, args: Problem['args']): Error & Problem =>
  Object.assign(new Error(`${key} ${JSON.stringify(args)}`), { key, args })
