/** Text in drawings: how wide it will be, how small it must be, where it breaks. Measured for the two faces, erring wide. */

const narrow = /[iljIft.,;:'’!|()[\]]/
const wide = /[mwMWШЩЖЮФЫшщжюфым—]/
const capital = /\p{Lu}/u
const cyrillic = /\p{Script=Cyrillic}/u

function letterWidth(letter: string): number {
  if (letter === ' ') return 0.26
  if (narrow.test(letter)) return 0.32
  if (wide.test(letter)) return 0.86
  if (capital.test(letter)) return 0.66
  return cyrillic.test(letter) ? 0.58 : 0.53
}

/** The width of a line of text at a font size; the display face is a fifth wider than the text face. */
function textWidth(text: string, size: number, display = false): number {
  let w = 0
  for (const letter of text) w += letterWidth(letter)
  return w * size * (display ? 1.12 : 0.94)
}

/** The largest size up to `size` at which the text fits. */
export function fittingSize(text: string, maxWidth: number, size: number, display = false): number {
  const w = textWidth(text, size, display)
  return w <= maxWidth ? size : Math.floor(((size * maxWidth) / w) * 10) / 10
}

/** The text in lines that fit. */
function textLines(text: string, maxWidth: number, size: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer, size) > maxWidth) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/** The text in at most `most` lines, smaller if it must be; balanced, so that the last line is not a lonely word. */
export function paragraph(
  text: string,
  maxWidth: number,
  size: number,
  most: number,
): { readonly size: number; readonly lines: readonly string[] } {
  let fitted = size
  let lines = textLines(text, maxWidth, fitted)
  while (lines.length > most && fitted > 9) {
    fitted -= 0.5
    lines = textLines(text, maxWidth, fitted)
  }
  let width = maxWidth
  while (lines.length > 1 && width > maxWidth * 0.6) {
    const tighter = textLines(text, width - 6, fitted)
    if (tighter.length > lines.length) break
    lines = tighter
    width -= 6
  }
  return { size: fitted, lines }
}
