/** A move that is not allowed is refused with a key, and the game is as it was. */
import { type Game, IllegalMove, options, pending, play, save, stateText } from '../../../src/index.ts'
import { below, openStream, type Random } from '../../../src/random.ts'
import { type Check, ensure, ensureSame, ensureSameText } from './check.ts'

const garbage: readonly unknown[] = [
  '',
  ' ',
  'skip skip',
  'SKIP',
  'play',
  'pass\n',
  'die 4 yomi',
  'die 1 home-9',
  'constructor',
  '__proto__',
  'toString',
  'x'.repeat(100_000),
  '\u0000',
  7,
  undefined,
  {},
  [],
  { move: 7 },
  { move: 'no such move', code: 0 },
  true,
]

const strangers: readonly unknown[] = [-1, 0.5, 4, 9, Number.NaN, Number.POSITIVE_INFINITY, '0', undefined, {}, [], [0]]

/** A text made from legal ones by a small change. */
function nearMiss(texts: readonly string[], random: Random): string {
  const text = texts[below(random, texts.length)]
  const at = below(random, text.length)
  switch (below(random, 4)) {
    case 0:
      return `${text} `
    case 1:
      return text.slice(0, at)
    case 2:
      return `${text.slice(0, at)}${String.fromCharCode(97 + below(random, 26))}${text.slice(at + 1)}`
    default:
      return `${text} ${texts[below(random, texts.length)]}`
  }
}

function ensureRefused(game: Game, seat: unknown, move: unknown): void {
  try {
    play(game, seat as number, move as string)
  } catch (error) {
    ensure(error instanceof IllegalMove, `refusing ${String(move).slice(0, 40)} threw ${String(error)}`)
    ensure(/^move\.[a-z-]+$/.test(error.key), `refusing ${String(move).slice(0, 40)} gave the key ${error.key}`)
    return
  }
  throw new Error(`${JSON.stringify(move)} of seat ${String(seat)} was not refused`)
}

function checkRefusals(game: Game, salt: string): void {
  const random = openStream(salt, 'bad input')
  const [state, record, event] = [stateText(game), game.imagined ? '' : save(game), game.events]
  const asked = pending(game)
  const offered = game.seats.map((_, seat) => options(game, seat))
  const all = offered.flatMap((list) => list.map((option) => option.move))
  game.seats.forEach((_, seat) => {
    const legal = offered[seat].map((option) => option.move)
    for (const move of all) if (!legal.includes(move)) ensureRefused(game, seat, move)
    if (!asked.includes(seat)) for (const move of all.slice(0, 3)) ensureRefused(game, seat, move)
    for (let turn = 0; turn < 4; turn += 1) {
      const move = all.length === 0 ? 'skip' : nearMiss(all, random)
      if (!legal.includes(move)) ensureRefused(game, seat, move)
    }
    ensureRefused(game, seat, garbage[below(random, garbage.length)])
  })
  ensureRefused(game, strangers[below(random, strangers.length)], all[0] ?? 'skip')
  ensureSameText(stateText(game), state, 'the state after refused moves')
  if (!game.imagined) ensureSameText(save(game), record, 'the record after refused moves')
  ensure(game.events === event, 'a refused move left a listener behind')
  ensureSame(
    game.seats.map((_, seat) => options(game, seat)),
    offered,
    'the options after refused moves',
  )
}

/** Whatever is not a legal move of the seat that is asked is refused, and nothing has changed. */
export const refusals: Check = {
  name: 'an illegal move is refused and changes nothing',
  share: 0.03,
  atState: checkRefusals,
  atEnd: checkRefusals,
}
