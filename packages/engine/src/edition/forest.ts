/**
 * The Forest edition: it keeps every fact that the rulebooks attest (marked ● in its files) and designs the rest to fit
 * the counts and the rules.
 */
import type { Edition } from './edition.ts'
import { bitoku } from './forest/bitoku.ts'
import { boards, ground } from './forest/board.ts'
import { ancientBuildings, buildings } from './forest/buildings.ts'
import { crystals } from './forest/crystals.ts'
import { dragonflies } from './forest/dragonflies.ts'
import { gates } from './forest/gates.ts'
import { mitamas } from './forest/mitamas.ts'
import { playerBoard } from './forest/player-board.ts'
import { rocks } from './forest/rocks.ts'
import { tengu } from './forest/tengu.ts'
import { treasures } from './forest/treasures.ts'
import { visions } from './forest/visions.ts'
import { startingYokai, yokai } from './forest/yokai.ts'

/** The edition of this project. */
export const forest: Edition = {
  id: 'forest',
  name: 'Forest',
  forest: ground,
  boards,
  playerBoard,
  startingYokai,
  yokai,
  bitoku,
  visions,
  mitamas,
  dragonflies,
  crystals,
  gates,
  rocks,
  buildings,
  ancientBuildings,
  treasures,
  tengu,
}
