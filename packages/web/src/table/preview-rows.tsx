/** The rows of the preview: what changes hands, as pictures, and the scores. */
import { bitokuTypes, type Change, type ChangedThing, regions, resources } from '@bitoku/engine'
import { brief, nameOf } from '@bitoku/words'
import type { ReactNode } from 'react'
import { isProjected, usePreferences } from '../app/preferences.ts'
import type { IconName } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import { AmuletToken, VpStar } from '../art/tokens.tsx'
import { useGame } from './game.ts'

/** A row with its name. */
export function Row({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="preview-row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const virtueIcons = bitokuTypes.map((type): IconName => `virtue-${type}`)

/** The sign of a thing that comes or goes. */
function thingIcon({ kind, id }: ChangedThing): IconName {
  if (kind === 'building') return 'build'
  if (kind === 'bitoku') return virtueIcons[bitokuTypes.findIndex((type) => type === id)] ?? kind
  return kind
}

interface AmountsProps {
  readonly change: Change
  readonly sign: 1 | -1
  readonly label: string
}

/** What changes hands, as pictures; no row where it is nothing. */
export function Amounts({ change, sign, label }: AmountsProps): ReactNode {
  const { edition, name, full, language, style } = useGame()
  const many = (n: number): readonly number[] => Array.from({ length: Math.max(0, n * sign) }, (_, at) => at)
  const things = [
    ...resources.flatMap((resource, at) =>
      many(change.resources[at]).map((n) => (
        <Icon key={`${resource}${n}`} name={resource} size={20} title={name(resource)} />
      )),
    ),
    ...change.amulets.flatMap((count, at) =>
      many(count).map((n) => (
        <AmuletToken key={`a${at}${n}`} value={at + 1} width={20} title={name(`amulet-${at + 1}`)} />
      )),
    ),
    ...many(change.pilgrims).map((n) => <Icon key={`p${n}`} name="pilgrim" size={20} title={name('pilgrim')} />),
    ...(change.vp * sign > 0 ? [<VpStar key="vp" n={change.vp * sign} width={24} title={name('vp')} />] : []),
    ...change.kodamas.flatMap((count, at) =>
      count * sign > 0
        ? [
            <span key={`k${at}`} className="with-word">
              <Icon name="kodama" size={20} title={name('kodama')} />+{count * sign} {name(regions[at])}
            </span>,
          ]
        : [],
    ),
    ...change.things.flatMap((thing, at) =>
      thing.n === sign
        ? [
            <span key={`t${at}`} className="with-word" data-tip={full(thing.id)}>
              <Icon name={thingIcon(thing)} size={20} />
              {nameOf(language, brief(style), thing.id, edition)}
            </span>,
          ]
        : [],
    ),
  ]
  return things.length === 0 ? undefined : (
    <Row label={label}>
      <span className="amounts">{things}</span>
    </Row>
  )
}

interface LedgerProps {
  /** The score, and the score if the game ended, before and after. */
  readonly now: readonly [number, number]
  readonly then: readonly [number, number]
}

/** The scores before and after. */
export function Ledger({ now, then }: LedgerProps): ReactNode {
  const { snapshot, t } = useGame()
  const projection = usePreferences((state) => isProjected(state.projection, snapshot.liveScores, true))
  return (
    <div className="ledger">
      <span>{t('preview.scoreNow')}</span>
      <b>{now[0] === then[0] ? now[0] : `${now[0]} → ${then[0]}`}</b>
      {projection ? (
        <>
          <span>{t('preview.ifEnded')}</span>
          <b>{now[1] === then[1] ? now[1] : `${now[1]} → ${then[1]}`}</b>
        </>
      ) : undefined}
    </div>
  )
}
