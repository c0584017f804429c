/** The log as text, for the clipboard. */
import { headingOf, type LogGroup } from '@bitoku/text'
import type { Language, Telling } from '@bitoku/words'
import { linesOf } from './log-lines.ts'

/** One paragraph for each entry, its cascade indented; seasons as headings. */
export function logText(groups: readonly LogGroup[], language: Language, telling: Telling): string {
  const entries = groups.flatMap((group) => {
    if (group.season) return [`\n${headingOf(group, language, telling) ?? ''}\n`]
    const [first, ...others] = linesOf(group.events, language, telling).map(({ sentence }) => sentence)
    return first === undefined ? [] : [[first, ...others.map((line) => `    ${line}`)].join('\n')]
  })
  return `${entries.join('\n').trim()}\n`
}
