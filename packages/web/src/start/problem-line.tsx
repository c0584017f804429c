/** What did not work, in red, told to screen readers at once. */
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'

/** The line; nothing while all is well. */
export function ProblemLine({ text }: { readonly text: string | undefined }): ReactNode {
  if (text === undefined) return undefined
  return (
    <p className="problem" role="alert">
      <Icon name="warning" size={20} />
      {text}
    </p>
  )
}
