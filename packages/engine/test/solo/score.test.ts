/** O-9: the Ascension of the Tengu. */
import { describe, expect, it } from 'vitest'
import { score, type Sheet } from '../../src/score.ts'
import { endGame } from '../../src/rules/ascension.ts'
import type { Game } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { bitokuPath, only, ownMitamas, pairOf, standing } from '../rules/tiles-stage.ts'
import { numberOf } from '../scenario.ts'
import { humanOf, listening, ownOf, rocks, stage, tenguOf } from './stage.ts'

/** The sheets of a stage: the human's and the Tengu's; those of the views are the same. */
function sheets(change: (game: Game) => void = () => {}, solo: Parameters<typeof stage>[1] = {}): readonly Sheet[] {
  const game = stage((it) => {
    tenguOf(it).deck = []
    change(it)
  }, solo)
  const list = score(game)
  expect(score(view(game, 0))).toEqual(list)
  return list
}

const tenguSheet = (change: (game: Game) => void = () => {}): Sheet => sheets(change)[1]
const linesOf = (change: (game: Game) => void) => tenguSheet(change).tengu

/** The share of both seats in Yomi's treasure of 7/4/2. */
function treasure(human: number, tengu: number): readonly number[] {
  const list = sheets((it) => {
    it.treasures = [3, 0, 1, 2, 4]
    humanOf(it).kodamas[0] = human
    tenguOf(it).kodamas[0] = tengu
  })
  return list.map((sheet) => sheet.treasures[0].vp)
}

const uncovered = (built: number): number =>
  tenguSheet((it) => {
    tenguOf(it).built = built
  }).board.buildings

const wild = (it: Game): void => {
  tenguOf(it).deck = [numberOf.yokai(it, 'yamauba-1'), numberOf.yokai(it, 'yamauba-4')]
  ownMitamas(it, 1, 'shinigami-1', 'shinigami-3')
}

describe('the lines of the Tengu', () => {
  it('O-9: its buildings uncover the VP of its counters', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(uncovered)).toEqual([0, 1, 3, 6, 10, 15, 21])
  })

  it('O-9: 3 VP for each yokai, building and mitama that matches one of its rocks, once each', () => {
    // Rocks: Ara; Kappa and Imomushi.
    const lines = linesOf((it) => {
      tenguOf(it).deck = ['kappa', 'kappa-1', 'imomushi-2', 'nezumi', 'kitsune-3'].map((id) => numberOf.yokai(it, id))
      ownMitamas(it, 1, 'ara', 'nigi')
      tenguOf(it).pairs = [pairOf(it, 'ara', 'dragonfly-1'), pairOf(it, 'kushi', 'dragonfly-2')]
      standing(it, 1, 'farm-1', 'glade')
    })
    expect(lines?.matches).toEqual({ items: 5, vp: 15 })
  })

  it('O-9: with a building rock its own buildings match, neither the human ones nor mitamas do', () => {
    const lines = linesOf((it) => {
      rocks(it, 'rock-onsen-farm', 'rock-ookami-kappa')
      standing(it, 1, 'farm-1', 'glade')
      standing(it, 1, 'onsen-2', 'yomi')
      standing(it, 1, 'temple-2', 'yomi')
      standing(it, 0, 'farm-2', 'stairs')
      ownMitamas(it, 1, 'ara', 'shinigami-1')
      tenguOf(it).deck = ['ookami-3', 'kappa', 'imomushi'].map((id) => numberOf.yokai(it, id))
    })
    expect(lines?.matches).toEqual({ items: 4, vp: 12 })
  })

  it('O-9: an item on two rocks that show it counts once', () => {
    const lines = linesOf((it) => {
      rocks(it, 'rock-imomushi-nezumi', 'rock-nezumi-kitsune')
      tenguOf(it).deck = ['nezumi', 'nezumi-1'].map((id) => numberOf.yokai(it, id))
    })
    expect(lines?.matches).toEqual({ items: 2, vp: 6 })
  })

  it('O-9: Yama-uba and Shinigami match a rock of their family', () => {
    expect(linesOf(wild)?.matches.items).toBe(4)
    const building = linesOf((it) => {
      rocks(it, 'rock-onsen-farm', 'rock-kappa-imomushi')
      wild(it)
    })
    expect(building?.matches.items).toBe(2)
  })

  it('O-9: 3 VP for each starting yokai and 6 for each other one, matching or not', () => {
    const lines = linesOf((it) => {
      const ids = ['kappa', 'nezumi', 'kitsune', 'kappa-1', 'ookami-2', 'yamauba-3']
      tenguOf(it).deck = ids.map((id) => numberOf.yokai(it, id))
    })
    expect(lines?.yokai).toEqual({ starting: 3, others: 3, vp: 9 + 18 })
    expect(lines?.matches.items).toBe(3)
  })

  it('O-9: 1 VP for each resource and 2 for each crystal', () => {
    const lines = linesOf((it) => {
      tenguOf(it).resources = [1, 2, 0, 4]
      ownOf(it).crystals = it.stacks[1].splice(0, 5)
    })
    expect([lines?.resources, lines?.crystals]).toEqual([7, 10])
  })

  it('O-9: different bitoku types score as for everyone, completed or not', () => {
    const types = ['makoto', 'chuugi', 'yu', 'jin', 'rei', 'gi', 'meijo'] as const
    const vp = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (n) => tenguSheet((it) => bitokuPath(it, 1, types.slice(0, n), Math.min(n, 2))).bitoku.vp,
    )
    expect(vp).toEqual([0, 1, 2, 4, 7, 11, 16, 22])
    expect(tenguSheet((it) => bitokuPath(it, 1, ['yu', 'yu', 'rei'])).bitoku).toEqual({ types: 2, vp: 2 })
  })

  it('O-9: 3 VP for the first in turn order, the Tengu or the human', () => {
    expect(sheets().map((sheet) => sheet.first)).toEqual([0, 3])
    const human = sheets((it) => {
      it.order = [0, 1]
    })
    expect(human.map((sheet) => sheet.first)).toEqual([3, 0])
  })

  it('O-9: neither dice nor visions nor rocks nor crystal spaces of the usual kind', () => {
    const sheet = tenguSheet((it) => {
      tenguOf(it).dice = [6, 6, 6]
      tenguOf(it).resources = [4, 4, 4, 4]
      ownOf(it).crystals = it.stacks[1].splice(0, 4)
    })
    expect(sheet.dice).toEqual({ sum: 0, resources: 0, vp: 0 })
    expect(sheet.visions).toEqual([])
    expect(sheet.rocks).toEqual([])
    expect(sheet.board.crystals).toBe(0)
    // Nothing of this for the human, and no line of the Tengu.
    expect(sheets()[0].tengu).toBeUndefined()
    expect(sheets()[0].visions).toHaveLength(1)
    expect(sheets()[0].dice.sum).toBe(6)
  })

  it('O-9: the total is the sum of all lines and of the VP of the game', () => {
    const sheet = tenguSheet((it) => {
      tenguOf(it).vp = 40
      tenguOf(it).built = 2
      tenguOf(it).deck = [numberOf.yokai(it, 'kappa'), numberOf.yokai(it, 'ookami-1')]
      tenguOf(it).resources = [1, 0, 0, 0]
      ownOf(it).crystals = it.stacks[1].splice(0, 1)
      bitokuPath(it, 1, ['yu', 'rei'])
      tenguOf(it).kodamas = [5, 1, 1, 1, 1]
      humanOf(it).kodamas = [1, 5, 5, 5, 5]
    })
    // 40; counters 1 + 2; Kappa matches 3; yokai 3 + 6; resource 1; crystal 2; two types 2; first in order 3;
    // treasures: Yomi first 4, elsewhere third behind human and neutral: 1, 1, 2, 2.
    expect(sheet.total).toBe(40 + 3 + 3 + 9 + 1 + 2 + 2 + 3 + (4 + 1 + 1 + 2 + 2))
  })
})

