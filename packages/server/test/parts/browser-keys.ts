/** The side of a browser in web push (RFC 8291): makes a subscription's keys and reads what was encrypted for them. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a subscription. */
export interface BrowserKeys {
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly read: (body: Buffer) => string
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Keys as a browser makes them. */
export function makeBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body[20])
      const sealed = body.subarray(21 + body[20])
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const input = derive(pair.computeSecret(sender), auth, info, 32)
      const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
    },
  }
}
