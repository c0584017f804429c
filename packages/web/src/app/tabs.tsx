/** Tabs: one of several views at a time. */
import type { ReactNode } from 'react'

interface Props<Tab extends string> {
  readonly tabs: readonly Tab[]
  readonly now: Tab
  readonly onChange: (tab: Tab) => void
  /** What stands on a tab. */
  readonly children: (tab: Tab) => ReactNode
  /** What they choose between, where nothing around them says it. */
  readonly label?: string
}

/** The tabs themselves; what they show stands below them. */
export function Tabs<Tab extends string>({ tabs, now, onChange, children, label }: Props<Tab>): ReactNode {
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          className="tab"
          data-part={tab}
          aria-selected={tab === now}
          onClick={() => onChange(tab)}
        >
          {children(tab)}
        </button>
      ))}
    </div>
  )
}
