import { readFileSync } from 'node:fs'
import { type SoloPreset, soloPresetNames } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { tenguScores, winsOfBots } from '../../src/start/tengu-strength.ts'

const page = readFileSync(new URL('../../../../docs/solo.md', import.meta.url), 'utf8')
const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

/** The number that a cell begins with. */
const numberOf = (cell: string | undefined): number => Number.parseFloat(cell ?? '')

/** What docs/solo.md tells of a level's games against the Tengu of a preset. */
function measuredWins(level: string, preset: SoloPreset): number {
  const head = rows.find((cells) => cells[1] === 'level')
  const row = rows.find((cells) => cells[1] === level)
  return numberOf(row?.[head?.indexOf(preset) ?? -1])
}

describe('what people are told about the Tengu of a preset', () => {
  it.each(soloPresetNames)('%s is what was measured', (preset) => {
    const { casual, club, strong } = winsOfBots[preset]
    const measured = ['casual', 'club', 'strong'].map((level) => measuredWins(level, preset))
    expect([casual, club, strong]).toEqual(measured.map(Math.round))
    const scores = rows.filter((cells) => cells[1] === preset && cells.length > 6).map((cells) => numberOf(cells[5]))
    expect(scores).toHaveLength(2)
    for (const score of scores) expect(Math.abs(score - tenguScores[preset])).toBeLessThan(2.5)
  })
})
