/** The log as text, for the clipboard. */
import type { Language, Telling } from '@bitoku/words'
import type { LogGroup } from './log-groups.ts'
import { linesOf } from './log-lines.ts'

/** One paragraph for each entry, its cascade indented; seasons as headings. */
export function logText(groups: readonly LogGroup[], language: Language, telling: Telling): string {
  const entries = groups.flatMap(({ events, season }) => {
    const [first, ...others] = linesOf(events, language, telling).map(({ sentence }) => sentence)
    if (first === undefined) return []
    return [[season ? `\n${first}\n` : first, ...others.map((line) => `    ${line}`)].join('\n')]
  })
  return `${entries.join('\n').trim()}\n`
}
