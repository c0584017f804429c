/**
 * One tooltip for the whole page. Whatever carries `data-tip` is explained: on hovering, on a long press, by the key `i`,
 * by the next tap once the mode for it is on. What carries `data-inspect` too can be looked at closely from there.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { readRules, useExplaining } from './explaining.ts'
import { WithTerm } from './term.tsx'
import { inspectAt, type Tip, watchTips } from './tips.ts'
import { useWords } from './words.ts'

/** Shows the tooltips. */
export function TipLayer(): ReactNode {
  const { t } = useWords()
  const [tip, setTip] = useState<Tip>()
  const isAsking = useExplaining((state) => state.isAsking)
  useEffect(() => watchTips(setTip), [])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asking', isAsking)
  }, [isAsking])
  if (tip === undefined) return undefined
  const [first, ...others] = tip.text.split('\n')
  const thing = ['data-inspect', 'data-target'].map((name) => tip.holder.getAttribute(name) ?? '').find(Boolean) ?? ''
  const shown = tip.holder.getAttribute('data-inspect') ?? ''
  const named = shown === '' ? first : <WithTerm id={shown}>{first}</WithTerm>
  const half = 152
  const x = Math.min(Math.max(tip.x, half), Math.max(half, innerWidth - half))
  return (
    <div className={tip.below ? 'tip tip-below' : 'tip'} role="tooltip" style={{ left: x, top: tip.y }}>
      {others.length === 0 ? <p>{named}</p> : <b>{named}</b>}
      {others.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      {tip.holder.hasAttribute('data-inspect') ? (
        <button
          type="button"
          className="bare tip-inspect"
          onClick={() => {
            setTip(undefined)
            inspectAt(tip.holder)
          }}
        >
          <Icon name="search" size={16} />
          {t('inspect.open')}
        </button>
      ) : undefined}
      {thing === '' ? undefined : (
        <button
          type="button"
          className="bare tip-inspect tip-rules"
          onClick={() => {
            setTip(undefined)
            readRules({ thing })
          }}
        >
          <Icon name="book" size={16} />
          {t('guide.title')}
        </button>
      )}
    </div>
  )
}
