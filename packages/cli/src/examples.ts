/** Examples in the help of a command. */
import { layOutTable } from './table.ts'

/** Commands with what they do, as they stand at the end of a help. */
export const examples = (rows: readonly (readonly [call: string, what: string])[]): string =>
  `\nExamples:\n${layOutTable(rows, [1])
    .map((line) => `  ${line}`)
    .join('\n')}`
