/** Somebody is out of time: the others wait, let a bot play or end the game. A game that was ended says so. */
import type { Outcome } from '@bitoku/host'
import { type ReactNode, useState } from 'react'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { leftOn, useServerTime } from './clock.tsx'
import { FinalExtras } from './final-extras.tsx'
import { useCompany, useNetwork } from './network.ts'

/** What one can do about a rival whose time has run out; waiting is one of the answers, for this turn. */
export function Expired(): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const { acts } = useNetwork()
  const { tell, seatName, now: shown } = useGame()
  const table = useCompany((company) => company.table)
  const { clocks, questions, seats, seat: own } = table
  const now = useServerTime(clocks.some((clock) => clock?.since !== undefined))
  const [waitsSince, setWaits] = useState<number>()
  const plays = own !== undefined && table.state === 'live' && seats[own].standIn !== true
  const late = clocks.findIndex(
    (clock, seat) =>
      // The clocks of bots do not run.
      seat !== own && clock?.since !== undefined && leftOn(clock, now) <= 0,
  )
  const since = clocks[late]?.since
  // What is already asked is answered there; and whoever decides just now does that first.
  const isBusy = shown.asked !== undefined || questions.some(({ kind }) => kind !== 'take-back')
  if (!plays || since === undefined || since === waitsSince || isBusy) return undefined
  const act = async (asking: Promise<Outcome>): Promise<void> => {
    const outcome = await asking
    if (!outcome.ok) tell(problemSentence(words, outcome.problem))
  }
  return (
    <div className="net-banner expired" role="status">
      <Icon name="clock" size={20} />
      <p>{n('expired.text', { name: seatName(late) })}</p>
      <button type="button" className="button primary" onClick={() => setWaits(since)}>
        {n('expired.wait')}
      </button>
      <button type="button" className="button expired-bot" onClick={() => void act(acts.askReplace(late))}>
        {n('expired.bot')}
      </button>
      <button type="button" className="button quiet expired-end" onClick={() => void act(acts.askEnd())}>
        {n('expired.end')}
      </button>
    </div>
  )
}

/** A game that was ended as it stood. It has no last sheet, so what follows a game is offered here. */
export function Ended(): ReactNode {
  const { n } = useOnlineWords()
  const { t } = useGame()
  const isEnded = useCompany(({ table }) => table.state === 'finished' && table.phase !== 'over')
  const [isRead, setRead] = useState(false)
  if (!isEnded || isRead) return undefined
  return (
    <div className="net-banner ended" role="status">
      <Icon name="close" size={20} />
      <p>{n('ended.text')}</p>
      <FinalExtras />
      <button type="button" className="button look" onClick={() => setRead(true)}>
        {t('final.look')}
      </button>
    </div>
  )
}
