/** All options as sentences, above the prompt: for many options, for the keyboard, for the small screen. */
import type { ExplainedOption } from '@bitoku/engine'
import { optionLabel, optionSentence, warningSentence } from '@bitoku/words'
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useChoice, useGame } from './game.ts'
import { moveIcon } from './move-icon.ts'
import { Panel } from './panel.tsx'

const searchFrom = 12

/** The list sheet. */
export function OptionList({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { snapshot, language, telling, t } = useGame()
  const { narrowed, take, lookAt } = useChoice()
  const [wanted, setWanted] = useState('')
  const { decision } = snapshot
  const told = decision === undefined ? telling : { ...telling, decision }
  const rows = narrowed.remaining.map((option) => ({
    option,
    label: optionLabel(language, option, told),
    sentence: optionSentence(language, option, told),
  }))
  const sought = wanted.trim().toLocaleLowerCase(language)
  const shown = rows.filter(({ label, sentence }) =>
    `${label} ${sentence}`.toLocaleLowerCase(language).includes(sought),
  )
  const choose = (option: ExplainedOption): void => {
    onClose()
    take(option)
  }
  return (
    <Panel title={t('prompt.list', { n: rows.length })} className="option-list" onClose={onClose}>
      {rows.length >= searchFrom ? (
        <input
          className="field"
          type="search"
          placeholder={t('list.search')}
          aria-label={t('list.search')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      ) : undefined}
      <ol>
        {shown.map(({ option, label, sentence }) => (
          <li key={option.move}>
            <button
              type="button"
              className="bare option-row"
              data-move={option.move}
              onClick={() => choose(option)}
              onPointerEnter={() => lookAt(option)}
              onPointerLeave={() => lookAt(undefined)}
              onFocus={() => lookAt(option)}
              onBlur={() => lookAt(undefined)}
            >
              <Icon name={moveIcon(option)} size={24} />
              <span>
                <b>{label}</b>
                <small>{sentence}</small>
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
      </ol>
    </Panel>
  )
}
