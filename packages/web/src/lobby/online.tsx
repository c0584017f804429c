/** Network play: the lobby, its rooms, and the tables. */
import './lobby.css'
import { type ReactNode, useEffect, useState } from 'react'
import type { OnlinePlace } from '../app/online.ts'
import { useLanguage } from '../app/preferences.ts'
import { useWords } from '../app/words.ts'
import { wordNetworkProblems } from '../network/problems.ts'
import { loadNetworkWords } from '../network/say.ts'
import { Device } from './device.tsx'
import { Lobby } from './lobby.tsx'
import { NewTable } from './new-table.tsx'
import { Notices } from './notices.tsx'
import { PassRoom } from './pass-room.tsx'
import { readMe } from './server.ts'
import { TablePlace } from './table-place.tsx'

wordNetworkProblems()

/** What is there when the first room is shown: one's own name and the words. */
function useBeginning(): boolean {
  const language = useLanguage()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void Promise.all([readMe(), loadNetworkWords(language).catch(() => undefined)]).then(() => setReady(true))
    // Another language is fetched by whoever speaks it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return isReady
}

/** The room that the address names. */
export function Online({ place }: { readonly place: OnlinePlace }): ReactNode {
  const { t } = useWords()
  if (!useBeginning()) return <p className="waiting">{t('app.loading')}</p>
  switch (place.kind) {
    case 'lobby':
      return <Lobby />
    case 'new':
      return <NewTable />
    case 'notices':
      return <Notices />
    case 'device':
      return <Device />
    case 'pass':
      return <PassRoom key={place.secret} secret={place.secret} />
    case 'table':
      return <TablePlace key={place.id} id={place.id} link={place.link} />
  }
}
