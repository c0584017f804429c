/** Lines of the guide: words, links to sections and to the glossary, icons. */
import type { Inline } from '@bitoku/words'
import type { ReactNode } from 'react'
import { type IconName, iconNames } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import type { GuidePlace } from './places.ts'
import { useReading } from './reading.ts'

type LinkPlace = Extract<GuidePlace, { id: unknown }>

/** The icon of a name. */
export const iconOf = (name: string): IconName => iconNames.find((one) => one === name) ?? 'info'

/** A line. */
export function Inlines({ line }: { readonly line: readonly Inline[] }): ReactNode {
  return line.map((inline, at) => <Piece key={at} inline={inline} />)
}

/** A link inside the guide; its address opens the same place in a new window. */
export function Link({ place, children }: { readonly place: LinkPlace; readonly children: ReactNode }): ReactNode {
  const { go } = useReading()
  return (
    <a
      className={place.kind === 'words' ? 'guide-link guide-word' : 'guide-link'}
      href={`#${place.kind === 'words' ? 'word' : 'rules'}=${place.id}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        go(place)
      }}
    >
      {children}
    </a>
  )
}

function Piece({ inline }: { readonly inline: Inline }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'strong':
      return <strong>{inline.text}</strong>
    case 'icon':
      return <Icon name={iconOf(inline.name)} size={18} className="guide-icon" />
    case 'term':
      return <Link place={{ kind: 'words', id: inline.to }}>{inline.text}</Link>
    case 'section':
      return <Link place={{ kind: 'section', id: inline.to }}>{inline.text}</Link>
  }
}
