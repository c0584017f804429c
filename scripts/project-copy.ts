/** A copy of the project as somebody has it who has just cloned it: the tests of the documents type commands there. */
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Copies what is in the repository into a folder; its packages are those of the project. */
export function copyProject(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const part of ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json', 'scripts', 'docs', 'packages'])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (from) => !/[/\\](node_modules|dist|golden|shots)([/\\]|$)/.test(from.slice(root.length)),
    })
  linkPackages(root, folder)
  // Nothing may be installed over the packages of the project.
  utimesSync(join(folder, 'package-lock.json'), 0, 0)
}

/** Links the packages of others; those of the project, and the commands, are the copy's own, so that nothing of the project is run. */
function linkPackages(root: string, folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (['@bitoku', '.bin'].includes(name))
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}

/** The environment of somebody who has just cloned it: the project's Node is not on the path. */
export const environmentOf = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules') || !existsSync(join(part, 'node')))
    .join(delimiter),
  XDG_STATE_HOME: folder,
  LC_ALL: '',
  LC_MESSAGES: '',
  LANG: 'C.UTF-8',
})
