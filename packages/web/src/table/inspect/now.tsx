/** What a card or tile would do now, or why it is not possible: every way with a tick or a cross. */
import { targetsOfText } from '@bitoku/text'
import type { Decision, ExplainedOption, Impossible } from '@bitoku/engine'
import { impossibleSentence, optionLabel, optionSentence, warningSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Icon } from '../../art/sprite.tsx'
import type { Inspected } from '../../app/explaining.ts'
import { useChoice, useGame } from '../game.ts'
import { idAt } from './id-at.ts'

const mostWays = 6

interface Ways {
  readonly open: readonly ExplainedOption[]
  readonly closed: readonly Impossible[]
}

/** The options and the impossible moves that are about a card or tile. */
function useWays({ id, target }: Inspected, decision: Decision | undefined): Ways {
  const { view } = useGame().snapshot
  if (decision === undefined) return { open: [], closed: [] }
  const isMeant = (targets: readonly string[]): boolean =>
    targets.some((one) => (target === undefined ? idAt(one, view) === id : one === target))
  return {
    open: decision.options.filter(({ targets }) => isMeant(targets)).slice(0, mostWays),
    closed: decision.impossible.filter(({ move }) => isMeant(targetsOfText(move))).slice(0, mostWays),
  }
}

interface Props {
  readonly inspected: Inspected
  readonly onClose: () => void
}

/** The ways. */
export function Now({ inspected, onClose }: Props): ReactNode {
  const { snapshot, language, telling, t } = useGame()
  const { take } = useChoice()
  const { decision } = snapshot
  const { open, closed } = useWays(inspected, decision)
  if (decision === undefined) return <p className="muted">{t('preview.hintWait')}</p>
  if (open.length + closed.length === 0) return <p className="muted">{t('inspect.notNow')}</p>
  const told = { ...telling, decision }
  return (
    <ul className="inspect-ways">
      {open.map((option) => (
        <li key={option.move}>
          <button
            type="button"
            className="bare option-row"
            onClick={() => {
              onClose()
              take(option)
            }}
          >
            <span className="way-mark is-open">
              <Icon name="confirm" size={16} title={t('state.legal')} />
            </span>
            <span>
              <b>{optionLabel(language, option, told)}</b>
              <small>{optionSentence(language, option, told)}</small>
              {option.warnings.map((warning) => (
                <small key={warning} className="warning">
                  {warningSentence(language, warning)}
                </small>
              ))}
            </span>
            {option.reveals ? <Icon name="eye" size={20} title={t('prompt.reveals')} /> : undefined}
          </button>
        </li>
      ))}
      {closed.map((one) => (
        <li key={one.move} className="option-row">
          <span className="way-mark">
            <Icon name="close" size={16} title={t('inspect.impossible')} />
          </span>
          <span>{impossibleSentence(language, one)}</span>
        </li>
      ))}
    </ul>
  )
}
