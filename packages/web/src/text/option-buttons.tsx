/** The options as a numbered list of buttons. */
import type { PageTeller } from './page-teller.ts'
import { groupOptions, impossibleLines, type NumberedOption, type OptionGroup } from '@bitoku/text'
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useChoice } from '../table/game.ts'
import { Lines } from './section.tsx'

/** All options of the present decision. */
export function OptionButtons({ teller }: { readonly teller: PageTeller }): ReactNode {
  const { decision } = useChoice()
  if (decision === undefined) return <p className="muted">{teller.m('text.noOptions')}</p>
  const impossible = impossibleLines(teller, decision)
  return (
    <>
      {groupOptions(teller, decision).map((group) => (
        <Group key={group.title ?? ''} group={group} teller={teller} />
      ))}
      {impossible.length === 0 ? undefined : (
        <details className="text-done">
          <summary>{teller.m('text.impossible')}</summary>
          <Lines lines={impossible} />
        </details>
      )}
    </>
  )
}

function Group({ group, teller }: { readonly group: OptionGroup; readonly teller: PageTeller }): ReactNode {
  const { title, options } = group
  return (
    <div className="text-part">
      {title === undefined ? undefined : (
        <h3>
          {title} <small>{teller.m('text.optionCount', { n: options.length })}</small>
        </h3>
      )}
      <ol className="text-options">
        {options.map((one) => (
          <li key={one.option.move} value={one.number}>
            <OptionButton one={one} teller={teller} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function OptionButton({ one, teller }: { readonly one: NumberedOption; readonly teller: PageTeller }): ReactNode {
  const { take } = useChoice()
  const { number, option, label, sentence, warnings } = one
  return (
    <button type="button" className="bare text-option" data-move={option.move} onClick={() => take(option)}>
      <span className="text-number">{number}.</span>
      <span>
        <b>{label}. </b>
        <span>{sentence}</span>
        {warnings.map((warning) => (
          <span key={warning} className="warning">
            {' '}
            <Icon name="warning" size={16} title={teller.t('prompt.warning')} /> {warning}
          </span>
        ))}
      </span>
      {option.reveals ? <Icon name="eye" size={18} title={teller.t('prompt.reveals')} /> : undefined}
    </button>
  )
}
