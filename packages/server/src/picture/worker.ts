/** Where pictures become bitmaps: a thread of its own, given nothing but the SVG. */
import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const read = (file: string): Uint8Array => readFileSync(new URL(import.meta.resolve(file)))

/** The display face first: letters that both faces have are taken from it. */
const fontBuffers = [
  ...['latin', 'latin-ext', 'cyrillic'].map((part) =>
    read(`@fontsource/zen-antique-soft/files/zen-antique-soft-${part}-400-normal.woff2`),
  ),
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map((part) =>
    read(`@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`),
  ),
]

await initWasm(new Uint8Array(read('@resvg/resvg-wasm/index_bg.wasm')))

/** Draws an SVG as PNG. Piscina calls the default export of this file. */
// oxlint-disable-next-line import/no-default-export
export default function paint(svg: string): Uint8Array {
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Zen Antique Soft' } })
  try {
    const image = drawing.render()
    const bytes = image.asPng()
    image.free()
    return bytes
  } finally {
    drawing.free()
  }
}
