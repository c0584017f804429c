/** A page for developers: the board of a real game in the middle. ?seats=2|3|4|1&moves=N&theme=dark&region=yomi&lang=ru&seed=…&pick=kind */
import { type BoardWords, loadBoardWords } from '@bitoku/text'
import { copy, decision, forest, type Game, newGame, options, pending, play, view } from '@bitoku/engine'
import { type Language, languages, loadLanguage, nameStyles } from '@bitoku/words'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
// Style sheets have nothing to assign.
/* oxlint-disable import/no-unassigned-import */
import './art/fonts.css'
import './art/tokens.css'
import './art/art.css'
import './art/states.css'
import './board/board.css'
/* oxlint-enable import/no-unassigned-import */
import { Sprite } from './art/sprite.tsx'
import { Board } from './board/board.tsx'
import { type Focus, focusNames } from './board/targets.ts'

const query = new URLSearchParams(location.search)
const number = (name: string, other: number): number => Number(query.get(name) ?? other)

/** A game after so many random moves, and on until a decision has a target that begins with the text. */
function middleOfGame(seats: number, moves: number, seed: string, pick: string): Game {
  const game = newGame({ seats, seed })
  let chance = 1
  for (let move = 0; move < moves + 2000; move += 1) {
    const [seat] = pending(game)
    if (seat === undefined) break
    if (
      move >= moves &&
      (pick === '' || decision(game, seat)?.options.some(({ targets }) => targets[0]?.startsWith(pick)))
    )
      break
    const list = options(game, seat)
    chance = (chance * 48_271) % 2_147_483_647
    // A player who skips less than chance would, so that the board fills.
    const wanted = list.filter(({ move: text }) => !text.startsWith('skip') && !text.startsWith('neither'))
    const from = wanted.length > 0 ? wanted : list
    play(game, seat, from[chance % from.length])
  }
  return game
}

const game = middleOfGame(
  number('seats', 3),
  number('moves', 120),
  query.get('seed') ?? 'board',
  query.get('pick') ?? '',
)
const [asked] = pending(game)
const seen = view(game, asked)
const asking = query.get('quiet') === null && asked !== undefined ? decision(game, asked) : undefined
const language: Language = languages.find((name) => name === query.get('lang')) ?? 'en'
await Promise.all([loadLanguage(language), loadBoardWords(language)])
const words: BoardWords = {
  language,
  style: nameStyles.find((name) => name === query.get('style')) ?? 'plain',
  seatNames: ['Shu', 'Ai', 'Yamabuki', 'Asagi'],
}
const firstFocus: Focus = focusNames.find((name) => name === query.get('region')) ?? 'all'
/** ?look=N: the board shows what the option N would bring. */
function lookAhead(): ReturnType<typeof view> | undefined {
  const option = asked === undefined || !query.has('look') ? undefined : options(game, asked)[number('look', 0)]
  if (option === undefined || asked === undefined) return undefined
  const ahead = copy(game)
  play(ahead, asked, option)
  return view(ahead, asked)
}
const preview = lookAhead()
const last = query.get('last')?.split(',') ?? []

document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'

function Page(): ReactNode {
  const [focus, setFocus] = useState<Focus>(firstFocus)
  const [selected, select] = useState<readonly string[]>(query.get('selected')?.split(',') ?? [])
  return (
    <>
      <Sprite />
      <Board
        view={seen}
        edition={forest}
        decision={asking}
        selected={selected}
        lastMove={last}
        words={words}
        focus={focus}
        preview={preview}
        onFocus={setFocus}
        width={number('width', focus === 'all' ? 980 : 390)}
        height={number('height', focus === 'all' ? 624 : 390)}
        onTarget={(target) => select([target])}
        onExplain={(target) => select([target])}
      />
    </>
  )
}

const root = document.querySelector('#root')
if (root !== null) {
  // From here on the time belongs to the board alone.
  performance.mark('game-ready')
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
