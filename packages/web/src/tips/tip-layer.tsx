/**
 * One tooltip for the whole page. Whatever carries `data-tip` is explained: on hovering, on a long press, by the key `i`,
 * by the next tap once the mode for it is on. What carries `data-inspect` too can be looked at closely from there; `data-about`
 * names its kind where no target does.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readRules, useExplaining } from '../app/explaining.ts'
import { WithTerm } from '../app/term.tsx'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'
import { linesOf, loadAbout } from './about.ts'
import { placeTip } from './place-tip.ts'
import { inspectAt, type Tip, watchTips } from './watch-tips.ts'

/** What a tooltip should leave in sight: whatever can be chosen, and the question. */
const kept = '.is-legal, .thing-live, .prompt'

/** Shows the tooltips. */
export function TipLayer(): ReactNode {
  const { t, language } = useWords()
  const [tip, setTip] = useState<Tip>()
  const isAsking = useExplaining((state) => state.isAsking)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => watchTips(setTip), [])
  useEffect(() => void loadAbout(language).catch(() => undefined), [language])
  useLayoutEffect(() => {
    const { current } = box
    if (tip === undefined || current === null) return
    const others = [...document.querySelectorAll(kept)].filter((one) => !one.contains(tip.holder))
    const { left, top } = placeTip(
      current.getBoundingClientRect(),
      tip.holder.getBoundingClientRect(),
      others.map((one) => one.getBoundingClientRect()),
      { width: innerWidth, height: innerHeight },
    )
    current.style.translate = `${left}px ${top}px`
  }, [tip])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asking', isAsking)
  }, [isAsking])
  if (tip === undefined) return undefined
  const [shown = '', target = '', about = target] = ['data-inspect', 'data-target', 'data-about'].map(
    (name) => tip.holder.getAttribute(name) ?? undefined,
  )
  const [first, ...others] = linesOf(language, tip.text, about)
  const thing = shown || about
  const named = shown === '' ? first : <WithTerm id={shown}>{first}</WithTerm>
  return (
    <div ref={box} className={tip.touched ? 'tip tip-touched' : 'tip'} role="tooltip">
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
