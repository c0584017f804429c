/** The text board: the second renderer of the same decisions, as a page of headings, lists and buttons. */
import { type PageTeller, tellerOf } from './page-teller.ts'
import {
  areaLines,
  diceLines,
  displayLines,
  domainLines,
  handLines,
  hillLines,
  ownSeat,
  pathIds,
  pathLines,
  regionLines,
  resourceLines,
  rivalLines,
  rivalsOf,
  scoreLinesOf,
  seasonStories,
  sinceLines,
} from '@bitoku/text'
import { regions, riverRegions } from '@bitoku/engine'
import { yearAndSeason } from '@bitoku/words'
import { memo, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { readRules } from '../app/explaining.ts'
import { prefer } from '../app/preferences.ts'
import { Icon } from '../art/sprite.tsx'
import { historyScreen } from '../history/history-screen.ts'
import { useIsPast } from '../history/use-history.ts'
import { type SayMore, useMore } from '../interface/more.ts'
import { wasKey } from '../keys/last-input.ts'
import { useExtras } from '../table/extras.ts'
import { useChoice, useGame, useStoryShown } from '../table/game.ts'
import { OpenSheet } from '../table/open-sheet.tsx'
import { openSheet } from '../table/panels.ts'
import { CommandBox } from './command-box.tsx'
import { OptionButtons } from './option-buttons.tsx'
import { Prompt } from './prompt.tsx'
import { anchorOf, goToSection, Lines, Part, Section, type SectionId, sectionIds } from './section.tsx'
import { useTextKeys } from './use-text-keys.ts'
import './text.css'

/** The text board, as soon as its words are there. */
export function TextBoard({ toast }: { readonly toast: ReactNode }): ReactNode {
  const m = useMore()
  return m === undefined ? undefined : <TextPage m={m} toast={toast} />
}

/** The page, with the words it speaks in. */
export function TextPage({ m, toast }: { readonly m: SayMore; readonly toast: ReactNode }): ReactNode {
  const game = useGame()
  const { snapshot, language, t } = game
  const teller = useMemo(() => tellerOf(game, m), [game, m])
  const extras = useExtras()
  const isPast = useIsPast()
  useTextKeys(teller)
  useFocusAtQuestion()
  return (
    <div className="text-board" data-phase={snapshot.view.phase}>
      <header className="text-head">
        <h1>
          {t('skip.text')} <small>{yearAndSeason(language, snapshot.view.round, snapshot.view.phase)}</small>
        </h1>
        <button type="button" className="button" onClick={() => prefer({ board: 'drawn' })}>
          {t('skip.drawn')}
        </button>
        <button type="button" className="button" onClick={() => readRules({})}>
          <Icon name="help" size={18} />
          {t('guide.title')}
        </button>
        <button type="button" className="button open-menu" onClick={() => openSheet('menu')}>
          <Icon name="menu" size={18} />
          {t('bar.menu')}
        </button>
        <Jumps m={m} />
      </header>
      <main className="text-main">
        <Section id="prompt" title={m('text.prompt')}>
          {extras === undefined ? undefined : <extras.Above />}
          {isPast ? (
            <Suspense>
              <historyScreen.Show />
            </Suspense>
          ) : (
            <Prompt teller={teller} />
          )}
          <CommandBox teller={teller} />
        </Section>
        <Section id="options" title={m('text.options')}>
          <OptionButtons teller={teller} />
        </Section>
      </main>
      <State teller={teller} />
      <OpenSheet />
      {toast}
    </div>
  )
}

/** The button that was pressed is gone with its question: the focus goes to the new one. */
function useFocusAtQuestion(): void {
  const { snapshot } = useGame()
  const { asking } = useChoice()
  const isFirst = useRef(true)
  useEffect(() => {
    const isMeant = !isFirst.current || wasKey()
    isFirst.current = false
    if (isMeant && document.activeElement === document.body) goToSection('prompt')
  }, [snapshot, asking])
}

/** Which headings there are: some only at the end, in the present, or at a network table. */
function useIsThere(): (id: SectionId) => boolean {
  const { finished } = useGame().snapshot
  const isPast = useIsPast()
  const extras = useExtras()
  return (id) => {
    switch (id) {
      case 'scores':
        return finished
      case 'since':
        return !isPast
      case 'clocks':
        return extras?.isTimed === true && !finished
      case 'chat':
        return extras !== undefined
      default:
        return true
    }
  }
}

/** The way to each heading. */
function Jumps({ m }: { readonly m: SayMore }): ReactNode {
  const isThere = useIsThere()
  const ids = sectionIds.filter(isThere)
  return (
    <nav className="text-jumps" aria-label={m('text.jump')}>
      {ids.map((id) => (
        <a
          key={id}
          href={`#${anchorOf(id)}`}
          onClick={(event) => {
            // The address names the game.
            event.preventDefault()
            goToSection(id)
          }}
        >
          {m(`text.${id}`)}
        </a>
      ))}
    </nav>
  )
}

/** What lies on the table: told again only when it changes. */
const State = memo(({ teller }: { readonly teller: PageTeller }): ReactNode => {
  const { snapshot, m, name, seatName } = teller
  const story = useStoryShown()
  const isThere = useIsThere()
  const extras = useExtras()
  const seat = ownSeat(snapshot)
  const plain = (id: SectionId, lines: readonly string[], empty = m('text.nothing')): ReactNode => (
    <Section id={id} title={m(`text.${id}`)}>
      {lines.length === 0 ? <p className="muted">{empty}</p> : <Lines lines={lines} />}
    </Section>
  )
  const parts = <Id extends string>(
    id: SectionId,
    ids: readonly Id[],
    lines: (one: Id, at: number) => readonly string[],
  ): ReactNode => (
    <Section id={id} title={m(`text.${id}`)}>
      {ids.map((one, at) => (
        <Part key={one} title={name(one)} lines={lines(one, at)} />
      ))}
    </Section>
  )
  return (
    <div className="text-state">
      {isThere('since') ? plain('since', sinceLines(teller, story), m('text.noEvents')) : undefined}
      {isThere('scores') ? plain('scores', scoreLinesOf(teller)) : undefined}
      {plain('resources', resourceLines(teller, seat))}
      {plain('dice', diceLines(teller, seat))}
      {plain('hand', handLines(teller))}
      {plain('domain', domainLines(teller, seat))}
      {parts('forest', regions, (region) => regionLines(teller, region))}
      {parts('bank', riverRegions, (region) => areaLines(teller, region))}
      {parts('hills', riverRegions, (region) => hillLines(teller, region))}
      {parts('path', pathIds(teller), (_, at) => pathLines(teller, at))}
      {plain('displays', displayLines(teller))}
      <Section id="rivals" title={m('text.rivals')}>
        {rivalsOf(teller).map((rival) => (
          <Part key={rival} title={seatName(rival)} lines={rivalLines(teller, rival)} />
        ))}
      </Section>
      <Section id="log" title={m('text.log')}>
        {story.length === 0 ? <p className="muted">{m('text.noEvents')}</p> : undefined}
        {seasonStories(teller, story, 60).map(({ title, lines }) => (
          <Part key={title} title={title} lines={lines} />
        ))}
      </Section>
      {extras !== undefined && isThere('clocks') ? (
        <Section id="clocks" title={m('text.clocks')}>
          <extras.Clocks />
        </Section>
      ) : undefined}
      {extras === undefined ? undefined : (
        <Section id="chat" title={m('text.chat')}>
          <extras.Chat />
        </Section>
      )}
    </div>
  )
})
