/** The way in for records: pasted, or from a file. */
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'
import { longestRecord } from '@bitoku/host'

interface Props {
  readonly onText: (text: string) => void
  readonly onFile: (file: File) => void
}

/** The field and the two buttons. */
export function ImportRecord({ onText, onFile }: Props): ReactNode {
  const { t } = useWords()
  const [text, setText] = useState('')
  return (
    <details className="import">
      <summary>{t('import.title')}</summary>
      <textarea
        className="field"
        rows={3}
        aria-label={t('import.paste')}
        placeholder={t('import.paste')}
        value={text}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (pasted.length <= longestRecord) return
          // A field with a whole library in it would stop the page.
          event.preventDefault()
          onText(pasted)
        }}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="import-buttons">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => onText(text)}>
          <Icon name="play" size={18} />
          {t('import.open')}
        </button>
        <label className="button">
          <Icon name="book" size={18} />
          {t('import.file')}
          <input
            className="hidden-text"
            type="file"
            accept=".txt,text/plain"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file !== undefined) onFile(file)
              // The same file can be chosen again.
              event.target.value = ''
            }}
          />
        </label>
        <small>{t('import.hint')}</small>
      </div>
    </details>
  )
}
