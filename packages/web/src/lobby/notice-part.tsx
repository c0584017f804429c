/** One way of being told: its name, what it does, its fields. */
import type { ReactNode } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import type { Receiver } from './receiver.ts'

/** What the parts of the settings are given. */
export interface NoticeProps {
  readonly receiver: Receiver
  /** Keeps the settings. */
  readonly onChange: (receiver: Receiver) => Promise<void>
  readonly onTest: (channel: 'email' | 'webhook' | `push:${string}`) => Promise<void>
}

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** The part. */
export function NoticePart({ icon, title, text, children }: Props): ReactNode {
  return (
    <section className="notice-part">
      <Icon name={icon} size={30} />
      <div>
        <h2>{title}</h2>
        <small>{text}</small>
        <div className="notice-fields">{children}</div>
      </div>
    </section>
  )
}
