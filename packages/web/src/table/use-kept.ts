/** State of the table's parts that a reload brings back. */
import { useCallback, useState } from 'react'
import { keep, recall } from '../app/kept.ts'
import type { Snapshot } from '@bitoku/host'
import { useGame } from './game.ts'

/** Like useState, for a value that survives a reload of the page; `isSound` checks what comes back. */
export function useKept<Value>(
  name: string,
  initial: Value,
  isSound: (value: unknown) => value is Value,
): readonly [Value, (value: Value) => void] {
  const { gameId } = useGame().snapshot
  const [value, setValue] = useState(() => recall(gameId, name, isSound) ?? initial)
  const change = useCallback(
    (next: Value): void => {
      keep(gameId, name, next)
      setValue(next)
    },
    [gameId, name],
  )
  return [value, change]
}

/** The moment of the game: who is asked, after how many moves and steps. A reload changes the version, not the moment. */
export const momentOf = ({ asked, history, draft }: Pick<Snapshot, 'asked' | 'history' | 'draft'>): string =>
  [asked ?? '', history, draft.steps.length].join(' ')

/** A check for one of some names. */
export const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (value: unknown): value is Name =>
    names.some((name) => name === value)
