/** A checksum of the whole state: two games with the same fingerprint stand at the same point. */
import { copy } from './copy.ts'
import { sha256Hex } from './sha256.ts'
import type { Game } from './state.ts'

/** The state as text, without what does not belong to the position: the edition, the past, the listener, the version, whose markers lie about. */
export function stateText(game: Game): string {
  const {
    tables: _tables,
    rules: _rules,
    past: _past,
    imagined: _imagined,
    events: _events,
    version: _version,
    coveredBy: _coveredBy,
    ...state
  } = copy(game)
  return JSON.stringify(state)
}

/** Eight hexadecimal digits of the state. */
export function fingerprint(game: Game): string {
  return sha256Hex(stateText(game)).slice(0, 8)
}
