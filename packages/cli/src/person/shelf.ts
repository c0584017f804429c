/** The shelf of the terminal: games that people have begun, one file each, in the folder for such things. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type GameStorage, isClaimedByOther } from '@bitoku/host/local'

/** Where the games lie: in `bitoku` of the folder that `XDG_STATE_HOME` names. */
export function shelfFolder({ XDG_STATE_HOME }: Readonly<NodeJS.ProcessEnv> = process.env): string {
  const base =
    XDG_STATE_HOME === undefined || XDG_STATE_HOME === '' ? join(homedir(), '.local', 'state') : XDG_STATE_HOME
  return join(base, 'bitoku')
}

const ending = '.json'

/** What lies in a file; undefined when there is none, or nothing that can be read. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a file as a whole or not at all, readable by its owner only. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.new`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
}

/** A shelf in a folder, which is made with the first game; `onRecord` gets the record of every game that is put there. */
export function makeFileStorage(folder: string, onRecord: (record: string) => void = () => {}): GameStorage {
  const fileOf = (id: string): string => join(folder, `${id}${ending}`)
  const idsThere = (): readonly string[] => {
    try {
      return readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? [name.slice(0, -ending.length)] : []))
    } catch {
      return []
    }
  }
  return {
    all: async () => idsThere().map((id) => ({ id, saved: read(fileOf(id)) })),
    get: async (id) => read(fileOf(id)),
    put: async (game, claim) => {
      if (!claim && isClaimedByOther(read(fileOf(game.id)), game)) return false
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeWhole(fileOf(game.id), JSON.stringify(game))
      onRecord(game.record)
      return true
    },
    remove: async (id) => rmSync(fileOf(id), { force: true }),
  }
}
