/**
 * The cascade: what is done, what is being decided, what still waits. The parts of the present bundle are all open at
 * once, in any order: pressing one rings its targets only, pressing it again all of them.
 */
import { ownSeat, stepSentence } from '@bitoku/text'
import type { Waiting } from '@bitoku/engine'
import { paired, trailLabel, waitingLabel } from '@bitoku/words'
import { Fragment, type ReactNode } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import { Die } from '../art/die.tsx'
import { seatNumber, useChoice, useGame } from './game.ts'
import { doneIcon, effectIcon, placedDie, stepIcon, waitingIcon } from './step-icon.ts'

interface Link {
  readonly key: string
  /** `open`: a part of the present bundle. */
  readonly state: 'done' | 'current' | 'open' | 'waiting'
  readonly icon: IconName
  /** The value of the die that it is about: then the die itself is drawn. */
  readonly die?: number | undefined
  readonly said: string
  readonly auto: boolean
  /** The number of an open part. */
  readonly part: number | undefined
}

const mostDone = 3

/** The links of the chain, in order. */
function useLinks(): readonly Link[] {
  const { snapshot, language, telling, t } = useGame()
  const { decision, draft } = snapshot
  const from = (step: Waiting['step']): string =>
    `\n${t('cascade.from', { what: trailLabel(language, step, telling) })}`
  const done = draft.steps.slice(-mostDone).map((step): Link => ({
    key: `d${step.move}`,
    state: 'done',
    icon: doneIcon(step),
    die: step.option.kind === 'die' ? placedDie(step) : undefined,
    said: `${stepSentence(language, step, snapshot, telling)}${step.auto ? `\n${t('cascade.autoTip')}` : ''}`,
    auto: step.auto,
    part: undefined,
  }))
  const last = decision?.trail.at(-1)
  const current: readonly Link[] =
    last === undefined
      ? []
      : [
          {
            key: 'now',
            state: 'current',
            icon: stepIcon(last),
            die: last.from === 'die' ? last.value : undefined,
            said: trailLabel(language, last, telling),
            auto: false,
            part: undefined,
          },
        ]
  const waiting = (decision?.waiting ?? []).flatMap((one, at): readonly Link[] => {
    // A bundle that waits shows each of its parts.
    const parts = one.effect?.kind === 'both' ? one.effect.parts : [one.effect]
    return parts.map((effect, index) => ({
      key: `w${at}.${index}`,
      state: one.part === undefined ? 'waiting' : 'open',
      icon: effect === undefined || one.what !== 'effect' ? waitingIcon(one) : effectIcon(effect),
      said: waitingLabel(language, one, telling) + from(one.step),
      auto: false,
      part: one.part,
    }))
  })
  return [...done, ...current, ...waiting]
}

/** The strip of the cascade. */
export function Cascade({ size = 24 }: { readonly size?: number }): ReactNode {
  const { t } = useGame()
  const links = useLinks()
  if (links.length === 0) return undefined
  return (
    <ol className="cascade" aria-label={t('cascade.label')} data-place="cascade">
      {links.map((link, at) => (
        <Fragment key={link.key}>
          {at > 0 && link.state !== 'open' ? <li aria-hidden="true" className="cascade-arrow" /> : undefined}
          {link.part === undefined ? (
            <li
              className={`cascade-link ${link.state}${link.auto ? ' auto' : ''}`}
              data-tip={`${link.said}\n${t(`cascade.${link.state}`)}`}
            >
              <span className="hidden-text">
                {t(`cascade.${link.state}`)}: {link.said}
              </span>
              <LinkArt link={link} size={link.state === 'current' ? size + 4 : size} />
              {link.state === 'done' ? (
                <span className="cascade-tick">
                  <Icon name="confirm" size={11} />
                </span>
              ) : undefined}
              {link.auto ? <span className="cascade-auto">{t('cascade.auto')}</span> : undefined}
            </li>
          ) : (
            <li>
              <PartChip link={link} part={link.part} size={size} />
            </li>
          )}
        </Fragment>
      ))}
    </ol>
  )
}

/** The sign of a link: a die with its value and crest, else an icon. */
function LinkArt({ link, size }: { readonly link: Link; readonly size: number }): ReactNode {
  const { snapshot } = useGame()
  if (link.die === undefined) return <Icon name={link.icon} size={size} />
  return <Die value={link.die} seat={seatNumber(ownSeat(snapshot))} width={size} />
}

interface PartChipProps {
  readonly link: Link
  readonly part: number
  readonly size: number
}

/** A part of the present bundle: pressed, only its targets are ringed. */
function PartChip({ link, part, size }: PartChipProps): ReactNode {
  const { snapshot, language, t } = useGame()
  const { part: first, begin } = useChoice()
  const isFirst = first === part
  const isPossible = snapshot.decision?.options.some((option) => option.part === part) ?? false
  const hint = t(isFirst ? 'cascade.release' : isPossible ? 'cascade.first' : 'cascade.impossible')
  return (
    <button
      type="button"
      className={`bare cascade-link open${isFirst ? ' first' : ''}`}
      aria-pressed={isFirst}
      aria-label={paired(language, t('cascade.open'), link.said)}
      data-tip={`${link.said}\n${hint}`}
      disabled={!isPossible}
      onClick={() => begin(isFirst ? undefined : part)}
    >
      <LinkArt link={link} size={size} />
    </button>
  )
}
