import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editionHash, forest, rulesVersion } from '@bitoku/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { fingerprintOfBots } from '../src/arena/bots-fingerprint.ts'
import { type Common, type Journal, openJournal } from '../src/arena/journal.ts'
import type { Outcome } from '../src/arena/job.ts'
import { aboutBalance, type BalancePlan, measureBalance } from '../src/balance/balance.ts'
import { aboutLadder, type LadderPlan, playLadder } from '../src/ladder/ladder.ts'
import { aboutMatch, playMatch } from '../src/match/match.ts'
import type { MatchPlan } from '../src/match/plan.ts'
import { bitoku, refusalOf } from './command.ts'

const duel: MatchPlan = {
  a: 'greedy',
  b: 'random',
  seats: 2,
  games: 8,
  seed: 'journal',
  harder: false,
  solo: undefined,
  limit: 60_000,
  live: false,
}
/** The same match as people ask for it. */
const asked = ['match', '--a', 'greedy', '--b', 'random', '--seed', 'journal', '--games', '4', '--journal']
/** Here every bot with a budget plays like the greedy one, which is quick. */
const script = new URL('workers/stubborn.ts', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'bitoku-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A journal that fits. */
function journalAt(path: string, about: Common): Journal {
  const journal = openJournal(path, about)
  if (journal === undefined) throw new Error('about something else')
  return journal
}

/** The findings of a match with this journal. */
async function playOn(plan: MatchPlan, path: string): Promise<unknown> {
  const journal = journalAt(path, aboutMatch(plan))
  const report = await playMatch(plan, { workers: 1, journal })
  return { games: report?.games, wins: report?.winRate, margin: report?.margin, places: report?.winsByPlace }
}

describe('the journal of a match', () => {
  it('lets a match that was cut off in the middle of a line end as if nothing had happened', async () => {
    const whole = join(folder, 'whole')
    const cut = join(folder, 'cut')
    const expected = await playOn(duel, whole)
    const lines = readFileSync(whole, 'utf8').split('\n')
    writeFileSync(cut, `${lines.slice(0, 4).join('\n')}\n${lines[4].slice(0, 100)}`)
    expect(openJournal(cut, aboutMatch(duel))?.past).toHaveLength(3)
    expect(await playOn(duel, cut)).toEqual(expected)
    expect(readFileSync(cut, 'utf8').split('\n')).toHaveLength(lines.length)
  })

  it('may begin with an empty file', () => {
    const path = join(folder, 'empty')
    writeFileSync(path, '')
    expect(openJournal(path, aboutMatch(duel))?.past).toEqual([])
    expect(readFileSync(path, 'utf8')).toMatch(/^\{.*\}\n$/)
  })

  it('is not played again when the match is complete, and goes on when it is made longer', async () => {
    const path = join(folder, 'longer')
    const short = await playOn({ ...duel, games: 4 }, path)
    const before = readFileSync(path, 'utf8')
    expect(await playOn({ ...duel, games: 4 }, path)).toEqual(short)
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect(await playOn(duel, path)).toMatchObject({ games: 8 })
    expect(readFileSync(path, 'utf8').startsWith(before)).toBe(true)
  })

  it('is refused when it is that of another match', async () => {
    const path = join(folder, 'other')
    await playOn({ ...duel, games: 2 }, path)
    expect(openJournal(path, aboutMatch({ ...duel, seed: 'another' }))).toBeUndefined()
    expect(openJournal(path, aboutMatch({ ...duel, a: 'casual' }))).toBeUndefined()
  })

  it('is refused when its games were played with another edition, other rules or other bots', async () => {
    const path = join(folder, 'edition')
    await playOn({ ...duel, games: 4 }, path)
    const text = readFileSync(path, 'utf8')
    const [head] = text.split('\n')
    expect(JSON.parse(head)).toMatchObject({ edition: editionHash(forest), rulesVersion, bots: fingerprintOfBots() })
    for (const other of [{ edition: 'another' }, { rulesVersion: rulesVersion + 1 }, { bots: 'others' }]) {
      const changed = text.replace(head, JSON.stringify({ ...JSON.parse(head), ...other }))
      writeFileSync(path, changed)
      expect(await refusalOf([...asked, path])).toContain('is a journal of something else')
      expect(readFileSync(path, 'utf8')).toBe(changed)
    }
  })

  it.each([
    ['/no/where/journal', 'There is no such file or folder.'],
    [folder, 'This is a folder.'],
  ])('that cannot be written at %s is refused with one line', async (path, reason) => {
    const said = await refusalOf(['match', '--a', 'greedy', '--b', 'random', '--games', '2', '--journal', path])
    expect(said.trimEnd()).toBe(`error: ${path}: ${reason}`)
  })

  it('is refused when a line in its middle is damaged', async () => {
    const path = join(folder, 'damaged')
    await playOn({ ...duel, games: 4 }, path)
    const [head, ...lines] = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, [head, 'x', ...lines].join('\n'))
    expect(await refusalOf([...asked, path])).toContain('is a damaged journal')
  })

  it('is refused when a line is no outcome of such a game, and left as it is', async () => {
    const path = join(folder, 'shape')
    await playOn({ ...duel, games: 4 }, path)
    const [head, ...lines] = readFileSync(path, 'utf8').split('\n')
    const [first, ...others] = JSON.parse(lines[0]) as Outcome
    const wrong = [
      5,
      undefined,
      'x',
      [],
      [{ total: 1 }],
      [first],
      [first, first, first],
      { first },
      ...[
        { rank: '1' },
        { place: undefined },
        { vp: {} },
        { moveTimes: 3 },
        { turnTimes: ['x'] },
        { faults: [{ fault: 'tired', move: 1 }] },
        { owned: [1] },
      ].map((part) => [{ ...first, ...part }, ...others]),
    ]
    for (const value of wrong) {
      const damaged = [head, lines[0], JSON.stringify(value) ?? '', ...lines.slice(2)].join('\n')
      writeFileSync(path, damaged)
      expect(await refusalOf([...asked, path])).toMatch(/^error: .* is a damaged journal: .*\n$/)
      expect(readFileSync(path, 'utf8')).toBe(damaged)
    }
    const { code, error } = bitoku([...asked, path])
    expect([code, error]).toEqual([2, `error: ${path} is a damaged journal: line 3 is no game.\n`])
  })
})

