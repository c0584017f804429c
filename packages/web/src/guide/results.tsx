/** What a search has found. */
import type { Found } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { iconOf } from './inlines.tsx'
import type { GuidePlace } from './places.ts'
import { useReading } from './reading.ts'

/** The place that a result leads to. */
export const placeOfFound = ({ kind, id }: Found): GuidePlace =>
  kind === 'section' ? { kind: 'section', id } : { kind: 'words', id }

interface Props {
  readonly found: readonly Found[]
  readonly onGo: (place: GuidePlace) => void
}

/** The results, best first. */
export function Results({ found, onGo }: Props): ReactNode {
  const { t, guide } = useReading()
  const icons = new Map(guide.terms.map(({ id, icon }) => [id, icon]))
  return (
    <>
      <p className="muted" role="status">
        {found.length === 0 ? t('guide.none') : t('guide.found', { n: found.length })}
      </p>
      <ul className="guide-results">
        {found.map((one) => (
          <li key={`${one.kind}:${one.id}`}>
            <button type="button" className="bare option-row" onClick={() => onGo(placeOfFound(one))}>
              <Icon name={one.kind === 'section' ? 'book' : iconOf(icons.get(one.id) ?? '')} size={22} />
              <span>
                <b>{one.title}</b>
                <small>{one.excerpt}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
