/** E-4: the treasures of the lake. */

/** The share of each kodama of a track: tied ones share the prizes of their places, rounded down; a place without a prize gives nothing. */
export function shareTreasure(positions: readonly number[], prizes: readonly number[]): readonly number[] {
  return positions.map((position) => {
    const ahead = positions.filter((other) => other > position).length
    const tied = positions.filter((other) => other === position).length
    let sum = 0
    for (let place = ahead; place < ahead + tied; place += 1) sum += prizes[place] ?? 0
    return Math.floor(sum / tied)
  })
}
