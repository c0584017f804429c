/** The trees of the five regions, one ink: cedar, pine, plum, bamboo, maple. Each is the inside of a 24 × 24 symbol. */
const tree = (scale: number, d: string): string => `<path transform="translate(12 23)scale(${scale})" d="${d}"/>`

/** The trees of the five regions. */
export const regionSymbols = {
  'region-yomi': tree(0.72, 'M0 0L-5-8H-2.5L-7-15H-3.5L-7-22H-3L0-31L3-22H7L3.5-15H7L2.5-8H5z'),
  'region-stairs': tree(0.9, 'M-1.5 0V-7H-9Q-11-11-6-12Q-9-17-3-18Q-4-23 0-24Q4-23 3-18Q9-17 6-12Q11-11 9-7H1.5V0z'),
  'region-home':
    '<path d="M8.20 5.70a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0zM14.57 10.33a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0zM12.14 17.82a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0zM4.26 17.82a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0zM1.83 10.33a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0zM9.8 12.4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z"/>',
  'region-glade': tree(
    0.8,
    'M-5 0V-9H-2V0zM-5-10.5V-19H-2V-10.5zM-5-20.5V-28H-2V-20.5zM-1.5-11C4-16 8-15 11-12C7-9 3-9-1.5-11zM-1.5-20C4-26 8-25 10-22C6-18 3-18-1.5-20zM-5.5-15C-9-20-12-19-14-16C-11-13-8-13-5.5-15z',
  ),
  'region-forges': tree(
    0.82,
    'M0 0L-.8-7L-7-5L-5.5-9L-12-13L-8-14L-8.5-19L-4-15.5L-3.5-22L0-27L3.5-22L4-15.5L8.5-19L8-14L12-13L5.5-9L7-5L.8-7z',
  ),
} as const
