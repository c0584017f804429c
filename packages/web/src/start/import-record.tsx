/** A game from a record: pasted or from a file. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { problemSentence } from '../app/problems.ts'
import { useWords } from '../app/words.ts'
import type { Host } from '../host/host.ts'

/** The way in for records. */
export function ImportRecord({ host }: { readonly host: Host }): ReactNode {
  const words = useWords()
  const { t } = words
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const load = async (record: string): Promise<void> => {
    const outcome = await host.importRecord(record)
    setProblem(outcome.ok ? undefined : problemSentence(words, outcome.problem))
  }
  return (
    <details className="import">
      <summary>{t('import.title')}</summary>
      <textarea
        className="field"
        rows={3}
        aria-label={t('import.paste')}
        placeholder={t('import.paste')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="import-buttons">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => void load(text)}>
          <Icon name="play" size={18} />
          {t('import.open')}
        </button>
        <label className="button">
          <Icon name="book" size={18} />
          {t('import.file')}
          <input
            className="hidden-text"
            type="file"
            accept=".txt,.json,text/plain"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file !== undefined) void file.text().then(load)
            }}
          />
        </label>
      </div>
      {problem === undefined ? undefined : (
        <p className="problem" role="alert">
          <Icon name="warning" size={20} />
          {problem}
        </p>
      )}
    </details>
  )
}
