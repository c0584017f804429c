/** The palette as the style sheets have it, and how colours stand against each other. */
import { readFileSync } from 'node:fs'

/** The lights of the palette. */
export const lights = ['day', 'dusk'] as const
/** A light. */
type Light = (typeof lights)[number]

/** The value of every property in a style sheet's block, for one light. */
function readBlock(file: string, start: string, light: Light): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`../../src/art/${file}`, import.meta.url), 'utf8')
  const from = text.indexOf(`${start} {`)
  const block = text.slice(from, text.indexOf('\n}', from))
  const values = new Map<string, string>()
  for (const [, name, value] of block.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value)
    values.set(name, pair === null ? value : light === 'day' ? pair[1] : pair[2])
  }
  return values
}

/** The palette of a light, in the usual or the high contrast. */
export function readPalette(light: Light, isHigh: boolean): (name: string) => string {
  const usual = readBlock('tokens.css', ':root', light)
  const high = isHigh ? readBlock('contrast.css', "[data-contrast='high']", light) : new Map<string, string>()
  return (name) => {
    const value = high.get(name) ?? usual.get(name)
    if (value === undefined) throw new Error(`no colour ${name}`)
    return value
  }
}

/** The luminance of a colour as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** What tells a ring of the board apart from the others without its colour. */
export function ringLines(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('../../src/art/states.css', import.meta.url), 'utf8')
  const lines = new Map<string, string>()
  for (const name of ['legal', 'selected', 'focus', 'last', 'ghost', 'stroke']) {
    const block = new RegExp(`\\.ring-${name} \\{([^}]*)\\}`).exec(text)?.[1] ?? ''
    const part = (key: string): string => new RegExp(`${key}: ([^;]+);`).exec(block)?.[1] ?? ''
    lines.set(name, `${part('stroke-width')} ${part('stroke-dasharray')} ${part('stroke-linecap')}`)
  }
  return lines
}
