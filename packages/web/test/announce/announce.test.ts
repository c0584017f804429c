import { editionOf, groupEvents } from '@bitoku/text'
import { languages, loadLanguage } from '@bitoku/words'
import type { Snapshot } from '@bitoku/host'
import { beforeAll, describe, expect, test } from 'vitest'
import { allTold, eventsSaid, takeFinished } from '../../src/announce/events-said.ts'
import { turnSaid } from '../../src/announce/turn-said.ts'
import { verbosities } from '../../src/app/preferences.ts'
import { loadInterface, sayInterface } from '../../src/interface/say.ts'
import { bot, fine, goOn, makeHost, person, pickAtRandom, untilAsked } from '../host/stage.ts'

type Language = (typeof languages)[number]

/** The table as the voices see it. */
const tableOf = (snapshot: Snapshot, language: Language, isAlone = true): Parameters<typeof turnSaid>[0] => {
  const seatName = (seat: number): string => snapshot.seats[seat].name
  return {
    snapshot,
    language,
    seatName,
    isAlone,
    telling: { edition: editionOf(snapshot.view), seatName, style: 'noun', view: snapshot.view },
    t: (key, args) => sayInterface(language, key, args),
  }
}

const past: Snapshot[] = []

beforeAll(async () => {
  for (const language of languages) await Promise.all([loadLanguage(language), loadInterface(language)])
  const host = makeHost()
  fine(await host.start({ seats: [person('Shu'), bot()], seed: 'announce' }))
  const pick = pickAtRandom('announce')
  for (let snapshot = await untilAsked(host); past.length < 80; snapshot = await goOn(host, pick)) past.push(snapshot)
})

describe('what is announced', () => {
  test('a turn begins with year and season, and goes on with the question and the number of options', () => {
    const at = past.findIndex(({ decision }) => decision?.kind === 'turn')
    const { decision, view } = past[at]
    const said = turnSaid(tableOf(past[at], 'en'), past[at - 1], 'normal')
    expect(said).toMatch(
      new RegExp(`^Year ${view.round}: Summer\\. Your turn: .*: ${decision?.options.length} options\\.$`),
    )
    const short = turnSaid(tableOf(past[at], 'en'), past[at - 1], 'short')
    expect(short).toMatch(/^Your turn: /)
    const full = turnSaid(tableOf(past[at], 'en'), past[at - 1], 'full')
    expect(full.startsWith(said) && full.length > said.length).toBe(true)
  })

  test('the own seat is called by its name only where others use the same screen', () => {
    const at = past.findIndex(({ decision }) => decision !== undefined && decision.kind !== 'turn')
    expect(turnSaid(tableOf(past[at], 'en'), undefined, 'normal')).toMatch(/^Your turn\. Year/)
    expect(turnSaid(tableOf(past[at], 'en', false), undefined, 'normal')).toMatch(/^Shu, your turn\. Year/)
  })

  test('in the middle of a turn only the question is said', () => {
    const at = past.findIndex(({ decision, draft }) => decision !== undefined && draft.steps.length > 0)
    expect(turnSaid(tableOf(past[at], 'en'), past[at - 1], 'normal')).not.toContain('Year')
  })

  test('what is to be confirmed is said', () => {
    const waiting = past.find(({ draft }) => draft.needsConfirm)
    if (waiting === undefined) throw new Error('no turn to confirm')
    expect(turnSaid(tableOf(waiting, 'en'), undefined, 'normal')).toMatch(/onfirm/)
  })

  test.each(languages)('a turn is told in two sentences at most, a short one in one, in %s', (language) => {
    let told = 0
    for (const snapshot of past)
      for (const { seat, events } of groupEvents(snapshot.events))
        for (const verbosity of verbosities) {
          const said = eventsSaid(tableOf(snapshot, language), events, seat, verbosity)
          expect(said.length).toBeLessThanOrEqual(verbosity === 'short' ? 1 : 2)
          expect(said.join(' ')).not.toMatch(/undefined|NaN/)
          told += said.length
        }
    expect(told).toBeGreaterThan(50)
  })

  test('a normal telling ends with what was gained in all', () => {
    const all = past.flatMap((snapshot) =>
      groupEvents(snapshot.events).flatMap(({ seat, events }) =>
        eventsSaid(tableOf(snapshot, 'en'), events, seat, 'normal').slice(1),
      ),
    )
    expect(all.length).toBeGreaterThan(0)
    for (const second of all) expect(second).toMatch(/ gains .+ in all\.$/)
  })

  test('what is only gained is said once', () => {
    const [snapshot] = past
    const wood = { type: 'gained', seat: 0, resources: [1, 0, 0, 0] } as const
    const drew = { type: 'drew', seat: 0, count: 1 } as const
    const said = eventsSaid(tableOf(snapshot, 'en'), [wood, drew], 0, 'normal').join(' ')
    expect(said.match(/wood/g)).toHaveLength(1)
  })

  test('what was built or taken is named, the way to it is not', () => {
    const all = past.flatMap((snapshot) =>
      groupEvents(snapshot.events)
        .filter(({ events }) => events.some(({ type }) => type === 'built'))
        .map(({ seat, events }) => eventsSaid(tableOf(snapshot, 'en'), events, seat, 'normal')[0]),
    )
    expect(all.length).toBeGreaterThan(0)
    for (const first of all) expect(first).toContain(' builds ')
    for (const first of all) expect(first).not.toContain('forest action')
  })

  test('a turn that others make step by step is told once, when it is over', () => {
    const story = past.flatMap(({ events }) => events).filter(({ mover }) => mover === 1)
    const told = story.filter((one, at) => story.findIndex(({ number }) => number === one.number) === at)
    let untold = allTold
    const said = told.flatMap((one) => {
      const [finished, rest] = takeFinished(untold, [one], 1)
      untold = rest
      return finished
    })
    const [last, nothing] = takeFinished(untold, [], undefined)
    expect(nothing).toEqual(allTold)
    expect([...said, ...last].map(({ events }) => events)).toEqual(groupEvents(told).map(({ events }) => events))
    expect(told.length).toBeGreaterThan(2 * (said.length + last.length))
  })
})
