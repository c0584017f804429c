/** The steps of the Tengu and the options of the solo game, in the words of the table. */
import { soloOptionNames, stepNames } from '@bitoku/engine'
import { soloOptionName, soloOptionSentence, stepSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { useReading } from '../reading.ts'

/** The steps in their order. */
export function Steps(): ReactNode {
  const { language } = useReading()
  return (
    <dl className="guide-steps">
      {stepNames.map((step) => (
        <div key={step}>
          <dt>{step}</dt>
          <dd>{stepSentence(language, step)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The options. */
export function Options(): ReactNode {
  const { language } = useReading()
  return (
    <ul>
      {soloOptionNames.map((option) => (
        <li key={option}>
          <b>{soloOptionName(language, option)}.</b> {soloOptionSentence(language, option)}
        </li>
      ))}
    </ul>
  )
}
