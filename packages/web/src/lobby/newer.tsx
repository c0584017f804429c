/** A newer page, found while one plays: a turn that is begun is played to its end, then one is asked. */
import { type ReactNode, useEffect } from 'react'
import { UpdateLine } from '../offline/update-line.tsx'
import { lookForNewer } from '../offline/updates.ts'
import { useGame } from '../table/game.ts'
import { useCompany } from './network.ts'

/** The question whether to take it. */
export function NewerPage(): ReactNode {
  const { now } = useGame()
  const lines = useCompany((company) => company.lines)
  useEffect(() => void lookForNewer(), [lines])
  return now.asked === undefined ? <UpdateLine /> : undefined
}