describe('the treasures of a solo game', () => {
  it('O-9: without a tie the three kodamas rank as with two seats', () => {
    // Prizes 7, 4, 2; the neutral kodama is on space 4.
    expect(treasure(5, 6)).toEqual([4, 7])
    expect(treasure(6, 5)).toEqual([7, 4])
    expect(treasure(5, 1)).toEqual([7, 2])
    expect(treasure(1, 3)).toEqual([2, 4])
  })

  it('O-9: on a space shared with the human the Tengu comes first', () => {
    expect(treasure(5, 5)).toEqual([4, 7])
    expect(treasure(1, 1)).toEqual([2, 4])
    expect(treasure(3, 3)).toEqual([2, 4])
  })

  it('O-9: with the neutral kodama on it too, human and neutral share the rest', () => {
    // (4 + 2) / 2.
    expect(treasure(4, 4)).toEqual([3, 7])
  })

  it('O-9: with the neutral kodama alone both share as ever', () => {
    // (7 + 4) / 2 rounded down; the human elsewhere.
    expect(treasure(1, 4)).toEqual([2, 5])
    expect(treasure(4, 1)).toEqual([5, 2])
    expect(treasure(6, 4)).toEqual([7, 3])
    expect(treasure(4, 6)).toEqual([3, 7])
  })
})

/** The human and the Tengu with this many VP in all. */
const ended = (lead: number): readonly number[] => {
  const game = stage((it) => {
    it.phase = 'ascension'
    it.round = 4
    // Human first in turn order and with a completed vision: neither breaks a tie with the Tengu.
    it.order = [0, 1]
    humanOf(it).visions = [numberOf.vision(it, 'vision-21')]
    humanOf(it).built = 3
  })
  const [human, tengu] = score(game)
  expect(human.visions[0].completed).toBe(true)
  if (human.total + lead > tengu.total) humanOf(game).vp += tengu.total - human.total + lead
  else tenguOf(game).vp += human.total - tengu.total - lead
  const list = score(game)
  expect(list[0].total - list[1].total).toBe(lead)
  const [event] = only(
    listening(game, () => endGame(game)),
    'ended',
  )
  expect(list.map((sheet) => sheet.rank)).toEqual([event.ranking.indexOf(0) + 1, event.ranking.indexOf(1) + 1])
  return event.ranking
}

describe('who wins', () => {
  it('O-9: the human wins only with more VP: a tie is lost, whatever the visions and the turn order', () => {
    expect(ended(1)).toEqual([0, 1])
    expect(ended(0)).toEqual([1, 0])
    expect(ended(-1)).toEqual([1, 0])
  })
})
