/** What the documents tell people to type: commands in blocks of `sh` and between backticks, and programs in blocks of `ts`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A command of a document, as it is written there. */
export interface DocumentedCommand {
  readonly file: string
  readonly command: string
}

/** A block of code in a document. */
interface Block {
  readonly language: string
  readonly code: string
}

/** The documents, from the root of the project. */
export const documentsIn = (root: string): readonly string[] =>
  globSync(
    [
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'packages/*/README.md',
      'packages/*/src/**/README.md',
      'docs/*.md',
    ],
    {
      cwd: root,
    },
  ).sort()

const fence = /^ *```(\w*)\n([^]*?)^ *```$/gm

/** The blocks of a text. */
export const blocksOf = (text: string): readonly Block[] =>
  [...text.matchAll(fence)].map(([, language = '', code = '']) => ({ language, code }))

/** The commands of a block: one a line, but for lines that go on; comments are left out. */
export const linesOf = (code: string): readonly string[] =>
  code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s+)# .*$/, '').trim())
    .filter((line) => line !== '')

/** What begins a command between backticks; a name alone is none. */
const inline = /`((?:npm|npx|node|bitoku|docker|git|pg_dump|curl) [^`\n]*[^`\n…])`/g

/** The commands of a text. */
export function commandsOf(text: string): readonly string[] {
  const inBlocks = blocksOf(text)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => linesOf(code))
  const between = [...text.replaceAll(fence, '').matchAll(inline)].map(([, command]) => command)
  return [...new Set([...inBlocks, ...between])]
}

/** All commands of all documents. */
export const documentedCommands = (root: string): readonly DocumentedCommand[] =>
  documentsIn(root).flatMap((file) =>
    commandsOf(readFileSync(join(root, file), 'utf8')).map((command) => ({ file, command })),
  )
