/** Whom one waits for, what one is at this table, and what can be done meanwhile. */
import type { ReactNode } from 'react'
import { goOnline } from '../app/online.ts'
import { Icon } from '../art/sprite.tsx'
import { useAttention } from '../network/attention.ts'
import { useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { useCompany } from './network.ts'
import { RemindButton } from './remind-button.tsx'

/** Whether the table itself has nothing to say in its prompt. */
function useIsWaiting(): boolean {
  const { now } = useGame()
  return now.decision === undefined && !now.draft.needsConfirm && !now.finished
}

/** The sentence in the prompt while others decide. */
export function Question(): ReactNode {
  const { n, language } = useOnlineWords()
  const { now, seatName } = useGame()
  const table = useCompany((company) => company.table)
  const isWaiting = useIsWaiting()
  if (table.state === 'finished' && !now.finished) return n('ended.text')
  const behind = table.delay === undefined ? '' : `${n('watch.behind', { n: table.delay })} `
  const watching = table.seat === undefined && !now.finished ? `${n('watch.title')}. ${behind}` : ''
  // Of a bot that moves the table itself speaks.
  if (!isWaiting || now.moving !== undefined) return watching === '' ? undefined : ` ${watching}`
  const names = table.awaited.map(seatName)
  if (names.length === 0) return watching
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return `${watching}${n('wait.for', { n: names.length, names: list })}`
}

/** What can be done while others decide: remind them, go to another game. */
export function Meanwhile(): ReactNode {
  const isWaiting = useIsWaiting()
  return (
    <>
      {isWaiting ? <RemindButton /> : undefined}
      <NextGame />
    </>
  )
}

/** The button to a game that waits elsewhere; offered when there is nothing to do here, never forced. */
function NextGame(): ReactNode {
  const { n } = useOnlineWords()
  const { now } = useGame()
  const here = useCompany(({ table }) => table.id)
  const next = useAttention(({ awaiting }) => awaiting.find(({ id }) => id !== here))
  const isWaiting = useIsWaiting()
  if (next === undefined || !(isWaiting || now.finished)) return undefined
  return (
    <button
      type="button"
      className="button primary next-game"
      data-tip={next.names.join(', ')}
      onClick={() => goOnline({ kind: 'table', id: next.id, link: undefined })}
    >
      {n('next.game')}
      <Icon name="arrow-right" size={18} />
    </button>
  )
}
