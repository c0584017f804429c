/** Tables of text: the first column to the left, the others to the right unless they say otherwise. */
import { widthOf } from './paint.ts'

/** Lays rows out in columns; `leftColumns` are the numbers of further columns set to the left. */
export function layOutTable(rows: readonly (readonly string[])[], leftColumns: readonly number[] = []): string[] {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, widthOf(cell))))
  return rows.map((row) => {
    const cells = row.map((cell, at) => {
      const padding = ' '.repeat(widths[at] - widthOf(cell))
      return at === 0 || leftColumns.includes(at) ? cell + padding : padding + cell
    })
    return cells.join('  ').trimEnd()
  })
}

/** Breaks a text between words into lines of a width; `first` stands before the first line, `indent` before the others. */
export function wrap(text: string, width: number, first: string, indent: string): string[] {
  const lines: string[] = []
  let line = first
  let empty = true
  for (const word of text.split(' ')) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = indent
      empty = true
    }
    line += empty ? word : ` ${word}`
    empty = false
  }
  return [...lines, line]
}

/** Rows as a table of Markdown; the first row is its head. */
export function writeMarkdownTable([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
