/** How the things of an edition move the chance to win, over many games of one bot against its like. */
import { faultsOf, type LoggedFault, mostLogged } from '../arena/fault-log.ts'
import type { Job, Outcome } from '../arena/job.ts'
import { type Common, type JournalSettings, playOn } from '../arena/journal.ts'
import type { BotName } from '../bots/names.ts'
import {
  errorsOf95,
  type Estimate,
  estimateMean,
  estimateRate,
  type MeanEstimate,
  meanOf,
} from '../statistics/estimate.ts'
import { allItems, type ItemKind, itemKinds, readItem } from './owned.ts'
import { type ItemResult, tallyItems } from './tally.ts'

/** What to play. */
export interface BalancePlan {
  readonly bot: BotName
  readonly seats: number
  readonly games: number
  readonly seed: string
  readonly harder: boolean
  readonly limit: number
  /** Whether every seat is given a yokai card at set-up, so that chance decides who owns it; or which one somebody is given. */
  readonly gift: boolean | string
}

/** One thing. */
export interface BalancedItem extends ItemResult {
  readonly kind: ItemKind
  readonly id: string
  /** Whether it lies further from the middle than chance would put one of so many things, and far enough to matter. */
  readonly stands: 'high' | 'low' | 'even'
}

/** One place of the first turn order. */
interface PlaceResult {
  readonly winRate: Estimate
  readonly vp: MeanEstimate
}

/** What the games found. */
export interface BalanceReport extends BalancePlan {
  readonly meanVp: number
  readonly meanWinningVp: number
  readonly places: readonly PlaceResult[]
  readonly items: readonly BalancedItem[]
  /** Things of the edition that nobody ever owned. */
  readonly neverOwned: readonly { readonly kind: ItemKind; readonly id: string }[]
  /** Moves that the fallback made in the bot's place, and where, at most a hundred. */
  readonly faults: number
  readonly faultLog: readonly LoggedFault[]
  readonly seconds: number
}

/** What all games of a balance have in common. There may be more of them another time. */
export const aboutBalance = ({ bot, seats, seed, harder, gift }: BalancePlan): Common => ({
  balance: bot,
  seats,
  seed,
  harder,
  gift,
})

/** Plays the games and counts; undefined when it was ended before any game was over. */
export async function measureBalance(plan: BalancePlan, settings: JournalSettings): Promise<BalanceReport | undefined> {
  const { bot, seats, games, seed, harder, limit, gift } = plan
  const start = performance.now()
  const jobs = Array.from({ length: games }, (_, number): Job => {
    const bots = Array<BotName>(seats).fill(bot)
    return {
      seed: `${seed}-${number}`,
      bots,
      harder,
      solo: undefined,
      limit,
      live: false,
      withOwned: true,
      gift: gift === false ? undefined : { named: gift === true ? undefined : { card: gift, seat: number % seats } },
    }
  })
  const outcomes: Outcome[] = []
  for await (const outcome of playOn(jobs, settings)) outcomes.push(outcome)
  if (outcomes.length === 0) return undefined
  const found = outcomes.flatMap((outcome, number) => faultsOf(jobs[number], outcome))
  const meanVp = meanOf(outcomes.flat().map(({ total }) => total))
  const items = judgeItems(tallyItems(outcomes), meanVp)
  return {
    ...plan,
    games: outcomes.length,
    meanVp,
    meanWinningVp: meanOf(outcomes.flatMap((outcome) => outcome.filter(({ rank }) => rank === 1)).map((s) => s.total)),
    places: Array.from({ length: seats }, (_, place) => placeOf(outcomes, place)),
    items,
    neverOwned: allItems(seats)
      .filter(({ kind }) => gift !== false || kind !== 'first-yokai')
      .filter(({ kind, id }) => !items.some((item) => item.kind === kind && item.id === id)),
    faults: found.length,
    faultLog: found.slice(0, mostLogged),
    seconds: (performance.now() - start) / 1000,
  }
}

function placeOf(outcomes: readonly Outcome[], place: number): PlaceResult {
  const seats = outcomes.flatMap((outcome) => outcome.filter((seat) => seat.place === place))
  return {
    winRate: estimateRate(
      seats.map(({ rank }) => (rank === 1 ? 1 : 0)),
      1,
    ),
    vp: estimateMean(seats.map(({ total }) => total)),
  }
}

/** Standard errors beyond which fewer than one of a thousand things lie by chance. */
const farOut = 3.3
/** The lead over the others that matters, as a share of a score: what is smaller is no reason to change a thing, however sure it is. */
const farShare = 0.02
/** Too few owners for a judgement. */
const fewestOwners = 30

/** Things are compared with the others of their kind: owning any building is a sign of good play, owning this one a choice. */
export function judgeItems(results: readonly ItemResult[], meanVp: number): readonly BalancedItem[] {
  return itemKinds.flatMap((kind) => {
    const own = results.filter(({ item }) => readItem(item).kind === kind)
    const middle = { wins: middleOf(own, 'winEffect'), vp: middleOf(own, 'vpEffect') }
    return own
      .map((result): BalancedItem => ({
        ...result,
        kind,
        id: readItem(result.item).id,
        stands: standOf(result, middle, farShare * meanVp),
      }))
      .toSorted((one, other) => other.winEffect.mean - one.winEffect.mean || (one.id < other.id ? -1 : 1))
  })
}

/** The mean over all owners. */
function middleOf(results: readonly ItemResult[], effect: 'winEffect' | 'vpEffect'): number {
  const owners = results.reduce((sum, result) => sum + result.owners, 0)
  return results.reduce((sum, result) => sum + result[effect].mean * result.owners, 0) / owners
}

function standOf(
  { winEffect: { mean, high }, vpEffect, owners }: ItemResult,
  middle: { readonly wins: number; readonly vp: number },
  farVp: number,
): BalancedItem['stands'] {
  if (owners < fewestOwners || high === undefined) return 'even'
  const error = (high - mean) / errorsOf95
  if (Math.abs(mean - middle.wins) <= farOut * error || Math.abs(vpEffect.mean - middle.vp) <= farVp) return 'even'
  return mean > middle.wins ? 'high' : 'low'
}
