/** Whether a game waits for the one who reads. */
import type { TableLine } from '@bitoku/host'

/** Whether it does. */
export const awaitsMe = ({ seat, awaited, state }: Pick<TableLine, 'seat' | 'awaited' | 'state'>): boolean =>
  state === 'live' && seat !== undefined && awaited.includes(seat)
