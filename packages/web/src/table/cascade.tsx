/** The cascade: what is done, what is being decided, what still waits. */
import { optionSentence, trailLabel, waitingLabel } from '@bitoku/words'
import { Fragment, type ReactNode } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import { useGame } from './game.ts'
import { moveIcon } from './move-icon.ts'
import { effectIcon, stepIcon, waitingIcon } from './step-icon.ts'

interface Link {
  readonly key: string
  readonly state: 'done' | 'current' | 'optional'
  readonly icon: IconName
  readonly said: string
  readonly auto: boolean
}

const mostDone = 3

/** The strip of the cascade. */
export function Cascade({ size = 24 }: { readonly size?: number }): ReactNode {
  const { snapshot, language, telling, t } = useGame()
  const { decision, draft } = snapshot
  const done = draft.steps.slice(-mostDone).map((step): Link => ({
    key: `d${step.move}`,
    state: 'done',
    icon: moveIcon(step.option),
    said: `${optionSentence(language, step.option, telling)}${step.auto ? ` (${t('cascade.auto')})` : ''}`,
    auto: step.auto,
  }))
  const last = decision?.trail.at(-1)
  const current: readonly Link[] =
    decision === undefined || last === undefined
      ? []
      : [{ key: 'now', state: 'current', icon: stepIcon(last), said: trailLabel(language, last, telling), auto: false }]
  const waiting = (decision?.waiting ?? []).flatMap((one, at): readonly Link[] => {
    // A bundle shows each of its parts.
    const parts = one.effect?.kind === 'both' ? one.effect.parts : [one.effect]
    return parts.map((effect, part) => ({
      key: `w${at}.${part}`,
      state: 'optional',
      icon: effect === undefined ? waitingIcon(one) : one.what === 'effect' ? effectIcon(effect) : waitingIcon(one),
      said: waitingLabel(language, one, telling),
      auto: false,
    }))
  })
  const links = [...done, ...current, ...waiting]
  if (links.length === 0) return undefined
  return (
    <ol className="cascade" aria-label={t('cascade.label')}>
      {links.map((link, at) => (
        <Fragment key={link.key}>
          {at > 0 ? <li aria-hidden="true" className="cascade-arrow" /> : undefined}
          <li className={`cascade-link ${link.state}`} data-tip={link.said}>
            <span className="hidden-text">
              {t(`cascade.${link.state}`)}: {link.said}
            </span>
            <Icon name={link.icon} size={link.state === 'current' ? size + 4 : size} />
            {link.state === 'done' ? (
              <span className="cascade-tick">
                <Icon name="confirm" size={11} />
              </span>
            ) : undefined}
            {link.auto ? <span className="cascade-auto">{t('cascade.auto')}</span> : undefined}
          </li>
        </Fragment>
      ))}
    </ol>
  )
}
