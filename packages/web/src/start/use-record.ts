/** A record on its way in: read and checked, but not opened yet; from a text, from a file, or dropped onto the page. */
import { useCallback, useEffect, useState } from 'react'
import { leaveAddress } from '../app/address.ts'
import { holdsPosition, readPosition } from '../app/position.ts'
import { problemSentence } from '../app/problems.ts'
import type { Words } from '../app/words.ts'
import { type Host, longestRecord, problem, type RecordSummary } from '@bitoku/host'

/** A sound record. */
export interface SoundRecord {
  readonly text: string
  readonly summary: RecordSummary
}

/** What the start screen knows of a record on its way in. */
export interface Incoming {
  readonly record: SoundRecord | undefined
  /** Why the last one was refused. */
  readonly problem: string | undefined
  /** Whether something is being dragged over the page. */
  readonly hovers: boolean
  readonly onText: (text: string) => void
  readonly onFile: (file: File) => void
  readonly forget: () => void
}

/** Takes records in. */
export function useRecord(host: Host, words: Words): Incoming {
  const [record, setRecord] = useState<SoundRecord>()
  const [refused, setRefused] = useState<string>()
  const onText = useCallback(
    (text: string): void => {
      void host.readRecord(text).then((outcome) => {
        setRecord(outcome.ok ? { text, summary: outcome.value } : undefined)
        setRefused(outcome.ok ? undefined : problemSentence(words, outcome.problem))
      })
    },
    [host, words],
  )
  const onFile = useCallback(
    (file: File): void => {
      // A file that is no record may be a film: it is not even read.
      if (file.size > longestRecord) setRefused(problemSentence(words, problem('host.too-long')))
      else void file.text().then(onText, () => setRefused(problemSentence(words, problem('record.not-a-record'))))
    },
    [onText, words],
  )
  const forget = useCallback(() => {
    setRecord(undefined)
    if (holdsPosition(location.hash)) leaveAddress()
  }, [])
  useEffect(() => {
    const follow = (): void => {
      if (holdsPosition(location.hash)) void readPosition(location.hash).then((text) => onText(text ?? ''))
    }
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [onText])
  return { record, problem: refused, hovers: useDrop(onText, onFile), onText, onFile, forget }
}

/** Listens to what is dropped onto the page; whether something is being dragged over it. */
function useDrop(onText: (text: string) => void, onFile: (file: File) => void): boolean {
  const [hovers, setHovers] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault()
      setHovers(true)
    }
    const leave = (event: DragEvent): void => {
      // Between two elements of the page there is always another one.
      if (event.relatedTarget === null) setHovers(false)
    }
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      setHovers(false)
      const file = event.dataTransfer?.files[0]
      const text = event.dataTransfer?.getData('text/plain') ?? ''
      if (file !== undefined) onFile(file)
      else if (text !== '') onText(text)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [onText, onFile])
  return hovers
}
