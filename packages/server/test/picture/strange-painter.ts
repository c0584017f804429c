/** A painter that misbehaves: it fails at what has “Mori” in it, and never ends at what has “Sora”. */

// Piscina calls the default export.
// oxlint-disable-next-line import/no-default-export
export default function paint(svg: string): Uint8Array {
  if (svg.includes('Mori')) throw new Error('out of paint')
  if (svg.includes('Sora')) for (;;);
  return new TextEncoder().encode(`a picture of ${svg.length} signs`)
}
