/** The last step of a build: a service worker that knows all files of it, and build.json for pages of earlier builds. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { rulesVersion } from '../engine/src/rules/version.ts'

/** Pages for developers, and what describes the build from outside. */
const notKept = /^(gallery|board)[^/]*\.html$|^(build|server)\.json$|^share\.jpg$|^service-worker\.js$|\.(br|gz|map)$/

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !notKept.test(file))
    .sort()
}

/** Names a build by the content of its files. */
function nameOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Adds the service worker to a build. */
export function offline(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'bitoku-offline',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(root, config.build.outDir)
    },
    closeBundle: async () => {
      const files = filesIn(outDir)
      const name = nameOf(outDir, files)
      await build({
        configFile: false,
        root,
        logLevel: 'error',
        define: { buildName: JSON.stringify(`${name} rules ${rulesVersion}`), buildFiles: JSON.stringify(files) },
        publicDir: false,
        build: {
          target: 'es2023',
          outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(root, 'src/offline/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
      writeFileSync(join(outDir, 'build.json'), `${JSON.stringify({ build: name, rules: rulesVersion })}\n`)
    },
  }
}
