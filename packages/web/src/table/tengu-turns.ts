/** The Tengu's turns, read from the events: the dice, the card, the steps tested, what happened. */
import type { GameEvent, StepName, StepReason } from '@bitoku/engine'
import type { NumberedEvent } from '@bitoku/host'

/** A step that was tested: with the reason why it did not hold, or without when it was done. */
interface TestedStep {
  readonly step: StepName
  readonly not: StepReason | undefined
}

/** One turn of the Tengu. */
export interface TenguTurn {
  readonly number: number
  readonly dice: readonly [number, number]
  readonly place: 'left' | 'middle' | 'right'
  readonly card: string
  readonly steps: readonly TestedStep[]
  readonly events: readonly GameEvent[]
}

/** The turns that the events hold. */
export function tenguTurns(events: readonly NumberedEvent[]): readonly TenguTurn[] {
  const turns: {
    number: number
    dice: readonly [number, number]
    place: TenguTurn['place']
    card: string
    steps: TestedStep[]
    events: GameEvent[]
  }[] = []
  let open = false
  for (const { event, number } of events) {
    if (event.type === 'tengu-dice') {
      turns.push({ number, dice: event.dice, place: event.place, card: event.card, steps: [], events: [] })
      open = true
    } else if (event.type === 'turn' || event.type === 'phase') open = false
    else if (open) {
      const turn = turns[turns.length - 1]
      if (event.type === 'tengu-step') turn.steps.push({ step: event.step, not: event.not })
      else turn.events.push(event)
    }
  }
  return turns
}
