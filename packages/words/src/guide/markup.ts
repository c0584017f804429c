/**
 * The tiny markup of the guide: `**strong**`, `[kodama|tree spirits]` a word of the glossary, `[#cross|cross]` another
 * section, `[:jade]` an icon. Braces belong to the messages themselves.
 */

/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'term' | 'section'; readonly to: string; readonly text: string }
  | { readonly kind: 'icon'; readonly name: string }

const piece = /\*\*([^*]+)\*\*|\[:([\w-]+)\]|\[(#?)([\w-]+)\|([^\]]+)\]/g

/** Reads a line. */
export function readMarkup(line: string): readonly Inline[] {
  const inlines: Inline[] = []
  let at = 0
  const text = (end: number): void => {
    if (end > at) inlines.push({ kind: 'text', text: line.slice(at, end) })
  }
  for (const match of line.matchAll(piece)) {
    text(match.index)
    at = match.index + match[0].length
    const [, strong, icon, hash, to, said] = match
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong })
    else if (icon !== undefined) inlines.push({ kind: 'icon', name: icon })
    else inlines.push({ kind: hash === '#' ? 'section' : 'term', to, text: said })
  }
  text(line.length)
  return inlines
}

/** The words of a line without its marks and icons. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => (inline.kind === 'icon' ? '' : inline.text))
    .join('')
    .replaceAll(' ()', '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
