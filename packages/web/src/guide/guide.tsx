/**
 * The rules at hand: a drawer at the right edge, a sheet on a phone. It opens at what is being asked, and the table stays
 * alive beside it.
 */
import { type Edition, forest, viewTables } from '@bitoku/engine'
import type { Guide as Texts } from '@bitoku/words'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { readRules, type Wanted } from '../app/explaining.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'
import type { Snapshot } from '@bitoku/host'
import { Aid } from './aid.tsx'
import { Chapter, Contents } from './chapter.tsx'
import { Glossary } from './glossary.tsx'
import { Now, Steps, Tabs } from './head.tsx'
import { beginTrail, goTo, type GuidePlace, placeOf } from './places.ts'
import { type Reading, ReadingContext } from './reading.ts'
import { placeOfFound, Results } from './results.tsx'
import { ScreenHelp } from './screen.tsx'
import { useGuide } from './use-guide.ts'
import { useTop } from './use-top.ts'
import './guide.css'

interface Props {
  readonly wanted: Wanted
  readonly snapshot: Snapshot | undefined
}

/** The section of the present question, or of the phase. */
function sectionNow(guide: Texts, snapshot: Snapshot | undefined): string {
  if (snapshot === undefined) return 'goal'
  const { decision, view } = snapshot
  return decision === undefined ? guide.sectionOfPhase(view.phase) : guide.sectionOfDecision(decision)
}

/** The place that is wanted: a word, a section, the rules of a thing, or those of the moment. */
function placeWanted(guide: Texts, { section, word, thing }: Wanted, snapshot: Snapshot | undefined): GuidePlace {
  if (word !== undefined) return { kind: 'words', id: word }
  const known = section ?? (thing === undefined ? undefined : guide.sectionOfTarget(thing))
  if (known === undefined && snapshot === undefined) return { kind: 'contents' }
  return { kind: 'section', id: known ?? sectionNow(guide, snapshot) }
}

const close = (): void => readRules(undefined)

/** The drawer. */
export function Guide({ wanted, snapshot }: Props): ReactNode {
  const words = useWords()
  const edition = snapshot === undefined ? forest : viewTables(snapshot.view).edition
  const guide = useGuide(words.language, words.style, edition)
  const box = useRef<HTMLElement>(null)
  const top = useTop()
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  return (
    <section
      ref={box}
      className={top > 0 ? 'guide is-below' : 'guide'}
      style={{ '--guide-top': `${top}px` } as CSSProperties}
      role="dialog"
      aria-label={words.t('guide.title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      {guide === undefined ? (
        <p className="waiting">{words.t('app.loading')}</p>
      ) : (
        <Open guide={guide} edition={edition} wanted={wanted} snapshot={snapshot} />
      )}
    </section>
  )
}

interface OpenProps extends Props {
  readonly guide: Texts
  readonly edition: Edition
}

function Open({ guide, edition, wanted, snapshot }: OpenProps): ReactNode {
  const words = useWords()
  const { t } = words
  const [trail, setTrail] = useState(() => beginTrail(placeWanted(guide, wanted, snapshot)))
  const [sought, setSought] = useState('')
  const go = useMemo(
    () =>
      (place: GuidePlace): void => {
        setSought('')
        setTrail((before) => goTo(before, place))
      },
    [],
  )
  // Asked again from the table while it is open; a new question by itself does not turn the page.
  useEffect(() => {
    go(placeWanted(guide, wanted, snapshot))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted])
  const seats = snapshot?.view.rules.seats ?? 2
  const reading = useMemo((): Reading => ({ ...words, guide, edition, seats, go }), [words, guide, edition, seats, go])
  const place = placeOf(trail)
  const now = sectionNow(guide, snapshot)
  const found = useMemo(() => guide.search(sought), [guide, sought])
  const isSeeking = sought.trim() !== ''
  const body = useRef<HTMLDivElement>(null)
  // What was clicked may be gone with the page it stood on; keys go on to what is read.
  useEffect(() => {
    const { activeElement: active } = document
    const isLost = active === document.body || active?.matches('.guide input') === true
    if (isLost) body.current?.focus({ preventScroll: true })
  }, [place])
  return (
    <ReadingContext value={reading}>
      <header className="guide-head">
        <Steps trail={trail} onTrail={setTrail} />
        <input
          type="search"
          className="field"
          aria-label={t('guide.search')}
          placeholder={t('guide.search')}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found.length > 0) go(placeOfFound(found[0]))
            if (event.key !== 'Escape' || !isSeeking) return
            event.stopPropagation()
            setSought('')
          }}
        />
        <button type="button" className="button quiet" aria-label={t('panel.close')} onClick={close}>
          <Icon name="close" size={20} />
        </button>
      </header>
      <Tabs place={place} />
      {snapshot === undefined || place.kind === 'aid' ? undefined : <Now place={place} now={now} />}
      <div ref={body} className="guide-body" tabIndex={-1}>
        {isSeeking ? <Results found={found} onGo={go} /> : <Shown place={place} now={now} />}
      </div>
    </ReadingContext>
  )
}

function Shown({ place, now }: { readonly place: GuidePlace; readonly now: string }): ReactNode {
  switch (place.kind) {
    case 'contents':
      return <Contents now={now} />
    case 'section':
      return <Chapter id={place.id} />
    case 'words':
      return <Glossary id={place.id} />
    case 'aid':
      return <Aid />
    case 'screen':
      return <ScreenHelp />
  }
}
