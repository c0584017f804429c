/** Links in e-mails that do something: confirm an address, stop all mails. Each is signed for its purpose, receiver and address. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { makeId } from '../ids.ts'
import type { Storage } from '../storage/storage.ts'

/** What a link does. */
type MailPurpose = 'confirm' | 'stop'

/** Makes and reads the tokens of links. */
export interface MailLinks {
  readonly write: (purpose: MailPurpose, receiver: string, email: string) => string
  /** The receiver that a token is for, if it is whole. */
  readonly receiverOf: (token: string) => string | undefined
  readonly isGood: (purpose: MailPurpose, token: string, email: string) => boolean
}

const receiverOf = (token: string): string | undefined => /^([\w-]{1,64})\.[\w-]{43}$/.exec(token)?.[1]

/** Links signed with the server's own secret. */
export async function makeMailLinks(storage: Pick<Storage, 'secret'>): Promise<MailLinks> {
  const secret = await storage.secret('mail', makeId)
  const write: MailLinks['write'] = (purpose, receiver, email) => {
    const mac = createHmac('sha256', secret)
      .update(JSON.stringify([purpose, receiver, email]))
      .digest('base64url')
    return `${receiver}.${mac}`
  }
  return {
    write,
    receiverOf,
    isGood: (purpose, token, email) => {
      const receiver = receiverOf(token)
      if (receiver === undefined) return false
      return timingSafeEqual(Buffer.from(write(purpose, receiver, email)), Buffer.from(token))
    },
  }
}
