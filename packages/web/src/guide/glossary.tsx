/** The glossary: every word of the game with its icon, and the way to the rules. */
import type { ReactNode } from 'react'
import { languageOfTerms } from '../app/term.tsx'
import { Icon } from '../art/sprite.tsx'
import { useScrollTo } from './chapter.tsx'
import { iconOf, Inlines, Link } from './inlines.tsx'
import { useReading } from './reading.ts'

/** All words in the order of the alphabet, one of them in view. */
export function Glossary({ id }: { readonly id: string | undefined }): ReactNode {
  const { guide, language, t } = useReading()
  const box = useScrollTo(id)
  const titles = new Map(guide.chapters.flatMap(({ sections }) => sections.map((one) => [one.id, one.title] as const)))
  return (
    <div ref={box} className="guide-words">
      {guide.terms.map((term) => (
        <div key={term.id} className={term.id === id ? 'guide-term is-wanted' : 'guide-term'} data-place={term.id}>
          <Icon name={iconOf(term.icon)} size={28} />
          <div>
            <h3>
              {term.noun}
              {term.term === undefined ? undefined : (
                <>
                  {' '}
                  <span lang={languageOfTerms(language)}>{term.term}</span>
                </>
              )}
            </h3>
            <p>
              <Inlines line={term.text} />
            </p>
            <Link place={{ kind: 'section', id: term.section }}>
              {t('guide.more', { title: titles.get(term.section) ?? '' })}
            </Link>
          </div>
        </div>
      ))}
    </div>
  )
}
