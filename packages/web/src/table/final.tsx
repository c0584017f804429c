/** The end: every line of every sheet, the winner, the tie-break. */
import type { Sheet } from '@bitoku/engine'
import { type ScoreLine, scoreLines, scoreName, scoreSentence, sourceName } from '@bitoku/words'
import type { ReactNode } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { seatNumber, useGame } from './game.ts'
import { Panel } from './panel.tsx'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** What a line of the sheet is worth; undefined where the seat has no such line. */
function valueOf(sheet: Sheet, line: ScoreLine): number | undefined {
  const { tengu } = sheet
  switch (line) {
    case 'vp':
      return sheet.vp
    case 'first':
      return sheet.first
    case 'bitoku':
      return sheet.bitoku.vp
    case 'treasures':
      return sum(sheet.treasures.map(({ vp }) => vp))
    case 'rocks':
      return tengu === undefined ? sum(sheet.rocks.map(({ vp }) => vp)) : undefined
    case 'dice':
      return tengu === undefined ? sheet.dice.vp : undefined
    case 'visions':
      return tengu === undefined ? sum(sheet.visions.map(({ vp }) => vp)) : undefined
    case 'buildings':
      return sheet.board.buildings
    case 'crystals':
      return sheet.board.crystals
    case 'matches':
      return tengu?.matches.vp
    case 'yokai':
      return tengu?.yokai.vp
    case 'resources':
      return tengu?.resources
    case 'tenguCrystals':
      return tengu?.crystals
    case 'lead':
      return tengu?.lead
    case 'total':
      return sheet.total
    case 'rank':
      return sheet.rank
  }
}

interface Props {
  readonly onClose: () => void
}

/** The sheets of all seats; during the game as if it ended now. */
export function Sheets({ onClose }: Props): ReactNode {
  const { snapshot, language, style, seatName, host, t } = useGame()
  const { sheets, finished } = snapshot
  const ranked = sheets.toSorted((one, other) => one.rank - other.rank)
  const [winner, second] = ranked
  const tied = second !== undefined && winner !== undefined && winner.total === second.total
  const lines = scoreLines.filter((line) => sheets.some((sheet) => valueOf(sheet, line) !== undefined))
  return (
    <Panel title={t(finished ? 'final.title' : 'final.now')} className="final" onClose={onClose}>
      {finished && winner !== undefined ? (
        <div className="winner">
          <SeatMark seat={seatNumber(winner.seat)} width={56} />
          <div>
            <h1 style={{ color: `var(--seat-${winner.seat}-name)` }}>
              {t('final.wins', { name: seatName(winner.seat), n: winner.total })}
            </h1>
            {tied ? <p>{t('final.tie')}</p> : undefined}
          </div>
        </div>
      ) : undefined}
      <div className="sheet-scroll">
        <table>
          <thead>
            <tr>
              <th />
              {ranked.map(({ seat }) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seatNumber(seat)} width={24} />
                  <span>{seatName(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line} className={line === 'total' ? 'total' : ''}>
                <th scope="row" data-tip={scoreSentence(language, line, style)}>
                  {scoreName(language, line)}
                </th>
                {ranked.map((sheet) => (
                  <td
                    key={sheet.seat}
                    data-tip={
                      line === 'vp' ? sourcesOf(sheet, (source) => sourceName(language, source, style)) : undefined
                    }
                  >
                    {valueOf(sheet, line) ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {finished ? (
        <div className="buttons">
          <button type="button" className="button primary" onClick={() => void host.close()}>
            <Icon name="play" size={18} />
            {t('final.again')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('final.look')}
          </button>
        </div>
      ) : undefined}
    </Panel>
  )
}

function sourcesOf(sheet: Sheet, name: (source: keyof Sheet['bySource']) => string): string {
  return (Object.keys(sheet.bySource) as readonly (keyof Sheet['bySource'])[])
    .filter((source) => sheet.bySource[source] !== 0)
    .map((source) => `${name(source)}: ${sheet.bySource[source]}`)
    .join('\n')
}
