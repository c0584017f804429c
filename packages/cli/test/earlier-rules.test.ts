/** Records of rules 1, beside rules 2 that here score otherwise as well. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { newGame, options, pending, play, save, score } from '@bitoku/engine'
import { makeProgram } from '../src/program.ts'

vi.mock(import('../../engine/src/score.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    score: (game) =>
      original.score(game).map((sheet) => ({ ...sheet, total: sheet.total + (game.rules.version - 1) * 1000 })),
  }
})

const folder = mkdtempSync(join(tmpdir(), 'bitoku-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([1, 2])('bitoku replay tells a game of rules %i by those rules', async (version) => {
  const game = newGame({ seats: 2, seed: 'maple', version })
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) play(game, seat, options(game, seat)[0])
  const said: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  const file = join(folder, 'game.bitoku')
  writeFileSync(file, save(game))
  await makeProgram().parseAsync(['replay', file, '--language', 'en'], { from: 'user' })
  log.mockRestore()
  const totals = score(game).map(({ total }) => total)
  expect(totals.every((total) => total >= (version - 1) * 1000)).toBe(true)
  expect(said.join('\n')).toMatch(new RegExp(totals.join('[^0-9].*[^0-9]')))
})
