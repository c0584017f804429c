/** The plants of the five regions, their patterns and their inks. */
import type { Region } from '@bitoku/engine'
import type { ReactNode } from 'react'
import type { PatternName } from '../art/pattern-names.ts'

const plants: Readonly<Record<Region, string>> = {
  yomi: 'M0 0L-5-8H-2.5L-7-15H-3.5L-7-22H-3L0-31L3-22H7L3.5-15H7L2.5-8H5Z',
  stairs: 'M-1.5 0V-7H-9Q-11-11-6-12Q-9-17-3-18Q-4-23 0-24Q4-23 3-18Q9-17 6-12Q11-11 9-7H1.5V0Z',
  home: 'M0-16C-6-17-6-24 0-24C6-24 6-17 0-16C6-19 11-14 7-10C3-6-1-11 0-16C1-10 6-5 1-2C-5 0-6-8 0-16C-5-11-11-9-11-14C-11-20-3-20 0-16Z',
  glade:
    'M-5 0V-9H-2V0ZM-5-10.5V-19H-2V-10.5ZM-5-20.5V-28H-2V-20.5ZM-1.5-11C4-16 8-15 11-12C7-9 3-9-1.5-11ZM-1.5-20C4-26 8-25 10-22C6-18 3-18-1.5-20ZM-5.5-15C-9-20-12-19-14-16C-11-13-8-13-5.5-15Z',
  forges:
    'M0 0L-.8-7L-7-5L-5.5-9L-12-13L-8-14L-8.5-19L-4-15.5L-3.5-22L0-27L3.5-22L4-15.5L8.5-19L8-14L12-13L5.5-9L7-5L.8-7Z',
}

/** The pattern of each region's paper. */
export const regionPattern: Readonly<Record<Region, PatternName>> = {
  yomi: 'tatewaku',
  stairs: 'asanoha',
  home: 'shippo',
  glade: 'kanoko',
  forges: 'uroko',
}

/** The paper of a region. */
export const paperOf = (region: Region): string => `var(--region-${region})`
/** The ink of a region's header. */
export const deepOf = (region: Region): string => `var(--region-${region}-deep)`

interface PlantProps {
  readonly region: Region
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly fill: string
  readonly opacity?: number
}

/** A region's plant, standing on a point. */
export function Plant({ region, x, y, scale, fill, opacity }: PlantProps): ReactNode {
  return <path transform={`translate(${x} ${y})scale(${scale})`} d={plants[region]} fill={fill} fillOpacity={opacity} />
}
