/** The sprite: every icon in one inline SVG, mounted once; `Icon` and `IconArt` refer to it. */
import { memo, type ReactNode } from 'react'
import type { IconName } from './icon-names.ts'
import { Definitions } from './patterns.tsx'
import { labelled } from './place.tsx'
import { prints } from './prints.ts'
import { iconElement, type IconPlace } from './stamp.tsx'

const inside = { __html: prints }

/** The sprite and all definitions. Mount it once, before anything that draws. */
export const Sprite = memo(function Sprite(): ReactNode {
  return (
    <>
      <svg
        width={0}
        height={0}
        style={{ position: 'absolute' }}
        aria-hidden
        focusable={false}
        dangerouslySetInnerHTML={inside}
      />
      <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden focusable={false}>
        <Definitions />
      </svg>
    </>
  )
})

/** An icon inside a bigger SVG. */
export function IconArt(props: IconPlace): ReactNode {
  const [Element, attributes] = iconElement(props)
  return <Element {...attributes} />
}

interface IconProps {
  readonly name: IconName
  readonly size?: number
  /** Its accessible name and tooltip; without it the icon is decoration. */
  readonly title?: string | undefined
  readonly className?: string | undefined
}

/** An icon by itself. */
export const Icon = memo(function Icon({ name, size = 24, title, className }: IconProps): ReactNode {
  return (
    <svg
      className={className === undefined ? 'art' : `art ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...labelled(title)}
    >
      {title === undefined ? undefined : <title>{title}</title>}
      <IconArt name={name} />
    </svg>
  )
})
