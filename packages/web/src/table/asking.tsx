/** The question before waste and before a reveal: inline in the prompt, never a window of its own. */
import type { ExplainedOption } from '@bitoku/engine'
import { optionLabel, optionSentence } from '@bitoku/words'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../art/sprite.tsx'
import { prefer, usePreferences } from '../app/preferences.ts'
import { wasKey } from '../keys/last-input.ts'
import { useChoice, useGame } from './game.ts'

/** The buttons: do it, do it and never ask again, back. */
export function AskingButtons({ option }: { readonly option: ExplainedOption }): ReactNode {
  const { language, telling, snapshot, t } = useGame()
  const { takeAnyway, clear } = useChoice()
  const told = snapshot.decision === undefined ? telling : { ...telling, decision: snapshot.decision }
  const back = useRef<HTMLButtonElement>(null)
  // The keyboard goes on with the harmless answer.
  useEffect(() => {
    if (wasKey()) back.current?.focus()
  }, [])
  const neverAgain = (): void => {
    const { muted } = usePreferences.getState()
    if (option.warnings.length === 0) prefer({ reveals: 'confirm' })
    else prefer({ muted: [...new Set([...muted, ...option.warnings])] })
    takeAnyway(option)
  }
  return (
    <>
      <button
        type="button"
        className="button warned"
        data-move={option.move}
        data-tip={`${optionLabel(language, option, told)}\n${optionSentence(language, option, told)}`}
        onClick={() => takeAnyway(option)}
      >
        <Icon name={option.warnings.length > 0 ? 'warning' : 'eye'} size={18} />
        <span>{t('ask.anyway')}</span>
      </button>
      <button type="button" className="button quiet never" data-tip={t('ask.neverTip')} onClick={neverAgain}>
        {t('ask.never')}
      </button>
      <button ref={back} type="button" className="button back" onClick={clear}>
        <Icon name="arrow-left" size={18} />
        <span>{t('ask.back')}</span>
      </button>
    </>
  )
}
