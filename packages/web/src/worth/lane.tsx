/** One seat in the ceremony: its things of the present line, what they give, and the sum that rolls up. */
import type { Sheet } from '@bitoku/engine'
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { VpStar } from '../art/tokens.tsx'
import { seatNumber, useGame } from '../table/game.ts'
import type { CeremonyStep } from './ceremony.ts'
import { signed, written } from './lines.ts'
import { partsOf } from './parts.tsx'

/** How much of a step has passed when what was won leaves, arrives, and is added up. */
const leaves = 0.38
const arrives = 0.66
const added = 0.92

interface Props {
  readonly sheet: Sheet
  /** Undefined: all is counted. */
  readonly step: CeremonyStep | undefined
  readonly from: number
  readonly to: number
  readonly gain: number | undefined
  /** The most VP of all seats: the length of a whole bar. */
  readonly most: number
  /** How long the step takes, in ms; 0: without movement. */
  readonly time: number
}

/** The lane of a seat. */
export function Lane({ sheet, step, from, to, gain, most, time }: Props): ReactNode {
  const game = useGame()
  const { seat, rank } = sheet
  const isWinner = step === undefined && rank === 1
  const shown = useRolling(from, to, step === undefined ? 0 : time)
  const chip = useRef<HTMLSpanElement>(null)
  const sum = useRef<HTMLElement>(null)
  const line = step?.line
  useLayoutEffect(() => {
    const [start, end] = [chip.current, sum.current].map((one) => one?.getBoundingClientRect())
    if (time === 0 || start === undefined || end === undefined) return
    const away = `translate(${end.left + end.width / 2 - start.left - start.width / 2}px, ${end.top - start.top}px) scale(0.6)`
    const still = { transform: 'none', opacity: 1 }
    const frames = [
      { transform: 'scale(0.4)', opacity: 0 },
      { ...still, offset: 0.2 },
      { ...still, offset: leaves, easing: 'ease-in' },
      { transform: away, opacity: 1, offset: arrives },
      { transform: away, opacity: 0, offset: arrives + 0.04 },
      { transform: away, opacity: 0 },
    ]
    const flight = chip.current?.animate(frames, { duration: time, fill: 'both' })
    return () => flight?.cancel()
  }, [line, time])
  const parts = line === undefined ? [] : partsOf({ game, view: game.snapshot.view, sheet }, line)
  const style = { '--seat': `var(--seat-${seat})`, '--reach': Math.max(0, shown) / most } as CSSProperties
  return (
    <li className={isWinner ? 'lane is-winner' : step === undefined ? 'lane is-beaten' : 'lane'} style={style}>
      <span className="lane-name" style={{ color: `var(--seat-${seat}-name)` }}>
        <SeatMark seat={seatNumber(seat)} width={30} />
        <span>{game.seatName(seat)}</span>
        {isWinner ? <Icon name="crown" size={24} /> : undefined}
      </span>
      <span className="lane-parts" key={line}>
        {parts.map(({ key, art, name, vp }, at) => (
          <span
            key={key}
            className="part-art"
            role="img"
            aria-label={name}
            style={{ animationDelay: `${Math.min(at * 60, time * 0.25)}ms` }}
          >
            {art}
            {vp === undefined || vp === 0 ? undefined : <VpStar n={Math.abs(vp)} lost={vp < 0} width={22} />}
          </span>
        ))}
      </span>
      {gain === undefined || line === 'vp' ? undefined : (
        <span ref={chip} className={gain < 0 ? 'lane-gain down' : gain === 0 ? 'lane-gain none' : 'lane-gain'}>
          {signed(gain)}
        </span>
      )}
      <b ref={sum} className="lane-sum" aria-hidden={shown !== to}>
        {written(shown)}
      </b>
    </li>
  )
}

/** A number on its way from one to the other, in the last part of a step. */
function useRolling(from: number, to: number, time: number): number {
  const [shown, setShown] = useState(from)
  useEffect(() => {
    if (time === 0 || from === to) {
      setShown(to)
      return
    }
    const began = performance.now()
    let frame = 0
    const roll = (now: number): void => {
      const part = Math.min(1, Math.max(0, ((now - began) / time - arrives) / (added - arrives)))
      setShown(Math.round(from + (to - from) * part))
      if (part < 1) frame = requestAnimationFrame(roll)
    }
    frame = requestAnimationFrame(roll)
    return () => cancelAnimationFrame(frame)
  }, [from, to, time])
  return time === 0 ? to : shown
}
