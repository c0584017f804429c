/** A heading of the text board with its lines. */
import type { ReactNode } from 'react'

/** The headings of the text board, in their order. */
export const sectionIds = [
  'prompt',
  'options',
  'since',
  'scores',
  'resources',
  'dice',
  'hand',
  'domain',
  'forest',
  'bank',
  'hills',
  'path',
  'displays',
  'rivals',
  'log',
  'clocks',
  'chat',
] as const
/** A heading of the text board. */
export type SectionId = (typeof sectionIds)[number]

/** The id of a heading in the page. */
export const anchorOf = (id: SectionId): string => `text-${id}`

/** Goes to a heading, with the focus. */
export function goToSection(id: SectionId): boolean {
  const heading = document.querySelector<HTMLElement>(`#${anchorOf(id)}`)
  heading?.focus()
  heading?.scrollIntoView({ block: 'start' })
  return heading !== null
}

interface Props {
  readonly id: SectionId
  readonly title: string
  readonly children: ReactNode
}

/** A heading and what stands below it. */
export function Section({ id, title, children }: Props): ReactNode {
  return (
    <section className={`text-section text-${id}`} aria-labelledby={anchorOf(id)}>
      <h2 id={anchorOf(id)} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Lines as a list. */
export function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}

/** Lines below a heading of their own, if it has a name. */
export function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactNode {
  return (
    <div className="text-part">
      {title === '' ? undefined : <h3>{title}</h3>}
      <Lines lines={lines} />
    </div>
  )
}
