/** The very last step of a build: beside every file that gets smaller by it a copy by brotli and one by gzip, for the server to send. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Text; pictures and fonts are compressed already. */
const isText = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/
/** Below this one packet holds the file anyway, in bytes. */
const smallest = 1000

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes the copies of a file. They are made once and sent often, so as small as can be. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const copies = await Promise.all([asBrotli(content, { params }), asGzip(content, { level: 9 })])
  await Promise.all(
    copies.map(async (copy, index) => {
      if (copy.length < content.length) await writeFile(`${file}.${['br', 'gz'][index]}`, copy)
    }),
  )
}

/** Adds compressed copies to a build, after every other plugin has written its files. */
export function compressed(): Plugin {
  let outDir = ''
  return {
    name: 'bitoku-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
        const texts = files.filter((entry) => entry.isFile() && isText.test(entry.name))
        await Promise.all(texts.map(({ parentPath, name }) => compressFile(join(parentPath, name))))
      },
    },
  }
}
