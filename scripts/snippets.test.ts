/** The programs of the documents are checked by the compiler, in a copy of the project; those that are whole are run. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocksOf, documentsIn } from './documents.ts'
import { copyProject, environmentOf } from './project-copy.ts'

const root = join(import.meta.dirname, '..')

/** Where a program stands in the project, and what it takes for granted. */
interface Place {
  readonly folder: string
  /** What comes before it. */
  readonly before?: string
  /** A program that is run, and what it prints. */
  readonly prints?: RegExp
}

const game = `import { newGame, options, view } from '@bitoku/engine'
const game = newGame({ seats: 2, seed: 'bots' })
const seat = 0
`

/** All programs, by document and by their place in it. */
const places: Readonly<Record<string, Place>> = {
  'README.md 1': { folder: '.', prints: /total/ },
  'packages/bots/README.md 1': { folder: 'packages/bots', before: game, prints: /^$/ },
  'packages/host/README.md 1': {
    folder: 'packages/web/src',
    before: `import type { Host } from '@bitoku/host'
import { useSyncExternalStore } from 'react'
import { makeBrowserHost } from './host/browser-host.ts'
`,
  },
  'packages/server/README.md 1': {
    folder: 'packages/server',
    before: `import { makeServer, readSettings } from '@bitoku/server'\n`,
    prints: /http:\/\/127\.0\.0\.1:\d+/,
  },
  'packages/server/README.md 2': {
    folder: 'packages/server',
    before: `import { type Commit, type NewTable, openStorage } from '@bitoku/server'
declare const table: NewTable
declare const key: string
declare const moves: Commit['moves']
declare const consequences: Omit<Commit, 'table' | 'expected' | 'key' | 'moves'>
`,
  },
  'packages/web/src/board/README.md 1': {
    folder: 'packages/web/src',
    before: `import type { BoardProps } from './board/board.tsx'
declare const props: Required<BoardProps>
const { view, edition, decision, selected, lastMove, preview, words, zoomMemory } = props
const { onTarget, onExplain, onFocus } = props
`,
  },
  'packages/web/src/history/README.md 1': {
    folder: 'packages/web/src',
    before: `import { useShown } from './history/use-history.ts'
import { useGame } from './table/game.ts'
`,
  },
  'packages/web/src/motion/README.md 1': {
    folder: 'packages/web/src',
    before: `import { useMotion } from './motion/use-motion.ts'
declare const source: Parameters<typeof useMotion>[0]
`,
  },
}

/** The programs, as they stand in the documents. */
const programs = documentsIn(root).flatMap((file) =>
  blocksOf(readFileSync(join(root, file), 'utf8'))
    .filter(({ language }) => /^(ts|tsx|js|mjs|jsx|typescript|javascript)$/.test(language))
    .map(({ language, code }, at) => ({ name: `${file} ${at + 1}`, language, code })),
)

/** The name of the file that a program is written to. */
const fileOf = ({ name, language }: (typeof programs)[number]): string =>
  join(places[name].folder, `documented-${name.replaceAll(/\W+/g, '-')}.${language}`)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bitoku-snippets-'))
  copyProject(root, folder)
  for (const program of programs)
    if (program.name in places)
      writeFileSync(join(folder, fileOf(program)), `${places[program.name].before ?? ''}${program.code}\nexport {}\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the compiler says of programs, by the settings of the project. */
function check(settings: string, files: readonly string[]): string {
  const config = { extends: settings, compilerOptions: { noUnusedLocals: false }, include: [], exclude: [], files }
  writeFileSync(join(folder, 'tsconfig.documents.json'), JSON.stringify(config))
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.documents.json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stdout
}

it('are all known', () => {
  expect(programs.map(({ name }) => name).toSorted()).toEqual(Object.keys(places).toSorted())
})

it('agree with the types of the project', () => {
  const isOfPage = (program: (typeof programs)[number]): boolean =>
    places[program.name].folder.startsWith('packages/web')
  expect(check('./tsconfig.json', programs.filter((one) => !isOfPage(one)).map(fileOf))).toBe('')
  expect(check('./packages/web/tsconfig.json', programs.filter(isOfPage).map(fileOf))).toBe('')
})

describe('runs as it stands there:', () => {
  it.each(programs.filter(({ name }) => places[name]?.prints !== undefined))('$name', (program) => {
    const { status, stdout, stderr } = spawnSync('npx', ['node', fileOf(program)], {
      cwd: folder,
      env: environmentOf(folder),
      encoding: 'utf8',
    })
    expect([status, stderr.replaceAll(/^npm warn .*\n/gm, '')]).toEqual([0, ''])
    expect(stdout).toMatch(places[program.name].prints ?? /^$/)
  })
})
