import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openJournal } from '../src/match/journal.ts'
import { playMatch } from '../src/match/match.ts'
import type { MatchPlan } from '../src/match/plan.ts'

const duel: MatchPlan = {
  a: 'greedy',
  b: 'random',
  seats: 2,
  games: 8,
  seed: 'journal',
  harder: false,
  solo: undefined,
  limit: 60_000,
}
const folder = mkdtempSync(join(tmpdir(), 'bitoku-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The findings of a match with this journal. */
async function playOn(plan: MatchPlan, path: string): Promise<unknown> {
  const journal = openJournal(path, plan)
  if (journal === undefined) throw new Error('another match')
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
    expect(openJournal(cut, duel)?.past).toHaveLength(3)
    expect(await playOn(duel, cut)).toEqual(expected)
    expect(readFileSync(cut, 'utf8').split('\n')).toHaveLength(lines.length)
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
    expect(openJournal(path, { ...duel, seed: 'another' })).toBeUndefined()
    expect(openJournal(path, { ...duel, a: 'casual' })).toBeUndefined()
  })
})
