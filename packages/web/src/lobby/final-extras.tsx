/** After a network game: the same table again, the way to look at it for ever, the game as data. */
import type { ReactNode } from 'react'
import { saveText } from '../app/files.ts'
import { goOnline } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { CopyLink } from './menu-extras.tsx'
import { useCompany, useNetwork } from './network.ts'

/** The buttons. */
export function FinalExtras(): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const { acts } = useNetwork()
  const { tell } = useGame()
  const table = useCompany((company) => company.table)
  const rematch = async (): Promise<void> => {
    const outcome = await acts.rematch()
    if (outcome.ok) goOnline({ kind: 'table', id: outcome.value, link: undefined })
    else tell(problemSentence(words, outcome.problem))
  }
  const saveJson = async (): Promise<void> => {
    const outcome = await acts.exportJson()
    if (outcome.ok) saveText(`bitoku-${table.id.slice(0, 8)}.json`, outcome.value)
    else tell(problemSentence(words, outcome.problem))
  }
  return (
    <>
      {table.seat === undefined ? undefined : (
        <button type="button" className="button primary rematch" onClick={() => void rematch()}>
          <Icon name="restart" size={18} />
          {n(table.next === undefined ? 'end.rematch' : 'end.join')}
        </button>
      )}
      {table.replay === undefined ? undefined : <CopyLink path={table.replay} />}
      <button type="button" className="button save-json" onClick={() => void saveJson()}>
        <Icon name="text" size={20} />
        {n('end.json')}
      </button>
    </>
  )
}
