/** A chapter of the guide, and the table of contents. */
import type { Block, ToldSection } from '@bitoku/words'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../art/sprite.tsx'
import { Example } from './examples/example.tsx'
import { Inlines } from './inlines.tsx'
import { useReading } from './reading.ts'

/** Scrolls to an element with this id inside a part of the guide, and says that it is the one meant. */
export function useScrollTo(id: string | undefined): { readonly current: HTMLDivElement | null } {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const wanted = id === undefined ? undefined : box.current?.querySelector(`[data-place="${CSS.escape(id)}"]`)
    const body = box.current?.closest('.guide-body')
    if (!body) return
    const first = box.current?.firstElementChild
    if (!wanted || wanted === first) body.scrollTo({ top: 0 })
    else wanted.scrollIntoView({ block: 'start' })
  }, [id])
  return box
}

/** The chapter of a section, with the section in view. */
export function Chapter({ id }: { readonly id: string }): ReactNode {
  const { guide, go, t } = useReading()
  const box = useScrollTo(id)
  const at = Math.max(
    guide.chapters.findIndex(({ sections }) => sections.some((section) => section.id === id)),
    0,
  )
  const { title, sections } = guide.chapters[at]
  const next = guide.chapters[at + 1]
  return (
    <>
      <nav className="guide-crumbs">
        <button type="button" className="bare guide-link" onClick={() => go({ kind: 'contents' })}>
          {t('guide.contents')}
        </button>
        <Icon name="arrow-right" size={12} />
        <span>{title}</span>
      </nav>
      <div ref={box}>
        {sections.map((section) => (
          <Section key={section.id} section={section} wanted={section.id === id} />
        ))}
      </div>
      {next === undefined ? undefined : (
        <button
          type="button"
          className="button guide-next"
          onClick={() => go({ kind: 'section', id: next.sections[0].id })}
        >
          {next.title}
          <Icon name="arrow-right" size={16} />
        </button>
      )}
    </>
  )
}

function Section({ section, wanted }: { readonly section: ToldSection; readonly wanted: boolean }): ReactNode {
  const { t } = useReading()
  const { id, title, clauses, blocks, examples } = section
  return (
    <section
      className={wanted ? 'guide-section is-wanted' : 'guide-section'}
      data-place={id}
      aria-labelledby={`g-${id}`}
    >
      <h3 id={`g-${id}`}>{title}</h3>
      {blocks.map((block, at) => (
        <Told key={at} block={block} />
      ))}
      {examples.map((told, at) => (
        <Example key={at} told={told} />
      ))}
      {clauses.length === 0 ? undefined : (
        <small className="guide-clauses">
          <span className="hidden-text">{t('guide.clauses', { list: clauses.join(', ') })}</span>
          <span aria-hidden>§ {clauses.join(' · ')}</span>
        </small>
      )}
    </section>
  )
}

function Told({ block }: { readonly block: Block }): ReactNode {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inlines line={block.inlines} />
      </p>
    )
  return (
    <ul>
      {block.items.map((item, at) => (
        <li key={at}>
          <Inlines line={item} />
        </li>
      ))}
    </ul>
  )
}

/** The table of contents; the section of the moment is marked. */
export function Contents({ now }: { readonly now: string }): ReactNode {
  const { guide, go } = useReading()
  return (
    <ol className="guide-contents">
      {guide.chapters.map(({ id, title, sections }) => (
        <li key={id}>
          <h3>{title}</h3>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <button
                  type="button"
                  className="bare guide-entry"
                  aria-current={section.id === now ? 'true' : undefined}
                  onClick={() => go({ kind: 'section', id: section.id })}
                >
                  {section.title}
                </button>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
