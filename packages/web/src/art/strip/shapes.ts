/** Shapes of strips; their points are absolute and written `x,y`, so that marks can be moved. */

/** A rounded box around the centre line. */
export function box(x: number, w: number, h: number, r: number): string {
  const right = x + w
  return `M${x + r},${-h}L${right - r},${-h}A${r} ${r} 0 0 1 ${right},${-h + r}L${right},${h - r}A${r} ${r} 0 0 1 ${right - r},${h}L${x + r},${h}A${r} ${r} 0 0 1 ${x},${h - r}L${x},${-h + r}A${r} ${r} 0 0 1 ${x + r},${-h}z`
}

/** A disc. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r},${y}A${r} ${r} 0 1 1 ${x + r},${y}A${r} ${r} 0 1 1 ${x - r},${y}z`
