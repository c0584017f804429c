/** Keys as text: `u`, `Shift+U`, `Ctrl+Enter`, `?`. The command key of a Mac counts as Ctrl. */

/** What of a key press matters here. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** A key with what is held beside it. Shift is a part of every sign but a letter: `?` needs no other word for it. */
function write(key: string, { ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  const command = ctrlKey || metaKey
  const isSign = key.length === 1 && !isLetter(key)
  const shift = shiftKey && !isSign
  const name = isLetter(key) ? (shift || command ? key.toUpperCase() : key.toLowerCase()) : key
  return `${command ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${name}`
}

const signs: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Minus: '-', Equal: '=' }

/** What the place of a key has on a Latin keyboard: for those who write in other letters, and for digits that need Shift. */
function keyAtPlace({ code, shiftKey }: Press): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return letter.toLowerCase()
  return shiftKey ? undefined : (/^Digit(\d)$/.exec(code)?.[1] ?? signs[code])
}

/** The ways to write a key press, the nearest first; none while only Shift or the like is held. */
export function combosOf(press: Press): readonly string[] {
  const { key } = press
  if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Dead', 'Unidentified'].includes(key)) return []
  const first = write(key === ' ' ? 'Space' : key, press)
  const place = /^[a-z]$/i.test(key) ? undefined : keyAtPlace(press)
  const second = place === undefined ? first : write(place, press)
  return second === first ? [first] : [first, second]
}

/** Whether it is a single character, with Shift or without: what speech input may press by mistake (WCAG 2.1.4). */
export const isCharacter = (combo: string): boolean =>
  combo.length === 1 || (combo.startsWith('Shift+') && combo.length === 'Shift+'.length + 1)

const pictures: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

/** How a key is written on the screen. */
export const shownKey = (combo: string): string =>
  combo
    .replace(/(Arrow\w+|Escape)$/, (name) => pictures[name] ?? name)
    .replaceAll('+', ' + ')
    .replace(/^ \+ $/, '+')
