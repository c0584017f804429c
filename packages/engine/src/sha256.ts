/**
 * SHA-256 (FIPS 180-4), synchronous and without any platform's crypto, so that the engine hashes the same in a
 * browser, a worker and on a server. It runs when a game is set up, so its scratch memory is made once.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const roundConstants = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])

/** The schedule of one block; its first 16 words are the block itself. */
const schedule = new Int32Array(64)

/** The message as bytes with its padding; grows when a longer text comes. */
let message = new Uint8Array(256)

/** Writes the text as UTF-8 into `message` and returns its length; a lone surrogate becomes U+FFFD. */
function encode(text: string): number {
  const most = text.length * 3 + 72
  if (message.length < most) message = new Uint8Array(most * 2)
  let at = 0
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i)
    if (code < 0x80) {
      message[at++] = code
      continue
    }
    if (code >= 0xd800 && code < 0xe000) {
      const low = code < 0xdc00 && i + 1 < text.length ? text.charCodeAt(i + 1) : 0
      if (low >= 0xdc00 && low < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00)
        i++
      } else code = 0xfffd
    }
    if (code < 0x800) message[at++] = 0xc0 | (code >> 6)
    else {
      if (code < 0x10000) message[at++] = 0xe0 | (code >> 12)
      else {
        message[at++] = 0xf0 | (code >> 18)
        message[at++] = 0x80 | ((code >> 12) & 0x3f)
      }
      message[at++] = 0x80 | ((code >> 6) & 0x3f)
    }
    message[at++] = 0x80 | (code & 0x3f)
  }
  return at
}

/** Appends the mark, the zeros and the length in bits; returns the number of bytes, a multiple of 64. */
function pad(length: number): number {
  const end = ((length + 8) >> 6) * 64 + 64
  message[length] = 0x80
  message.fill(0, length + 1, end)
  const high = Math.floor(length / 0x20000000)
  const low = length << 3
  for (let i = 0; i < 4; i++) {
    message[end - 8 + i] = high >>> (24 - 8 * i)
    message[end - 4 + i] = low >>> (24 - 8 * i)
  }
  return end
}

/** Mixes the 64 bytes of `message` from `at` on into the hash. */
function mix(hash: Uint32Array, at: number): void {
  const w = schedule
  for (let i = 0; i < 16; i++, at += 4) {
    w[i] = (message[at] << 24) | (message[at + 1] << 16) | (message[at + 2] << 8) | message[at + 3]
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]
    const y = w[i - 2]
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = w[i - 16] + s0 + w[i - 7] + s1
  }
  let a = hash[0] | 0
  let b = hash[1] | 0
  let c = hash[2] | 0
  let d = hash[3] | 0
  let e = hash[4] | 0
  let f = hash[5] | 0
  let g = hash[6] | 0
  let h = hash[7] | 0
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i] + w[i]) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0] += a
  hash[1] += b
  hash[2] += c
  hash[3] += d
  hash[4] += e
  hash[5] += f
  hash[6] += g
  hash[7] += h
}

/** The SHA-256 of the text's UTF-8 bytes, as eight 32-bit words. */
export function sha256(text: string): Uint32Array {
  const end = pad(encode(text))
  const hash = new Uint32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ])
  for (let at = 0; at < end; at += 64) mix(hash, at)
  return hash
}

/** The SHA-256 of the text's UTF-8 bytes, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  let hex = ''
  for (const word of sha256(text)) hex += word.toString(16).padStart(8, '0')
  return hex
}
