/** Faults of the storage that no player can help: for the log and for whoever runs the server. */
import type { Problem } from '@bitoku/host'

/** Each fault in a sentence. */
const sentences = {
  'storage.file-in-use': 'Another server works with this database.',
  'storage.other-schema':
    'The database is older than this version of Bitoku. The server brings it up to date when it starts; a copy is by --migrate.',
  'storage.newer-schema':
    'The database was used by a newer version of Bitoku. Start that version, or restore a backup.',
  'storage.move-onto-itself': 'Source and target are the same database.',
  'storage.target-not-empty':
    'The target holds something else already. Nothing was changed in it. Name a new file, or an empty database.',
  'storage.move-differs':
    'Source and target are not the same after the move. The source is as it was; run the same command again to begin anew.',
  'storage.database-in-use': 'A server works with this database. Stop every one of them first.',
  'storage.being-moved': 'The database is being moved by bitoku move. Wait until that has ended.',
  'storage.address':
    'The address of the database cannot be read: it must be like postgres://name:password@host:5432/database.',
  'storage.no-folder': 'There is no such folder.',
  'storage.is-folder': 'This is a folder, and has to be a file.',
  'storage.no-database':
    'This file is no SQLite database, or its beginning is damaged. Name another file, or restore a backup.',
  'storage.foreign-file': 'This database belongs to another program. Nothing was changed in it. Name another file.',
  'storage.damaged':
    'The database is damaged. Nothing was written to it. Keep it as it is, and put a backup in its place (docs/hosting.md, “Backups”).',
  'storage.backup-damaged': 'The copy is damaged, and so is the database: look at it with bitoku doctor.',
  'storage.backup-onto-itself': 'A backup cannot take the place of the database that it is made of. Name another file.',
  'storage.unfinished-move':
    'A move into this database has begun and is not finished. Run the same bitoku move again: it goes on where it stopped.',
  'storage.only-read': 'The database was opened beside a server, only to read it.',
  'storage.remark': 'That is too long for a remark.',
} as const

/** An error with the key of the fault. */
export const storageFault = (key: keyof typeof sentences, args: Problem['args'] = {}): Error & Problem =>
  Object.assign(new Error(`${sentences[key]} (${[key, ...Object.values(args)].join(' ')})`), { key, args })
