/** The preferences of choosing: what a click does, what marks the things that can be chosen, which hand chooses. */
import { autoResolves } from '@bitoku/host'
import type { ReactNode } from 'react'
import {
  clickModes,
  hands,
  hoverDelays,
  prefer,
  revealModes,
  targetStyles,
  usePreferences,
} from '../app/preferences.ts'
import { useWords } from '../app/words.ts'
import { Choice, Group, NumberChoice } from './settings-parts.tsx'

/** Clicks, targets, reveals, the hand. */
export function Choosing(): ReactNode {
  const { t } = useWords()
  const { clickMode, targets, autoResolve, reveals, hoverDelay, hand } = usePreferences()
  return (
    <Group title={t('settings.choosing')}>
      <Choice
        label={t('settings.click')}
        value={clickMode}
        values={clickModes}
        nameOf={(one) => t(`click.${one}`)}
        onChange={(one) => prefer({ clickMode: one })}
      />
      <Choice
        label={t('settings.targets')}
        value={targets}
        values={targetStyles}
        nameOf={(one) => t(`targets.${one}`)}
        onChange={(one) => prefer({ targets: one })}
      />
      <Choice
        label={t('settings.auto')}
        value={autoResolve}
        values={autoResolves}
        nameOf={(one) => t(`auto.${one}`)}
        onChange={(one) => prefer({ autoResolve: one })}
      />
      <Choice
        label={t('settings.reveals')}
        value={reveals}
        values={revealModes}
        nameOf={(one) => t(`reveals.${one}`)}
        onChange={(one) => prefer({ reveals: one })}
      />
      <NumberChoice
        label={t('settings.hover')}
        value={hoverDelay}
        values={hoverDelays}
        nameOf={(one) => t('hover.delay', { n: one })}
        onChange={(one) => prefer({ hoverDelay: one })}
      />
      <Choice
        label={t('settings.hand')}
        value={hand}
        values={hands}
        nameOf={(one) => t(`hand.${one}`)}
        onChange={(one) => prefer({ hand: one })}
      />
    </Group>
  )
}
