/** A network table: the same table as everywhere, with the company around it. */
import type { Outcome } from '@bitoku/host'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Boundary } from '../app/boundary.tsx'
import { goOnline, type TableLink, useOnline } from '../app/online.ts'
import { usePreferences } from '../app/preferences.ts'
import { problemSentence } from '../app/problems.ts'
import { setHere } from '../network/attention.ts'
import { type NetworkHost, openNetworkTable } from '../network/network-host.ts'
import { useOnlineWords } from '../network/say.ts'
import { browserWorld } from '../network/world.ts'
import { UpdateLine } from '../offline/update-line.tsx'
import { lookForNewer } from '../offline/updates.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { type Extras, ExtrasContext } from '../table/extras.ts'
import { Table } from '../table/table.tsx'
import { Above } from './above.tsx'
import { Chat } from './chat.tsx'
import { Clocks, OwnClock } from './clock.tsx'
import { FinalExtras } from './final-extras.tsx'
import { Frame } from './frame.tsx'
import { MenuExtras } from './menu-extras.tsx'
import { Network, useCompany } from './network.ts'
import { Meanwhile, Question } from './question.tsx'
import { SeatSigns } from './seat-signs.tsx'
import { Side, Unread } from './side.tsx'
import { seatLabel } from './telling.ts'

interface Props {
  readonly id: string
  readonly link: TableLink | undefined
}

/** Opens the table and shows it. */
export function NetworkTable({ id, link }: Props): ReactNode {
  const words = useOnlineWords()
  const { t, n } = words
  const [opened, setOpened] = useState<Outcome<NetworkHost>>()
  useEffect(() => {
    let isWanted = true
    let host: NetworkHost | undefined
    /** Whoever has gone elsewhere already is not led to the lobby. */
    const leave = (): void => {
      const { place } = useOnline.getState()
      if (place?.kind === 'table' && place.id === id) goOnline({ kind: 'lobby' })
    }
    const { autoResolve } = usePreferences.getState()
    const onClose = (): void => {
      if (isWanted) leave()
    }
    void openNetworkTable(browserWorld, { id, link, autoResolve, onClose }).then((outcome) => {
      if (outcome.ok) host = outcome.value
      if (isWanted) setOpened(outcome)
      else void host?.close()
    })
    return () => {
      isWanted = false
      void host?.close()
    }
  }, [id, link])
  if (opened === undefined) return <p className="waiting">{t('app.loading')}</p>
  if (!opened.ok)
    return (
      <Frame title={n('lobby.title')} onBack={() => goOnline({ kind: 'lobby' })}>
        <ProblemLine text={problemSentence(words, opened.problem)} />
        {opened.problem.key === 'view.edition' ? <Newer /> : undefined}
      </Frame>
    )
  return (
    <Network value={opened.value}>
      <Boundary host={opened.value}>
        <OpenTable host={opened.value} />
      </Boundary>
    </Network>
  )
}

/** A page that does not know what a game is played with: a newer one may be had. */
function Newer(): ReactNode {
  useEffect(() => void lookForNewer(), [])
  return <UpdateLine />
}

function OpenTable({ host }: { readonly host: NetworkHost }): ReactNode {
  const words = useOnlineWords()
  const raw = useSyncExternalStore(host.subscribe, host.snapshot)
  // Bots have no names on the server: they are called in the reader's language.
  const seats = useMemo(
    () => raw?.seats.map((seat, at) => ({ ...seat, name: seatLabel(words, seat, at) })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- who sits where changes less often than the snapshot
    [JSON.stringify(raw?.seats), words],
  )
  const table = useCompany((company) => company.table)
  const { replay } = table
  const snapshot = useMemo(() => raw && seats && { ...raw, seats }, [raw, seats])
  const rewinds = useCompany((company) => company.rewinds)
  const pace = usePreferences((state) => state.pace)
  const autoResolve = usePreferences((state) => state.autoResolve)
  const liveConfirm = usePreferences((state) => state.liveConfirm)
  useEffect(() => host.setPace(pace), [host, pace])
  useEffect(() => host.setAutoResolve(autoResolve), [host, autoResolve])
  useEffect(() => setHere(table), [table])
  useEffect(() => () => setHere(undefined), [])
  const isLive = table.pace.kind === 'live'
  const isTimed = table.pace.kind !== 'untimed'
  const isWatching = table.seat === undefined
  const extras = useMemo(
    (): Extras => ({
      Seat: SeatSigns,
      Side,
      Unread,
      Above,
      Menu: MenuExtras,
      Final: FinalExtras,
      Question,
      Meanwhile,
      Clock: OwnClock,
      Chat,
      Clocks,
      replay,
      isTimed,
      isWatching,
      // Where others wait at their screens a turn ends by itself, unless one holds it; over days nobody is in a hurry.
      confirmMode: isLive ? liveConfirm : 'explicit',
    }),
    [isLive, isTimed, isWatching, liveConfirm, replay],
  )
  if (snapshot === undefined) return undefined
  return (
    <ExtrasContext value={extras}>
      {/* Moves taken back make everything that was kept of the past void. */}
      <Table key={rewinds} host={host} snapshot={snapshot} />
    </ExtrasContext>
  )
}
