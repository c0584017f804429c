/** What each source of VP is known by. */
import type { Source } from '@bitoku/engine'
import type { IconName } from '../art/icon-names.ts'

/** The icons of the sources. */
export const sourceIcons: Readonly<Record<Source, IconName>> = {
  line: 'die',
  home: 'region-home',
  favour: 'bridge',
  yokai: 'yokai',
  building: 'build',
  owner: 'owner',
  mitama: 'mitama',
  dragonfly: 'dragonfly',
  dream: 'crystal-dream',
  ingenuity: 'crystal-ingenuity',
  memory: 'crystal-memory',
  bitoku: 'bitoku',
  light: 'light',
  gate: 'gate',
  virtue: 'card',
}
