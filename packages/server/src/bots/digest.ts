/** A short name for a view. */
import { createHash } from 'node:crypto'

/** The digest of a view that is written as text. */
export const digestOfView = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16)
