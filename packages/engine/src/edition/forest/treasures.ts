/** The lake treasures: the prizes of the first, second and third kodama of a region (E-4). */
import type { Treasure } from '../edition.ts'

const treasure = (...prizes: readonly [number, number, number]): Treasure => ({
  id: `treasure-${prizes.join('-')}`,
  prizes,
})

/** Five treasures, one for each region. ● */
export const treasures: readonly Treasure[] = [
  treasure(4, 2, 0), // ●
  treasure(5, 2, 1), // ● the 5
  treasure(6, 3, 1),
  treasure(7, 4, 2),
  treasure(8, 5, 2),
]
