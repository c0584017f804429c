/** The frame of the gallery. */
import type { ReactNode } from 'react'

/** A section with its heading. */
export function Section({
  title,
  note,
  children,
}: {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}): ReactNode {
  return (
    <section>
      <h2>
        {title} <small>{note}</small>
      </h2>
      {children}
    </section>
  )
}

/** A row of things. */
export function Row({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="gallery-row">{children}</div>
}

/** A thing with its caption. */
export function Shown({ as, children }: { readonly as: string; readonly children: ReactNode }): ReactNode {
  return (
    <figure>
      {children}
      <figcaption>{as}</figcaption>
    </figure>
  )
}
