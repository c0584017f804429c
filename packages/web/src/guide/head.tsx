/** The head of the drawer: back and forward, its four parts, the way to what is being asked. */
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import type { IconName } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import type { InterfaceKey } from '../interface/say.ts'
import { goAlong, type GuidePlace, type Trail } from './places.ts'
import { useReading } from './reading.ts'

/** Back and forward. */
export function Steps({
  trail,
  onTrail,
}: {
  readonly trail: Trail
  readonly onTrail: (trail: Trail) => void
}): ReactNode {
  const { t } = useWords()
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-label={t('guide.back')}
        disabled={trail.at === 0}
        onClick={() => onTrail(goAlong(trail, -1))}
      >
        <Icon name="arrow-left" size={20} />
      </button>
      <button
        type="button"
        className="button quiet"
        aria-label={t('guide.forward')}
        disabled={trail.at === trail.places.length - 1}
        onClick={() => onTrail(goAlong(trail, 1))}
      >
        <Icon name="arrow-right" size={20} />
      </button>
    </>
  )
}

interface Tab {
  readonly place: GuidePlace
  readonly icon: IconName
  readonly label: InterfaceKey
}

const tabs: readonly Tab[] = [
  { place: { kind: 'contents' }, icon: 'book', label: 'guide.title' },
  { place: { kind: 'words', id: undefined }, icon: 'text', label: 'guide.words' },
  { place: { kind: 'aid' }, icon: 'log', label: 'guide.aid' },
  { place: { kind: 'screen' }, icon: 'hand', label: 'guide.screen' },
]

/** The parts of the guide. */
export function Tabs({ place }: { readonly place: GuidePlace }): ReactNode {
  const { t, go } = useReading()
  const shown = place.kind === 'section' ? 'contents' : place.kind
  return (
    <nav className="guide-tabs" aria-label={t('guide.title')}>
      {tabs.map((tab) => (
        <button
          key={tab.label}
          type="button"
          className="bare guide-tab"
          aria-current={tab.place.kind === shown ? 'true' : undefined}
          onClick={() => go(tab.place)}
        >
          <Icon name={tab.icon} size={18} />
          {t(tab.label)}
        </button>
      ))}
    </nav>
  )
}

interface NowProps {
  readonly place: GuidePlace
  readonly now: string
}

/** Leads to the section of what is being asked, where that is not shown. */
export function Now({ place, now }: NowProps): ReactNode {
  const { t, guide, go } = useReading()
  if (place.kind === 'section' && place.id === now) return undefined
  const section = guide.chapters.flatMap(({ sections }) => sections).find(({ id }) => id === now)
  return (
    <button type="button" className="bare guide-now" onClick={() => go({ kind: 'section', id: now })}>
      <Icon name="next" size={16} />
      {t('guide.now', { title: section?.title ?? '' })}
    </button>
  )
}
