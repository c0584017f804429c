/** The button that asks for a bot in the place of somebody who is gone, or of a program that does not play. Before its time it says from when on. */
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { replaceableAt } from './absence.ts'
import { useServerTime } from './clock.tsx'
import { useCompany } from './network.ts'

interface Props {
  readonly seat: number
  readonly ask: () => void
}

const minute = 60_000

/** The button; nothing where there is nothing to ask. */
export function ReplaceButton({ seat, ask }: Props): ReactNode {
  const { n } = useOnlineWords()
  const { seatName } = useGame()
  const company = useCompany((whole) => whole)
  const may = replaceableAt(company, seat, useServerTime(true))
  if (may === undefined) return undefined
  const name = seatName(seat)
  const isProgram = company.table.seats[seat].kind === 'program'
  const words = {
    now: () => n('menu.replace', { name }),
    wait: () => n('menu.replaceWait', { name, n: Math.ceil(company.table.awayAfter / minute) }),
    turn: () => n('menu.replaceTurn', { name }),
    day: () => n(isProgram ? 'menu.replaceProgramDay' : 'menu.replaceDay', { name }),
  }
  return (
    <button type="button" className="button replace" disabled={may !== 'now'} onClick={ask}>
      <Icon name="bot" size={20} />
      {words[may]()}
    </button>
  )
}