/** A journal without its last games. */
function cutOff(path: string, games: number): string {
  const cut = `${path}-cut`
  writeFileSync(
    cut,
    `${readFileSync(path, 'utf8')
      .split('\n')
      .slice(0, 1 + games)
      .join('\n')}\n`,
  )
  return cut
}

describe('the journal of', () => {
  it('a ladder lets it go on', async () => {
    const plan: LadderPlan = { ...duel, levels: ['random', 'greedy', 'expert:9'], pairs: 'neighbours', games: 4 }
    const path = join(folder, 'ladder')
    const whole = await playLadder(plan, { workers: 1, script, journal: journalAt(path, aboutLadder(plan)) })
    let played = 0
    const journal = journalAt(cutOff(path, 5), aboutLadder(plan))
    const onGame = (done: number, _of: number, before = 0): void => void (played = done - before)
    const again = await playLadder(plan, { workers: 1, script, journal, onGame })
    expect(played).toBe(3)
    expect(again?.results).toEqual(whole?.results)
    expect(openJournal(path, aboutLadder({ ...plan, games: 6 }))).toBeUndefined()
  })

  it('a balance lets it go on, and grow', async () => {
    const plan: BalancePlan = { ...duel, bot: 'random', games: 4, gift: false }
    const path = join(folder, 'balance')
    const whole = await measureBalance(plan, { workers: 1, journal: journalAt(path, aboutBalance(plan)) })
    const journal = journalAt(cutOff(path, 2), aboutBalance(plan))
    const again = await measureBalance(plan, { workers: 1, journal })
    expect(again?.items).toEqual(whole?.items)
    expect(openJournal(path, aboutBalance({ ...plan, games: 9 }))?.past).toHaveLength(4)
  })
})
