import { boardWord, describeTarget, loadBoardWords } from '@bitoku/text'
import {
  acrossRiver,
  copy,
  decision,
  type Decision,
  forest,
  type Game,
  newGame,
  options,
  pending,
  play,
  regions,
  view,
} from '@bitoku/engine'
import { languages, loadLanguage } from '@bitoku/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Board, type BoardProps } from '../../src/board/board.tsx'
import { boardModel } from '../../src/board/model.ts'
import { fetchSmallBoard } from '../../src/board/small-board.ts'
import { focusNames, legalTargets, partsOfTarget, targetsByRegion } from '../../src/board/targets.ts'
import { isEqual } from '../../src/board/thing.tsx'

await fetchSmallBoard()

const words = { language: 'en', style: 'plain', seatNames: ['Shu', 'Ai', 'Yamabuki', 'Asagi'] } as const

interface Moment {
  readonly game: Game
  readonly seat: number
  readonly asked: Decision
}

/** Every decision of a random game up to a number of moves. */
function* moments(seats: number, seed: string, moves: number): Generator<Moment> {
  const game = newGame({ seats, seed })
  let chance = 7
  for (let move = 0; move < moves; move += 1) {
    const [seat] = pending(game)
    const asked = seat === undefined ? undefined : decision(game, seat)
    if (asked === undefined) return
    yield { game, seat, asked }
    const list = options(game, seat)
    const wanted = list.filter((option) => option.move !== 'skip')
    const from = wanted.length > 0 ? wanted : list
    chance = (chance * 48_271) % 2_147_483_647
    play(game, seat, from[chance % from.length])
  }
}

function* everyTenth(all: Iterable<Moment>): Generator<Moment> {
  let n = 0
  for (const moment of all) {
    n += 1
    if (n % 10 === 0) yield moment
  }
}

/** The first moment in which an option of a kind is offered. */
function momentOf(isWanted: (move: string) => boolean): Moment {
  for (const moment of moments(3, 'moments', 400))
    if (moment.asked.options.some(({ move }) => isWanted(move))) return moment
  throw new Error('no such moment')
}

const draw = ({ game, seat, asked }: Moment, more: Partial<BoardProps> = {}): string =>
  renderToStaticMarkup(
    createElement(Board, {
      view: view(game, seat),
      edition: forest,
      decision: asked,
      words,
      width: 980,
      height: 624,
      onTarget: () => undefined,
      ...more,
    }),
  )

const countNodes = (markup: string): number => markup.match(/<[a-z]/g)?.length ?? 0
/** The targets of the buttons of a drawing. */
const buttons = (markup: string): readonly string[] =>
  [...markup.matchAll(/<g [^>]*class="thing thing-live"[^>]*>|<g class="thing thing-live"[^>]*>/g)].flatMap(([tag]) => {
    const isNamed = / role="button"/.test(tag) && / tabindex="0"/.test(tag) && / aria-label="[^"]+"/.test(tag)
    const target = / data-target="([^"]+)"/.exec(tag)?.[1]
    return isNamed && target !== undefined ? [target] : []
  })

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1]
/** The ids of the pieces that can move. */
const pieces = (markup: string): readonly string[] =>
  [...markup.matchAll(/ data-piece="([^"]+)"/g)].map(([, id]) => id).toSorted()

const option = (move: string, ...targets: readonly string[]): Decision['options'][number] =>
  ({ move, targets }) as unknown as Decision['options'][number]

const modelOf = (moment: Moment): ReturnType<typeof boardModel> =>
  boardModel({
    view: view(moment.game, 0),
    edition: forest,
    decision: undefined,
    selected: [],
    lastMove: [],
    words,
  })

