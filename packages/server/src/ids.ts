/** Ids and secrets: 128 bits of chance as 22 url-safe characters. Secrets are only ever stored as hashes. */
import { createHash, randomBytes } from 'node:crypto'

/** A fresh id or secret that nobody can guess. */
export const makeId = (): string => randomBytes(16).toString('base64url')

/** Whether a text could be an id, a secret or a hash. */
export const isId = (text: string): boolean => /^[\w-]{22}$/.test(text)

/**
 * What is stored of a secret. The secrets are random, so there is nothing a slow hash would protect; the first 128 bits of
 * SHA-256 are as hard to meet as the secret itself. Looking a hash up in an index is the only comparison ever made.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest().subarray(0, 16).toString('base64url')
