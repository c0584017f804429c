/** The question before waste and before a reveal: inline in the prompt, never a window of its own. */
import type { ExplainedOption } from '@bitoku/engine'
import { optionLabel, optionSentence, warningSentence } from '@bitoku/words'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../art/sprite.tsx'
import { prefer, usePreferences } from '../app/preferences.ts'
import { wasKey } from '../keys/last-input.ts'
import { type GameContext, useChoice, useGame } from './game.ts'

/** What an option that is asked about would waste or reveal, in words. */
export function askedSentence({ language, t }: Pick<GameContext, 'language' | 't'>, option: ExplainedOption): string {
  const { muted } = usePreferences.getState()
  const warned = option.warnings.filter((warning) => !muted.includes(warning))
  const said = warned.map((warning) => `${warningSentence(language, warning)}.`)
  return warned.length === 0 ? t('ask.reveal') : said.join(' ')
}

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
