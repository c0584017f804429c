/** What it is worth: every line of every sheet, the scores over time, VP by source; at the end the winner and the tie-break. */
import { tieSentence } from '@bitoku/words'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { RecordButtons } from '../app/record-buttons.tsx'
import { Tabs } from '../app/tabs.tsx'
import { Compare } from '../worth/compare.tsx'
import { useExtras } from './extras.ts'
import { seatNumber, useGame } from './game.ts'
import { Panel } from './panel.tsx'
import { Beaten, ChallengeButton } from './challenge.tsx'
import { openSheet } from './panels.ts'

const ScoresOverTime = lazy(async () => ({ default: (await import('../charts/over-time.tsx')).ScoresOverTime }))
const VpBySource = lazy(async () => ({ default: (await import('../charts/by-source.tsx')).VpBySource }))

const parts = ['table', 'time', 'sources'] as const
type Part = (typeof parts)[number]

interface Props {
  readonly onClose: () => void
}

/** The sheets of all seats; during the game as if it ended now. */
export function Sheets({ onClose }: Props): ReactNode {
  const { snapshot, t } = useGame()
  const { finished } = snapshot
  const [part, setPart] = useState<Part>('table')
  return (
    <Panel title={t(finished ? 'final.title' : 'final.now')} className="final" onClose={onClose}>
      {finished ? <Winner /> : undefined}
      <Tabs tabs={parts} now={part} onChange={setPart} label={t('worth.views')}>
        {(one) => t(`worth.${one}`)}
      </Tabs>
      <div role="tabpanel" aria-label={t(`worth.${part}`)}>
        <Suspense>{part === 'table' ? <Compare /> : part === 'time' ? <ScoresOverTime /> : <VpBySource />}</Suspense>
      </div>
      {finished ? <Farewell onClose={onClose} /> : undefined}
    </Panel>
  )
}

/** Who has won, and what broke the tie. */
function Winner(): ReactNode {
  const { snapshot, language, seatName, t } = useGame()
  const winner = snapshot.sheets.find(({ rank }) => rank === 1)
  const tie = tieSentence(language, snapshot.sheets, seatName)
  if (winner === undefined) return undefined
  return (
    <div className="winner">
      <SeatMark seat={seatNumber(winner.seat)} width={56} />
      <div>
        <h1 style={{ color: `var(--seat-${winner.seat}-name)` }}>
          {t('final.wins', { name: seatName(winner.seat), n: winner.total })}
        </h1>
        {tie === undefined ? undefined : <p className="tie">{tie}</p>}
        <Beaten />
      </div>
    </div>
  )
}

function Farewell({ onClose }: Props): ReactNode {
  const { host, snapshot, tell, t } = useGame()
  const extras = useExtras()
  return (
    <div className="buttons">
      {extras === undefined ? (
        <button type="button" className="button primary" onClick={() => void host.close()}>
          <Icon name="play" size={18} />
          {t('final.again')}
        </button>
      ) : (
        <extras.Final />
      )}
      <button type="button" className="button look" onClick={onClose}>
        {t('final.look')}
      </button>
      <button type="button" className="button watch" onClick={() => openSheet('ascension')}>
        <Icon name="crown" size={18} />
        {t('ceremony.watch')}
      </button>
      <ChallengeButton />
      <RecordButtons host={host} gameId={snapshot.gameId} tell={tell} />
    </div>
  )
}
