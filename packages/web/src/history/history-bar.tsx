/** The bar of the past, in the place of the prompt: which moment is shown, the ways to others, the way back. */
import { yearAndSeason } from '@bitoku/words'
import { type ReactNode, useState } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { gameInAddress, linkTo, linkToReplay } from '../app/address.ts'
import { cutRecord, positionPart, positionTime } from '../app/position.ts'
import { problemSentence } from '../app/problems.ts'
import { copyText } from '../app/files.ts'
import { useKeyAction } from '../keys/registry.ts'
import { useExtras } from '../table/extras.ts'
import { seatNumber, useGame } from '../table/game.ts'
import { openSheet } from '../table/panels.ts'
import './history.css'
import { Scrubber } from './scrubber.tsx'
import { type Turn, turnAt } from './turns.ts'
import { useGoing } from './use-going.ts'
import { pauseHistory, returnToNow, speeds, useHistory } from './use-history.ts'
import { usePlaying } from './use-playing.ts'
import { useTurns } from './use-turns.ts'

/** The bar of the past. */
export function HistoryBar(): ReactNode {
  const { snapshot, now, language, seatName, t } = useGame()
  const going = useGoing()
  const turns = useTurns()
  usePlaying(going, now.history)
  useKeyAction('cancel', returnToNow)
  const { isPlaying, speed } = useHistory()
  const { history, view } = snapshot
  const turn = turnAt(turns, history)
  const isLast = history >= now.history
  const play = (): void => {
    if (isPlaying) pauseHistory()
    else if (isLast) void going.watch(0)
    else useHistory.setState({ isPlaying: true })
  }
  return (
    <section className="prompt history-bar" aria-label={t('history.label')} data-history={history}>
      <div className="history-where" role="status">
        <Icon name="history" size={22} />
        <span>
          <b>{t('history.turn', { n: turn?.number ?? 0, all: turns.length })}</b>
          <small>
            {turn?.seat === undefined ? undefined : <SeatMark seat={seatNumber(turn.seat)} width={16} />}
            {turn?.seat === undefined ? undefined : <span>{seatName(turn.seat)}</span>}
            <span>{yearAndSeason(language, view.round, view.phase)}</span>
          </small>
        </span>
      </div>
      <div className="history-ways">
        <Way icon="step-back" label={t('history.turnBack')} isOff={history === 0} onGo={() => going.stepTurn(-1)} />
        <Way icon="play" back label={t('history.back')} isOff={history === 0} onGo={() => going.step(-1)} />
        <button
          type="button"
          className="button history-play"
          aria-label={t(isPlaying ? 'history.pause' : 'history.play')}
          data-tip={t(isPlaying ? 'history.pause' : 'history.play')}
          onClick={play}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
        </button>
        <Way icon="play" label={t('history.forward')} isOff={isLast} onGo={() => going.step(1)} />
        <Way icon="step-forward" label={t('history.turnForward')} isOff={isLast} onGo={() => going.stepTurn(1)} />
        <button
          type="button"
          className="button history-speed"
          aria-label={t('history.speed', { n: speed })}
          data-tip={t('history.speed', { n: speed })}
          onClick={() => useHistory.setState({ speed: speeds[(speeds.indexOf(speed) + 1) % speeds.length] })}
        >
          {speed}×
        </button>
      </div>
      <Scrubber turns={turns} history={history} onShow={going.show} />
      <div className="history-out">
        <AskWhy turn={turn} />
        <CopyLink history={history} />
        <CopyPosition history={history} />
        <button type="button" className="button primary history-return" onClick={returnToNow}>
          {t('history.return')}
        </button>
      </div>
    </section>
  )
}

interface WayProps {
  readonly icon: IconName
  /** The sign is turned around. */
  readonly back?: boolean
  readonly label: string
  readonly isOff: boolean
  readonly onGo: () => Promise<void>
}

function Way({ icon, back = false, label, isOff, onGo }: WayProps): ReactNode {
  return (
    <button
      type="button"
      className={back ? 'button turned' : 'button'}
      aria-label={label}
      data-tip={label}
      disabled={isOff}
      onClick={() => {
        pauseHistory()
        void onGo()
      }}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}

/** Asks for the reasons of a bot's turn, once the game is over: until then they would say what it has in hand. */
function AskWhy({ turn }: { readonly turn: Turn | undefined }): ReactNode {
  const { now, seatName, t } = useGame()
  const isNetwork = useExtras() !== undefined
  if (turn?.seat === undefined || isNetwork || !now.finished || now.seats[turn.seat].kind !== 'bot') return undefined
  const { seat, from, to } = turn
  const label = t('history.why', { name: seatName(seat) })
  return (
    <button
      type="button"
      className="button history-link history-why"
      aria-label={label}
      data-tip={label}
      onClick={() => openSheet({ why: { seat, from, to } })}
    >
      <Icon name="bot" size={18} />
    </button>
  )
}

/** Copies the address of the moment. */
function CopyLink({ history }: { readonly history: number }): ReactNode {
  const { now, tell, t } = useGame()
  const replay = useExtras()?.replay
  const [copied, setCopied] = useState<number>()
  // Only a game on the shelf of this browser, or one of a server, can be found by its address.
  if (replay === undefined && gameInAddress() !== now.gameId) return undefined
  const isCopied = copied === history
  const copy = async (): Promise<void> => {
    const address = replay === undefined ? linkTo(now.gameId, history) : linkToReplay(replay, history)
    if (await copyText(address)) setCopied(history)
    else tell(address)
  }
  const label = t(isCopied ? 'menu.copied' : 'history.link')
  return (
    <button
      type="button"
      className="button history-link"
      aria-label={label}
      data-tip={`${label}\n${t(replay === undefined ? 'history.linkTip' : 'history.replayTip')}`}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'confirm' : 'link'} size={18} />
    </button>
  )
}

/** Copies a link by which anybody can play on from the moment. A game that goes on at a server keeps its seed to itself. */
function CopyPosition({ history }: { readonly history: number }): ReactNode {
  const words = useGame()
  const { host, now, tell, t } = words
  const isNetwork = useExtras() !== undefined
  const [copied, setCopied] = useState<number>()
  if (isNetwork && !now.finished) return undefined
  const isCopied = copied === history
  const copy = async (): Promise<void> => {
    const record = await host.exportRecord(now.gameId)
    if (!record.ok) return tell(problemSentence(words, record.problem))
    const position = cutRecord(record.value, history)
    const part = `${positionTime(position)}${await positionPart(position)}`
    if (await copyText(`${location.origin}${location.pathname}${part}`)) setCopied(history)
    else tell(t('menu.notCopied'))
  }
  const label = t(isCopied ? 'menu.copied' : 'history.position')
  return (
    <button
      type="button"
      className="button history-position"
      aria-label={label}
      data-tip={`${label}\n${t('history.positionTip')}`}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'confirm' : 'share'} size={18} />
    </button>
  )
}
