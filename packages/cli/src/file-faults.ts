/** What is wrong with a file or folder that somebody named, for people. */

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EISDIR: 'This is a folder.',
  ENOTDIR: 'This is no folder.',
  EEXIST: 'This is no folder.',
  EACCES: 'The file may not be opened.',
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error

/** The path that an error about a file is about, if it says so. */
export const pathOf = (error: unknown): string | undefined => (isFileError(error) ? error.path : undefined)

/** The sentence for an error about a file; undefined for any other error. */
export const fileFault = (file: string, error: unknown): string | undefined =>
  isFileError(error) ? `${file}: ${sentences[error.code ?? ''] ?? error.message}` : undefined
