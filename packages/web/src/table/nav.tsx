/** The tabs of small screens. */
import { letterOf, ownSeat } from '@bitoku/text'
import type { ReactNode } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import { useSince } from '../history/use-since.ts'
import { useExtras } from './extras.ts'
import { useGame } from './game.ts'
import { useDomainTargets } from './use-domain-pane.ts'

/** The panes of small screens. */
export const panes = ['board', 'domain', 'rivals', 'log', 'more'] as const
/** A pane. */
type Pane = (typeof panes)[number]

const icons: Readonly<Record<Pane, IconName>> = {
  board: 'gate',
  domain: 'build',
  rivals: 'tengu',
  log: 'log',
  more: 'menu',
}

interface Props {
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
  /** A tablet shows the board always: its first tab is the hand. */
  readonly tablet: boolean
}

/** The tabs. */
export function Nav({ pane, onPane, tablet }: Props): ReactNode {
  const { snapshot, t } = useGame()
  const extras = useExtras()
  const since = useSince()
  const inDomain = useDomainTargets().length
  return (
    <nav className="nav" aria-label={t('nav.label')}>
      {panes.map((one) => (
        <button
          key={one}
          type="button"
          className={`bare nav-tab${one === pane ? ' now' : ''}${one === 'more' ? ' open-menu' : ''}`}
          aria-current={one === pane ? 'page' : undefined}
          data-place={one === 'domain' ? `seat:${letterOf(ownSeat(snapshot))}` : undefined}
          onClick={() => onPane(one)}
        >
          <Icon name={tablet && one === 'board' ? 'hand' : icons[one]} size={22} />
          <span>{t(tablet && one === 'board' ? 'tab.hand' : `nav.${one}`)}</span>
          {one === 'domain' && inDomain > 0 ? <b>{inDomain}</b> : undefined}
          {one === 'log' && since !== undefined ? <b className="nav-since">{since.groups.length}</b> : undefined}
          {one === 'log' && extras !== undefined ? <extras.Unread /> : undefined}
        </button>
      ))}
    </nav>
  )
}
