/** What is missing for more VP, beside a card or tile that is looked at closely. */
import { ownSeat, type Thing } from '@bitoku/text'
import { type Edition, nextSteps, type NextStep, type View } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { useGame } from '../table/game.ts'
import { Lacking } from './line-details.tsx'
import './worth.css'

/** Whose card or tile it is: visions and rocks have one owner, the rest is looked at with the own eyes. */
function ownerOf(thing: Thing, edition: Edition, view: View, own: number): number | undefined {
  const find = (list: 'visions' | 'rocks', id: string): number | undefined => {
    const number = edition[list].findIndex((one) => one.id === id)
    const seat = view.seats.findIndex((player) => player[list].includes(number))
    return seat < 0 ? undefined : seat
  }
  switch (thing.kind) {
    case 'vision':
      return find('visions', thing.card.id)
    case 'rock':
      return find('rocks', thing.tile.id)
    default:
      return own
  }
}

/** Whether a step is about a card or tile. */
function isAbout(thing: Thing, { line, id }: NextStep): boolean {
  switch (thing.kind) {
    case 'vision':
      return line === 'visions' && id === thing.card.id
    case 'rock':
      return line === 'rocks' && id === thing.tile.id
    case 'bitoku':
      return line === 'bitoku'
    case 'building':
      return line === 'buildings'
    case 'crystal':
      return line === 'crystals' && id === thing.tile.colour
    default:
      return false
  }
}

/** The next steps that a card or tile has a part in. */
export function WhatIsMissing({ thing }: { readonly thing: Thing }): ReactNode {
  const { snapshot, edition, seatName } = useGame()
  const { view, finished } = snapshot
  const seat = ownerOf(thing, edition, view, ownSeat(snapshot))
  if (finished || seat === undefined) return undefined
  return nextSteps(view, seat)
    .filter((step) => isAbout(thing, step))
    .map((step, at) => (
      <p key={at} className="missing" data-tip={seat === ownSeat(snapshot) ? undefined : seatName(seat)}>
        <Lacking step={step} />
      </p>
    ))
}
