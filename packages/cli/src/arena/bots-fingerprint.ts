/** By what bots of one state of the program are known: whoever changes how they think or what they have learnt changes it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.resolve('@bitoku/bots')))
let known: string | undefined

/** A hash of the bots' sources and weights, without their training: how they were taught is not what they do. */
export function fingerprintOfBots(): string {
  known ??= hashFolder()
  return known
}

function hashFolder(): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'training')))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}
