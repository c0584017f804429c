/** Whether somebody is here: a full dot, a half one, an empty one; never by colour alone. */
import type { Presence } from '@bitoku/host'
import type { ReactNode } from 'react'
import { useOnlineWords } from '../network/say.ts'
import { agoSentence } from './telling.ts'

interface Props {
  readonly presence: Presence
  /** So long ago the person was last here, in milliseconds. */
  readonly since?: number | undefined
  /** Whether it is also said in words. */
  readonly named?: boolean
}

/** The dot. */
export function PresenceDot({ presence, since, named = false }: Props): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const said = [n(`presence.${presence}`), ...(since === undefined ? [] : [agoSentence(words, since)])].join(', ')
  return (
    <span className={`presence ${presence}`} data-tip={named ? undefined : said}>
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        role="img"
        aria-label={named ? undefined : said}
        aria-hidden={named}
      >
        <circle cx="6" cy="6" r="4.500" />
        {presence === 'away' ? <path d="M6 1.500A4.500 4.500 0 0 1 6 10.500Z" /> : undefined}
      </svg>
      {named ? <small>{said}</small> : undefined}
    </span>
  )
}
