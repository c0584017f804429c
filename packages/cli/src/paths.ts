/** Paths that a command will write to, looked at before its work begins. */
import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { fileFault } from './file-faults.ts'

/** Why a file cannot be written, in a sentence; undefined when it can be. */
function whyNotWritable(file: string): string | undefined {
  const folder = dirname(resolve(file))
  try {
    if (!statSync(folder).isDirectory()) return `${folder}: This is no folder.`
    const there = statSync(file, { throwIfNoEntry: false })
    if (there?.isDirectory() === true) return `${file}: This is a folder.`
    accessSync(there === undefined ? folder : file, constants.W_OK)
    return undefined
  } catch (error) {
    return fileFault(folder, error) ?? String(error)
  }
}

/** Why a folder cannot be written to or made, in a sentence; undefined when it can be. */
function whyNotFolder(folder: string): string | undefined {
  try {
    const there = statSync(folder, { throwIfNoEntry: false })
    if (there === undefined) {
      const above = dirname(resolve(folder))
      return above === resolve(folder) ? `${folder}: There is no such folder.` : whyNotFolder(above)
    }
    if (!there.isDirectory()) return `${folder}: This is no folder.`
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    return fileFault(folder, error) ?? String(error)
  }
}

/** Ends a command that was called with a file that it could not write, before it has done anything. */
export function demandWritable(command: Command, option: string, file: string | undefined): void {
  const fault = file === undefined ? undefined : whyNotWritable(file)
  if (fault !== undefined) command.error(`error: option '${option}' cannot be used. ${fault}`)
}

/** Ends a command that was called with a folder that it could neither write to nor make. */
export function demandFolder(command: Command, option: string, folder: string | undefined): void {
  const fault = folder === undefined ? undefined : whyNotFolder(folder)
  if (fault !== undefined) command.error(`error: option '${option}' cannot be used. ${fault}`)
}
