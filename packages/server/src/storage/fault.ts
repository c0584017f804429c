/** Faults of the storage that no player can help: for the log and for whoever runs the server. */
import type { Problem } from '@bitoku/host'

/** Each fault in a sentence. */
const sentences = {
  'storage.file-in-use': 'Another server works with this database.',
  'storage.other-schema':
    'The database is older than this version of Bitoku. The server brings it up to date when it starts; a copy is by --migrate.',
  'storage.newer-schema':
    'The database was used by a newer version of Bitoku. Start that version, or restore a backup.',
  'storage.address':
    'The address of the database cannot be read: it must be like postgres://name:password@host:5432/database.',
  'storage.backup-damaged': 'The copy is damaged.',
  'storage.only-read': 'The database was opened beside a server, only to read it.',
  'storage.remark': 'That is too long for a remark.',
} as const

/** An error with the key of the fault. */
export const storageFault = (key: keyof typeof sentences, args: Problem['args'] = {}): Error & Problem =>
  Object.assign(new Error(`${sentences[key]} (${[key, ...Object.values(args)].join(' ')})`), { key, args })
