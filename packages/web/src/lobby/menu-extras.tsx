/** What the menu of a network table adds: take-backs, bots for those who are gone, links, notices. */
import type { Outcome } from '@bitoku/host'
import { type ReactNode, useState } from 'react'
import { copyText } from '../app/files.ts'
import { goOnline } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { closeSheet } from '../table/panels.ts'
import { wholeAddress } from './invite.tsx'
import { useCompany, useNetwork } from './network.ts'
import { ReplaceButton } from './replace-button.tsx'

/** The buttons. */
export function MenuExtras(): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const { acts } = useNetwork()
  const { tell } = useGame()
  const table = useCompany((company) => company.table)
  const own = table.seat
  const isLive = table.state === 'live'
  const plays = own !== undefined && isLive && table.seats[own].standIn !== true
  const shared = table.state === 'finished' ? table.replay : table.links?.watch
  const act = async (asking: Promise<Outcome>, done: string): Promise<void> => {
    closeSheet()
    const outcome = await asking
    tell(outcome.ok ? done : problemSentence(words, outcome.problem))
  }
  return (
    <>
      {plays && table.history > 0 ? (
        <button
          type="button"
          className="button take-back"
          onClick={() => void act(acts.askTakeBack(), n('question.sent'))}
        >
          <Icon name="undo" size={20} />
          {n('menu.takeBack')}
        </button>
      ) : undefined}
      {plays
        ? table.seats.map((_, seat) => (
            <ReplaceButton key={seat} seat={seat} ask={() => void act(acts.askReplace(seat), n('question.sent'))} />
          ))
        : undefined}
      {plays && table.seats.filter(({ kind }) => kind === 'person').length > 1 ? (
        <button type="button" className="button ask-end" onClick={() => void act(acts.askEnd(), n('question.sent'))}>
          <Icon name="close" size={20} />
          {n('menu.end')}
        </button>
      ) : undefined}
      {plays ? (
        <button
          type="button"
          className="button stand-in"
          onClick={() => void act(acts.letBotPlay(), n('standIn.text'))}
        >
          <Icon name="bot" size={20} />
          {n('menu.standIn')}
        </button>
      ) : undefined}
      {shared === undefined ? undefined : <CopyLink path={shared} />}
      <button type="button" className="button" onClick={() => goOnline({ kind: 'notices' })}>
        <Icon name="bell" size={20} />
        {n('lobby.notices')}
      </button>
    </>
  )
}

/** Copies the link by which others watch; after the game, look at it. */
export function CopyLink({ path }: { readonly path: string }): ReactNode {
  const { n } = useOnlineWords()
  const isOver = useCompany(({ table }) => table.state === 'finished')
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="button watch-link"
      onClick={() => void copyText(wholeAddress(path)).then(setCopied)}
    >
      <Icon name={isCopied ? 'confirm' : 'eye'} size={20} />
      {n(isCopied ? 'room.copied' : isOver ? 'menu.replayLink' : 'menu.watchLink')}
    </button>
  )
}
