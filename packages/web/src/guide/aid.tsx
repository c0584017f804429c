/** The player aid: one sheet for the screen and for the printer. */
import { crystalColours, type Region, riverRegions } from '@bitoku/engine'
import {
  type AidKey,
  effectSentence,
  homeSpaceSentence,
  say,
  type ScoreLine,
  scoreName,
  scoreSentence,
} from '@bitoku/words'
import { type ReactNode, useEffect } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { EffectStrip } from '../art/effect-strip.tsx'
import { Icon } from '../art/sprite.tsx'
import { Counters, Scale, Slots } from './examples/tables.tsx'
import { iconOf, Inlines } from './inlines.tsx'
import { boardFor, useReading } from './reading.ts'
import './aid.css'

const turn: readonly (readonly [IconName, AidKey])[] = [
  ['yokai', 'play'],
  ['die', 'die'],
  ['arrow-up', 'cross'],
  ['pass', 'pass'],
  ['sealed', 'locked'],
  ['owner', 'owner'],
]
const year: readonly (readonly [IconName, AidKey])[] = [
  ['spring', 'spring'],
  ['autumn', 'autumn'],
  ['winter', 'winter'],
]
const scored: readonly ScoreLine[] = [
  'first',
  'bitoku',
  'treasures',
  'rocks',
  'dice',
  'visions',
  'buildings',
  'crystals',
]

function Said({ word }: { readonly word: AidKey }): ReactNode {
  const { guide } = useReading()
  return <Inlines line={guide.aid(word)} />
}

function Listed({ lines }: { readonly lines: readonly (readonly [IconName, AidKey])[] }): ReactNode {
  return (
    <ul className="aid-list">
      {lines.map(([icon, word]) => (
        <li key={word}>
          <Icon name={icon} size={20} />
          <span>
            <Said word={word} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Paper is light: what is printed has the colours of the day. */
function usePaper(): void {
  useEffect(() => {
    const { documentElement: page } = document
    const ending = new AbortController()
    const { signal } = ending
    let theme = page.dataset.theme ?? 'auto'
    const lay = (): void => {
      theme = page.dataset.theme ?? 'auto'
      page.dataset.theme = 'light'
    }
    const lift = (): void => {
      page.dataset.theme = theme
    }
    addEventListener('beforeprint', lay, { signal })
    addEventListener('afterprint', lift, { signal })
    return () => ending.abort()
  }, [])
}

/** The sheet. */
export function Aid(): ReactNode {
  const { t, name } = useReading()
  usePaper()
  return (
    <article className="aid">
      <header>
        <h2>
          <Said word="title" />
        </h2>
        <button type="button" className="button" onClick={() => print()}>
          {t('guide.print')}
        </button>
      </header>
      <div className="aid-columns">
        <section>
          <h3>
            <Said word="turn" />
          </h3>
          <Listed lines={turn} />
        </section>
        <section>
          <h3>
            <Said word="year" />
          </h3>
          <Listed lines={year} />
          <p className="aid-mp">
            <Icon name="mp" size={20} />
            <span>
              <b>
                <Said word="mp" />:
              </b>{' '}
              <Said word="mpText" />
            </span>
          </p>
        </section>
        <Crystals />
        <ForestLines />
        <section>
          <h3>
            <Said word="counters" />
          </h3>
          <Counters size={17} />
          <h3>
            <Said word="prices" />
          </h3>
          {(['mitama', 'dragonfly', 'crystal'] as const).map((display) => (
            <div key={display} className="aid-prices">
              <Icon name={display} size={22} title={name(display)} />
              <Slots display={display} size={17} />
            </div>
          ))}
        </section>
        <Ending />
      </div>
    </article>
  )
}

function Heading({ region }: { readonly region: Region }): ReactNode {
  const { language } = useReading()
  return (
    <th scope="row">
      <Icon name={`region-${region}`} size={18} /> {say(language, `short.${region}`)}
    </th>
  )
}

/** All lines by die, and the spaces of the Home. */
function ForestLines(): ReactNode {
  const { edition, seats, language, style } = useReading()
  const numbers = [
    ...new Set(riverRegions.flatMap((region) => edition.forest.lines[region].map((one) => one.requires))),
  ]
  const home = boardFor(edition, seats).homeSpaces.flatMap((id) =>
    edition.forest.homeSpaces.filter((space) => space.id === id),
  )
  return (
    <section className="aid-lines">
      <h3>
        <Said word="lines" />
      </h3>
      <table>
        <thead>
          <tr>
            <td />
            {numbers.map((n) => (
              <th key={n} scope="col">
                {n}+
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {riverRegions.map((region) => (
            <tr key={region} data-region={region}>
              <Heading region={region} />
              {numbers.map((n) => {
                const line = edition.forest.lines[region].find(({ requires }) => requires === n)
                return (
                  <td key={n}>
                    {line === undefined ? undefined : (
                      <EffectStrip
                        effect={line.effect}
                        size={17}
                        sentence={effectSentence(language, line.effect, style)}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="aid-home" data-region="home">
        <Icon name="region-home" size={18} />
        <b>{say(language, 'short.home')}</b>
        {home.map((space) => (
          <EffectStrip
            key={space.id}
            effect={space.effect}
            size={17}
            sentence={homeSpaceSentence(language, space, style)}
          />
        ))}
      </p>
    </section>
  )
}

/** What crystals of each colour do. */
function Crystals(): ReactNode {
  const { guide, language } = useReading()
  return (
    <section>
      <h3>{scoreName(language, 'crystals')}</h3>
      <ul className="aid-list">
        {guide.terms
          .filter(({ id }) => crystalColours.some((colour) => colour === id))
          .map(({ id, icon, text }) => (
            <li key={id}>
              <Icon name={iconOf(icon)} size={20} />
              <span>
                <Inlines line={text} />
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** The lines of the Ascension. */
function Ending(): ReactNode {
  const { language, style } = useReading()
  return (
    <section>
      <h3>
        <Said word="end" />
      </h3>
      <dl className="aid-end">
        {scored.map((line) => (
          <div key={line}>
            <dt>{scoreName(language, line)}</dt>
            <dd>{scoreSentence(language, line, style)}</dd>
          </div>
        ))}
      </dl>
      <p className="aid-tie">
        <Said word="tie" />
      </p>
      <h3>
        <Said word="scale" />
      </h3>
      <Scale />
    </section>
  )
}
