/** The balance of an edition as text and as Markdown. */
import { type Language, nameOf } from '@bitoku/words'
import { writeFaults } from '../arena/fault-log.ts'
import { writeEstimate, writeRate } from '../match/table.ts'
import { writeNumber } from '../numbers.ts'
import { paintHeading } from '../paint.ts'
import type { MeanEstimate } from '../statistics/estimate.ts'
import { layOutTable, writeMarkdownTable } from '../table.ts'
import type { BalancedItem, BalanceReport } from './balance.ts'
import { type ItemKind, itemKinds } from './owned.ts'

type Rows = readonly (readonly string[])[]

const headings: Readonly<Record<ItemKind, string>> = {
  yokai: 'Yokai cards gained',
  bitoku: 'Bitoku cards',
  vision: 'Visions',
  building: 'Buildings',
  crystal: 'Crystals',
  mitama: 'Mitamas',
  dragonfly: 'Dragonflies',
  rock: 'Rocks',
  gate: 'Gates with an own pilgrim',
  light: 'Places of illumination with an own pilgrim',
  'first-vision': 'The vision dealt at set-up',
  'first-dragonfly': 'The dragonfly dealt at set-up',
  'first-rock': 'The rock dealt at set-up',
  'first-yokai': 'The yokai card given at set-up',
}

const signs = { high: '▲', low: '▼', even: '' } as const

/** A share as points of a hundred. */
function points({ mean, low, high }: MeanEstimate): MeanEstimate {
  if (low === undefined) return { mean: 100 * mean, low, high: undefined }
  return { mean: 100 * mean, low: 100 * low, high: 100 * high }
}

/** The name of a thing; a place of illumination is called by its path and trunk space. */
function nameOfItem(language: Language, kind: ItemKind, id: string): string {
  if (kind !== 'light') return nameOf(language, 'term', id)
  const [path, space] = id.split('-')
  return `${nameOf(language, 'term', path)}, ${space}`
}

function itemRows(items: readonly BalancedItem[], language: Language): Rows {
  return [
    ['', 'name', 'owned in games', 'win rate, points more (95 %)', 'VP more (95 %)', ''],
    ...items.map(({ kind, id, owned, winEffect, vpEffect, stands }) => [
      id,
      nameOfItem(language, kind, id),
      `${writeNumber(100 * owned, 1)} %`,
      writeEstimate(points(winEffect), 1),
      writeEstimate(vpEffect, 1),
      signs[stands],
    ]),
  ]
}

function placeRows({ places }: BalanceReport): Rows {
  return [
    ['place in the first turn order', 'wins (95 %)', 'VP (95 %)'],
    ...places.map(({ winRate, vp }, place) => [String(place + 1), writeRate(winRate), writeEstimate(vp, 1)]),
  ]
}

interface Section {
  readonly heading: string
  readonly rows: Rows
  readonly notes: readonly string[]
}

function neverOwned(report: BalanceReport, kind: ItemKind): readonly string[] {
  const ids = report.neverOwned.filter((item) => item.kind === kind).map(({ id }) => id)
  return ids.length === 0 ? [] : ['', `Never owned: ${ids.join(', ')}.`]
}

/** Every table with its heading. */
function sectionsOf(report: BalanceReport, language: Language): readonly Section[] {
  const isCounted = (kind: ItemKind): boolean =>
    [...report.items, ...report.neverOwned].some((item) => item.kind === kind)
  return [
    { heading: 'Turn order', rows: placeRows(report), notes: [] },
    ...itemKinds.filter(isCounted).map((kind) => ({
      heading: headings[kind],
      rows: itemRows(
        report.items.filter((item) => item.kind === kind),
        language,
      ),
      notes: neverOwned(report, kind),
    })),
  ]
}

function titleOf({ bot, seats, games, seed, harder, meanVp, meanWinningVp }: BalanceReport): string {
  const vp = `${writeNumber(meanVp, 1)} VP on the mean, winners ${writeNumber(meanWinningVp, 1)}`
  return `${writeNumber(games)} games of ${bot}, ${seats} seats, seed ${seed}${harder ? ', harder' : ''}: ${vp}`
}

/** How often the bot failed, and where; nothing where it did not. */
const faultLines = ({ faults, faultLog }: BalanceReport): readonly string[] =>
  faults === 0 ? [] : ['', `Moves of the bot that failed: ${writeNumber(faults)}.`, ...writeFaults(faultLog)]

const legend =
  'Of those who own a thing: win rate against what their places in the turn order win on the whole, VP against the mean of the others in their game. ▲ and ▼ are far from the others of their kind: by more than chance and by more than 2 % of a score.'

/** The balance for the terminal. */
export function writeBalance(report: BalanceReport, language: Language): string {
  const sections = sectionsOf(report, language).flatMap(({ heading, rows, notes }) => [
    '',
    paintHeading(heading),
    ...layOutTable(rows, [1]),
    ...notes,
  ])
  return [paintHeading(titleOf(report)), legend, ...sections, ...faultLines(report)].join('\n')
}

/** The balance for a document. */
export function writeBalanceMarkdown(report: BalanceReport, language: Language): string {
  const sections = sectionsOf(report, language).flatMap(({ heading, rows, notes }) => [
    '',
    `### ${heading}`,
    '',
    ...writeMarkdownTable(rows),
    ...notes,
  ])
  return [`${titleOf(report)}.`, '', legend, ...sections, ...faultLines(report)].join('\n')
}