describe('the board', () => {
  test.each([1, 2, 3, 4])('has at most 1,500 nodes with %i seats, all game long', (seats) => {
    let most = 0
    let n = 0
    for (const moment of moments(seats, 'nodes', 300)) {
      n += 1
      if (n % 15 === 0) most = Math.max(most, countNodes(draw(moment)))
    }
    expect(most).toBeGreaterThan(600)
    expect(most).toBeLessThanOrEqual(1500)
  })

  test.each([1, 2, 3, 4])('makes every legal target on it a named button with %i seats', (seats) => {
    const kinds = new Set<string>()
    for (const moment of moments(seats, `buttons-${seats}`, 120)) {
      const { game, seat, asked } = moment
      const table = { view: view(game, seat), edition: forest, decision: asked }
      const legal = [...legalTargets(asked)].filter((target) => partsOfTarget(target, table).length > 0)
      if (legal.length === 0) continue
      for (const target of legal) kinds.add(target.split(':', 1)[0])
      expect(buttons(draw(moment)).toSorted()).toEqual(legal.toSorted())
    }
    expect(kinds.size).toBeGreaterThan(8)
  })

  test('shows every target of a part on its stage', () => {
    for (const moment of moments(3, 'stages', 160)) {
      const { game, seat, asked } = moment
      const counts = targetsByRegion(asked, view(game, seat), forest)
      for (const focus of focusNames) {
        if (focus === 'all' || counts[focus] === 0) continue
        const shown = buttons(draw(moment, { focus, width: 390, height: 390 })).length
        // Two displays share the column of a region: one of them is behind its tab.
        if (focus === 'yomi' || focus === 'forges') expect(shown).toBeGreaterThan(0)
        else expect(shown).toBe(counts[focus])
      }
    }
  })

  test('leads to every legal target from a narrow stage, by itself or by its part', () => {
    for (const moment of everyTenth(moments(4, 'narrow', 300))) {
      const { game, seat, asked } = moment
      const table = { view: view(game, seat), edition: forest, decision: asked }
      const markup = draw(moment, { width: 390, height: 390 })
      expect(countNodes(markup)).toBeLessThan(700)
      const direct = buttons(markup)
      const doors = new Set(
        [...markup.matchAll(/<g [^>]*class="door thing-live"[^>]*>/g)].map(([tag]) => attribute(tag, 'data-focus')),
      )
      for (const target of legalTargets(asked)) {
        const parts = partsOfTarget(target, table)
        if (parts.length === 0 || direct.includes(target)) continue
        // The decks have no place there: they are named in the prompt.
        if (target.startsWith('deck:')) continue
        expect(
          parts.some((part) => doors.has(part)),
          target,
        ).toBe(true)
      }
    }
  })

  test('draws what an option would change as a ghost, and nothing else', () => {
    const kinds = ['kodama', 'die', 'build']
    for (const kind of kinds) {
      const moment = momentOf((move) => move.startsWith(`${kind} `))
      const { game, seat, asked } = moment
      const chosen = asked.options.find(({ move }) => move.startsWith(`${kind} `))
      const ahead = copy(game)
      play(ahead, seat, chosen?.move ?? '')
      const now = draw(moment)
      const then = draw(moment, { preview: view(ahead, seat) })
      expect(now).not.toContain('art-ghost')
      expect(then, kind).toContain('art-ghost')
      expect(pieces(then)).toEqual(pieces(now))
    }
  })

  test('has every moving piece once', () => {
    for (const moment of everyTenth(moments(4, 'pieces', 200)))
      for (const width of [980, 390]) {
        const all = pieces(draw(moment, { width, height: 390 }))
        expect(new Set(all).size).toBe(all.length)
        for (const region of regions) expect(all).toContain(`kodama:a:${region}`)
      }
  })

  test('tells names to those who listen: of seats, empty slots and stacks; no numbers alone, no targets', () => {
    for (const moment of everyTenth(moments(4, 'names', 200)))
      for (const width of [980, 390]) {
        const drawing = draw(moment, { width, height: 390 })
        expect(drawing).not.toMatch(/aria-label="([a-z-]+:|\d+")/)
        expect(drawing).toMatch(/aria-label="Next year: (Shu|Ai|Yamabuki|Asagi), /)
      }
  })

  test('tells the effect of whatever shows one by icons, as its accessible name', () => {
    const named = /^(line|gate|home|building|favour|rock|mitama-slot|dragonfly-slot|crystal-slot|building-slot):/
    for (const { game, seat, asked } of everyTenth(moments(4, 'names', 200)))
      for (const [width, focus] of [
        [980, undefined],
        [390, 'forges'],
      ] as const) {
        const table = { view: view(game, seat), edition: forest, decision: asked }
        const drawing = draw({ game, seat, asked }, { width, height: 390, focus })
        const effects = [...drawing.matchAll(/<g [^>]*data-target="[^>]*>/g)].flatMap(([tag]) => {
          const target = attribute(tag, 'data-target') ?? ''
          const sentence = named.test(target) ? describeTarget(target, table, words).sentence?.() : undefined
          if (sentence !== undefined) expect(attribute(tag, 'aria-label'), target).toContain(`. ${sentence}`)
          return sentence ?? []
        })
        expect(effects.length).toBeGreaterThan(width > 390 ? 40 : 3)
      }
  })

  test('says in a sentence what die spaces, dice, kodamas and the places across the river are for', async () => {
    const [{ game, seat, asked }] = moments(2, 'sentences', 1)
    const table = { view: view(game, seat), edition: forest, decision: asked }
    for (const language of languages) {
      await Promise.all([loadLanguage(language), loadBoardWords(language)])
      for (const target of ['region:yomi', 'hill:yomi', 'kodama:yomi', 'kodama:n:yomi', 'die:1']) {
        const { name, sentence } = describeTarget(target, table, { ...words, language })
        expect(name, target).not.toContain('{')
        expect(sentence?.(), target).toMatch(/\.$/)
      }
    }
    const drawing = draw({ game, seat, asked }, { width: 980, height: 640 })
    expect(drawing).toContain('data-target="hill:yomi"')
    expect(drawing).toContain(boardWord('en', 'riverTip'))
    expect(drawing).toContain(boardWord('en', 'nextYearTip'))
  })

  test('names things in full', async () => {
    const [{ game, seat, asked }] = moments(3, 'names', 1)
    const table = { view: view(game, seat), edition: forest, decision: asked }
    expect(describeTarget('region:stairs', table, words).name).toBe('Stairs of Knowledge, die spaces, 3 of 3 free')
    expect(describeTarget('line:yomi:4', table, words).name).toBe('Lands of Yomi, line for a die of 4 or more')
    expect(describeTarget('building-slot:9', table, words).name).toBe('Buildings, empty slot 9')
    for (const language of languages) {
      await Promise.all([loadLanguage(language), loadBoardWords(language)])
      const { name, sentence } = describeTarget('mitama-slot:1', table, { ...words, language })
      expect(name).not.toContain('{')
      expect(sentence?.()).toBeTruthy()
    }
    expect(languages.map((language) => boardWord(language, 'river'))).toEqual([
      'The river',
      'El río',
      'La rivière',
      'Река',
    ])
  })

  test('narrows what is legal by what is selected', () => {
    const asked = {
      options: [
        option('1', 'die:1', 'region:yomi'),
        option('2', 'die:2', 'region:glade'),
        option('3', 'die:2', 'region:yomi'),
      ],
    } as unknown as Decision
    expect([...legalTargets(asked, ['die:1'])].toSorted()).toEqual(['die:1', 'die:2', 'region:yomi'])
    expect([...legalTargets(asked)].toSorted()).toEqual(['die:1', 'die:2', 'region:glade', 'region:yomi'])
  })

  test('keeps legal what would take the place of something selected', () => {
    const asked = {
      options: [
        option('1', 'die:1', 'region:yomi'),
        option('2', 'die:2', 'region:glade'),
        option('3', 'die:2', 'home:1'),
        option('4', 'card:frog'),
      ],
    } as unknown as Decision
    const legal = (...selected: readonly string[]): readonly string[] => [...legalTargets(asked, selected)].toSorted()
    // Another space for the same die, the other die, a card instead; but no space of the other die.
    expect(legal('die:2', 'region:glade')).toEqual(['card:frog', 'die:1', 'die:2', 'home:1', 'region:glade'])
    expect(legal('die:2')).toEqual(['card:frog', 'die:1', 'die:2', 'home:1', 'region:glade'])
    // The space was chosen first: any other space instead, and only the die that goes there.
    expect(legal('home:1')).toEqual(['die:2', 'home:1', 'region:glade', 'region:yomi'])
    expect(legal('card:frog')).toEqual(['card:frog', 'die:1', 'die:2'])
  })

  test('draws the marker of whoever covered a favour, and none in a new year', () => {
    let sealed = 0
    for (const moment of moments(3, 'seals', 200)) {
      const { covered, seats } = view(moment.game)
      const hills = modelOf(moment).banks.flatMap((bank) => bank.hills)
      for (const [at, { seals }] of hills.entries())
        for (const [favour, seal] of seals.entries()) {
          expect(seal !== undefined).toBe((covered[at] & (1 << favour)) !== 0)
          if (seal === undefined) continue
          sealed += 1
          // A marker belongs to a seat that has a die across the river.
          expect(seats[seal.seat].places.some((place) => place >= acrossRiver)).toBe(true)
        }
    }
    expect(sealed).toBeGreaterThan(10)
  })

  test('keeps parts equal that a move does not touch', () => {
    let before: ReturnType<typeof boardModel> | undefined
    let kept = 0
    let all = 0
    for (const moment of moments(3, 'memo', 120)) {
      const now = modelOf(moment)
      if (before !== undefined) {
        all += now.displays.length
        kept += now.displays.filter((part, index) => isEqual(part, before?.displays[index])).length
      }
      before = now
    }
    expect(kept / all).toBeGreaterThan(0.9)
  })
})
