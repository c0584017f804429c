/** What lasts and has to be known, above the table, drawn or as text. */
import type { ReactNode } from 'react'
import { Unsaved } from './unsaved.tsx'
import { Untaught } from './untaught.tsx'

/** The notices. */
export function Lasting(): ReactNode {
  return (
    <div className="lasting">
      <Unsaved />
      <Untaught />
    </div>
  )
}
