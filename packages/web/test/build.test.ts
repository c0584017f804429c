/** A build, as `vite build packages/web` makes it. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = mkdtempSync(join(tmpdir(), 'bitoku-build-'))
let files: readonly string[] = []

beforeAll(async () => {
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 } })
  files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
})
afterAll(() => rmSync(outDir, { recursive: true, force: true }))

const isCopy = (file: string): boolean => /\.(br|gz)$/.test(file)

describe('a build', () => {
  it('has a copy by brotli and one by gzip of every text that is worth it, the service worker too', () => {
    const texts = files.filter((file) => /\.(css|html|js)$/.test(file) && readFileSync(file).length >= 1000)
    expect(texts.length).toBeGreaterThan(50)
    expect(texts).toContain(join(outDir, 'service-worker.js'))
    for (const file of texts) {
      const content = readFileSync(file)
      const [br, gz] = [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)]
      expect([file, brotliDecompressSync(br).equals(content), gunzipSync(gz).equals(content)]).toEqual([
        file,
        true,
        true,
      ])
      expect(br.length).toBeLessThan(content.length)
    }
  })

  it('has none of pictures and fonts, and none without its file', () => {
    const originals = files.filter(isCopy).map((copy) => copy.replace(/\.(br|gz)$/, ''))
    expect(originals.filter((file) => /\.(png|jpg|woff2)$/.test(file) || !existsSync(file))).toEqual([])
  })

  it('keeps offline what pages ask for, not the copies', () => {
    expect(readFileSync(join(outDir, 'service-worker.js'), 'utf8')).not.toMatch(/\.(br|gz)["'`]/)
  })
})
