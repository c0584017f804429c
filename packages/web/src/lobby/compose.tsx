/** What one says: a preset phrase, or a line of one's own where the table allows it. */
import { type Outcome, type Phrase, phrases } from '@bitoku/host'
import { type ReactNode, useState } from 'react'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { useCompany, useNetwork } from './network.ts'

const longestText = 300

/** The phrases, and the field for more. */
export function Compose(): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const { acts } = useNetwork()
  const { tell } = useGame()
  const isFree = useCompany(({ table }) => table.freeChat)
  const [text, setText] = useState('')
  const [showsPhrases, setShowsPhrases] = useState(!isFree)
  const send = async (asking: Promise<Outcome>): Promise<boolean> => {
    const outcome = await asking
    if (!outcome.ok) tell(problemSentence(words, outcome.problem))
    return outcome.ok
  }
  const sayPhrase = (phrase: Phrase): void => {
    void send(acts.sayPhrase(phrase))
    if (isFree) setShowsPhrases(false)
  }
  const sayText = async (): Promise<void> => {
    const wanted = text.trim()
    if (wanted === '') return
    setText('')
    if (!(await send(acts.sayText(wanted)))) setText(wanted)
  }
  return (
    <div className="compose">
      {showsPhrases ? (
        <div className="phrases" role="group" aria-label={n('chat.phrases')}>
          {phrases.map((phrase) => (
            <button
              key={phrase}
              type="button"
              className="button phrase"
              data-phrase={phrase}
              onClick={() => sayPhrase(phrase)}
            >
              {n(`phrase.${phrase}`)}
            </button>
          ))}
        </div>
      ) : undefined}
      {isFree ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void sayText()
          }}
        >
          <button
            type="button"
            className="button show-phrases"
            aria-expanded={showsPhrases}
            aria-label={n('chat.phrases')}
            data-tip={n('chat.phrases')}
            onClick={() => setShowsPhrases(!showsPhrases)}
          >
            <Icon name="chat" size={18} />
          </button>
          <input
            className="field"
            value={text}
            maxLength={longestText}
            aria-label={n('chat.write')}
            placeholder={n('chat.write')}
            onChange={(event) => {
              setText(event.target.value)
              acts.tellTyping()
            }}
          />
          <button type="submit" className="button send" aria-label={n('chat.send')} disabled={text.trim() === ''}>
            <Icon name="arrow-right" size={18} />
          </button>
        </form>
      ) : (
        <small>{n('chat.phrasesOnly')}</small>
      )}
    </div>
  )
}
