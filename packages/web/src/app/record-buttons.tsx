/** The ways out for a record: as a file, and to the clipboard. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import type { Host } from '@bitoku/host'
import { copyText, saveText } from './files.ts'
import { problemSentence } from './problems.ts'
import { useWords } from './words.ts'

interface Props {
  readonly host: Host
  readonly gameId: string
  /** Told when it does not work. */
  readonly tell: (text: string) => void
}

/** Two buttons: save the record of a game, copy it. */
export function RecordButtons({ host, gameId, tell }: Props): ReactNode {
  const words = useWords()
  const { t } = words
  const [copied, setCopied] = useState(false)
  const withRecord = async (use: (record: string) => Promise<void> | void): Promise<void> => {
    const outcome = await host.exportRecord(gameId)
    if (outcome.ok) await use(outcome.value)
    else tell(problemSentence(words, outcome.problem))
  }
  const save = (): Promise<void> => withRecord((record) => saveText(`bitoku-${gameId.slice(0, 8)}.txt`, record))
  const copy = (): Promise<void> =>
    withRecord(async (record) => {
      const isCopied = await copyText(record)
      setCopied(isCopied)
      if (!isCopied) tell(t('menu.notCopied'))
    })
  return (
    <>
      <button type="button" className="button save-record" data-tip={t('menu.recordTip')} onClick={() => void save()}>
        <Icon name="share" size={20} />
        {t('menu.export')}
      </button>
      <button type="button" className="button copy-record" data-tip={t('menu.recordTip')} onClick={() => void copy()}>
        <Icon name="link" size={20} />
        {t(copied ? 'menu.copied' : 'menu.copy')}
      </button>
    </>
  )
}
