/** On screens with room for one part of the board: the part in which something is to be seen. */
import { useEffect, useRef } from 'react'
import type { Part } from '../board/targets.ts'
import { useHistory } from './use-history.ts'

/** Goes to the board, and to the part of it that is wanted, once for every wish. */
export function useWantedPart(onPart: (part: Part | undefined) => void): void {
  const wanted = useHistory((state) => state.wanted)
  const latest = useRef(onPart)
  const answered = useRef(wanted)
  useEffect(() => {
    latest.current = onPart
  })
  useEffect(() => {
    if (wanted === undefined || wanted === answered.current) return
    answered.current = wanted
    latest.current(wanted.part)
  }, [wanted])
}
