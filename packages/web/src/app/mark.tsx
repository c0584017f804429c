/** The mark of the game: a brush ring around a small forest spirit. */
import type { ReactNode } from 'react'

/** The mark, for dark and light ground. */
export function Mark({ size, className }: { readonly size: number; readonly className?: string }): ReactNode {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
      <path d="M15 2A13 13 0 1 1 5.500 6.200" fill="none" stroke="#e06a4f" strokeWidth="3.200" strokeLinecap="round" />
      <path
        d="M15 6.800c3.700 0 5.300 2.900 4.900 5.700-.3 1.700-1.300 2.500-1.900 3.200 1.200 1.300 1.900 3.900 1.600 6.400-.1 1.400-1 1.900-2.200 1.900h-4.800c-1.200 0-2.100-.5-2.200-1.900-.3-2.500.4-5.100 1.600-6.400-.6-.7-1.600-1.500-1.900-3.200-.4-2.800 1.200-5.700 4.900-5.700z"
        fill="var(--cream)"
        stroke="var(--ink)"
        strokeWidth=".8"
      />
      <circle cx="13.200" cy="11.500" r="1.200" fill="var(--ink)" />
      <circle cx="16.900" cy="11.800" r="1.200" fill="var(--ink)" />
    </svg>
  )
}
