/** Views hold what a seat may know and nothing else (G-2). */
import { determinize, type Game, score, stateText, view, type View } from '../../../src/index.ts'
import { openStream } from '../../../src/random.ts'
import { asking, mostMoves } from './asking.ts'
import { cards } from './cards.ts'
import { type Check, ensure, ensureSame, ensureSameText, isTengu } from './check.ts'
import { playRandomly } from './copies.ts'
import { pieces } from './pieces.ts'
import { possessions } from './possessions.ts'
import { tiles } from './tiles.ts'

/** Everyone who looks: the seats, and a spectator. */
export const viewersOf = (game: Game): readonly (number | undefined)[] => [...game.seats.keys(), undefined]

/** Throws unless an imagined game obeys the laws of a real one. */
function checkSound(game: Game, salt: string): void {
  for (const check of [asking, cards, tiles, pieces, possessions]) check.atState?.(game, salt)
}

function checkView(game: Game, viewer: number | undefined, salt: string): void {
  const seen = view(game, viewer)
  const text = JSON.stringify(seen)
  ensure(!text.includes(game.rules.seed), `the view of ${viewer} contains the seed`)
  const imagined = determinize(seen, salt)
  ensureSameText(JSON.stringify(view(imagined, viewer)), text, `the view of ${viewer} in an imagined game`)
  // Views travel as JSON: what is undefined gets lost on the way and must not matter.
  const sent = determinize(JSON.parse(text) as View, salt)
  ensureSameText(stateText(sent), stateText(imagined), `imagining from a sent view of ${viewer}`)
  checkSound(imagined, salt)
  if (viewer === undefined || isTengu(game, viewer)) return
  const [own, real] = [score(seen)[viewer], score(game)[viewer]]
  ensureSame({ ...own, rank: 0 }, { ...real, rank: 0 }, `the own sheet of seat ${viewer}`)
  if (game.phase === 'over') ensureSame(score(seen), score(game), `the final sheets as seat ${viewer} sees them`)
}

/** G-2: an imagined game looks the same to the viewer and obeys every law. */
export const views: Check = {
  name: 'an imagined game looks like the real one',
  share: 0.05,
  atState: (game, salt) => {
    for (const viewer of viewersOf(game)) checkView(game, viewer, salt)
  },
  atEnd: (game, salt) => {
    for (const viewer of viewersOf(game)) checkView(game, viewer, salt)
  },
}

/** Imagined games can be played to their end. */
export const imaginedGames: Check = {
  name: 'an imagined game can be played to its end',
  share: 0.01,
  atState: (game, salt) => {
    for (const viewer of viewersOf(game)) {
      const imagined = determinize(view(game, viewer), salt)
      const most = mostMoves[game.rules.seats]
      playRandomly(imagined, openStream(salt, 'imagined'), most)
      ensure(imagined.phase === 'over', `the game that ${viewer} imagines does not end`)
      checkSound(imagined, salt)
    }
  },
}
