/** The three marks of an owner's bonus: 1 VP, 1 VP or an amulet, 1 VP and an amulet. Each is the inside of a 42 × 30 symbol. */
const star = (x: number, y: number, s: number): string =>
  `<use href="#i-vp" x="${x}" y="${y}" width="${s}" height="${s}"/><text class="art-number" x="${x + s / 2}" y="${y + s * 0.7}" style="font-size:${s * 0.58}px" fill="var(--ink)">1</text>`
const charm = (x: number, y: number, s: number): string =>
  `<use href="#i-amulet-bold" x="${x}" y="${y}" width="${s}" height="${s}"/><text class="art-number" x="${x + s / 2}" y="${y + s * 0.82}" style="font-size:${s * 0.62}px" fill="var(--paper)">1</text>`

/** The three marks of an owner's bonus. */
export const ownerSymbols = {
  vp: star(8, 2, 26),
  'vp-or-amulet': `${star(0, -1, 22)}<path d="M29 1L13 29" stroke="var(--text)" stroke-width="2" stroke-linecap="round"/>${charm(21, 9, 21)}`,
  'vp-and-amulet': star(-1, 4, 22) + charm(20, 4, 22),
} as const
