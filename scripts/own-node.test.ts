import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagesWithEngines, readLockfile } from './lockfile.ts'
import { isOlder, oldestNode } from './node-version.mjs'

const root = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly engines: { readonly node: string }
}

/** Runs a program on a Node that says it is of another version; what it starts says the truth. */
function runAs(version: string, folder: string, program: string, ...args: readonly string[]) {
  const lie = `data:text/javascript,Object.defineProperty(process,'version',{value:'v${version}'})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', lie, join(folder, program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, error: stderr }
}

describe('the Node that the machine has', () => {
  it('is compared by its numbers', () => {
    expect(isOlder('v20.9.1', '20.19.0')).toBe(true)
    expect(isOlder('v20.19.0', '20.19.0')).toBe(false)
    expect(isOlder('v22.0.0', '20.19.0')).toBe(false)
    expect(isOlder('v18.20.8', '20.19.0')).toBe(true)
  })

  it('is named alike by package.json, the README and CONTRIBUTING', () => {
    expect(`${manifest.engines.node}.0`).toBe(`>=${oldestNode}`)
    for (const name of ['README.md', 'CONTRIBUTING.md'])
      expect(readFileSync(join(root, name), 'utf8')).toContain(`Node ${oldestNode.replace(/\.0$/, '')} or newer`)
  })

  it('is compared with the needs of the project alone, so that npm ci warns of no package', () => {
    expect(packagesWithEngines(readLockfile()), 'run: npm run lockfile').toEqual([])
  })

  it.each(['scripts/start.mjs', 'scripts/test.mjs', 'scripts/run.mjs'])(
    'is refused by %s with what to do when it is too old, before anything is done',
    (program) => {
      expect(runAs('18.20.8', root, program)).toEqual({
        code: 1,
        out: '',
        error:
          'error: this is Node 18.20.8, and Bitoku needs 20.19.0 or newer.\n' +
          'Install a newer one from https://nodejs.org, then run the same command again.\n',
      })
    },
  )

  it('starts the Node of the project when it is too old to run TypeScript', () => {
    expect(runAs('20.19.0', root, 'packages/cli/bin/bitoku.mjs', '--version')).toEqual({
      code: 0,
      out: '0.1.0\n',
      error: '',
    })
    const wrong = runAs('20.19.0', root, 'packages/cli/bin/bitoku.mjs', 'teapot')
    expect(wrong.code).toBe(2)
    expect(wrong.error).toContain("unknown command 'teapot'")
  })

  it('says how the Node of the project comes where it is not installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bitoku-'))
    try {
      for (const part of ['scripts', 'packages/cli/bin', 'packages/cli/src'])
        cpSync(join(root, part), join(folder, part), { recursive: true })
      const { code, out, error } = runAs('20.19.0', folder, 'packages/cli/bin/bitoku.mjs', '--version')
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(error).toContain('Bitoku runs on Node 24')
      expect(error).toContain(`Run "npm ci" in ${folder}`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
