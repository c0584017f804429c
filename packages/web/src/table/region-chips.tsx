/** The regions as chips, each with the number of legal targets it holds now. */
import { boardWord } from '@bitoku/text'
import { say } from '@bitoku/words'
import { type ReactNode, useMemo } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import { Plant } from '../board/plants.tsx'
import { type Focus, focusNames, targetsByRegion } from '../board/targets.ts'
import { act } from '../keys/registry.ts'
import { useChoice, useGame } from './game.ts'

const icons: Readonly<Record<'all' | 'paths' | 'market', IconName>> = { all: 'fit', paths: 'gate', market: 'crystal' }

/** The sign of a part: regions have their plant. */
function PartIcon({ part }: { readonly part: Focus }): ReactNode {
  if (part === 'all' || part === 'paths' || part === 'market') return <Icon name={icons[part]} size={20} />
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <Plant region={part} x={10} y={18} scale={0.62} fill="currentColor" opacity={1} />
    </svg>
  )
}

interface Props {
  readonly focus: Focus
  readonly onFocus: (focus: Focus) => void
}

/** The legal targets of each part of the board. */
export function useTargetCounts(): ReadonlyMap<Focus, number> {
  const { snapshot, edition } = useGame()
  const { decision, chosen } = useChoice()
  const { view } = snapshot
  return useMemo(() => {
    const counts = targetsByRegion(decision, view, edition, chosen)
    return new Map(focusNames.flatMap((name) => (name === 'all' ? [] : [[name, counts[name]] as const])))
  }, [decision, view, edition, chosen])
}

/** The chips. */
export function RegionChips({ focus, onFocus }: Props): ReactNode {
  const { t, language } = useGame()
  const counts = useTargetCounts()
  const said = (one: Focus): string =>
    one === 'all' || one === 'paths' || one === 'market' ? t(`chip.${one}`) : say(language, `short.${one}`)
  return (
    <nav className="region-chips" aria-label={t('chip.label')}>
      {focusNames.map((one) => {
        const n = counts.get(one) ?? 0
        const name = n > 0 ? t('chip.targets', { name: said(one), n }) : said(one)
        // The chip of the part that is shown leads nowhere: it goes nearer.
        const isNow = one === focus
        const nearer = isNow ? boardWord(language, 'zoomIn') : undefined
        return (
          <button
            key={one}
            type="button"
            className={isNow ? `region-chip now chip-${one}` : `region-chip chip-${one}`}
            aria-pressed={isNow}
            data-place={`chip:${one}`}
            aria-label={nearer === undefined ? name : `${name}, ${nearer}`}
            data-tip={nearer === undefined ? said(one) : `${said(one)}\n${nearer}`}
            onClick={() => (isNow ? act('zoom-in') : onFocus(one))}
          >
            <PartIcon part={one} />
            {isNow ? <span>{said(one)}</span> : undefined}
            {n > 0 ? <b>{n}</b> : undefined}
            {isNow ? (
              <i className="chip-nearer">
                <Icon name="plus" size={12} />
              </i>
            ) : undefined}
          </button>
        )
      })}
    </nav>
  )
}
