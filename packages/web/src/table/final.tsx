/** Every line of every sheet, with the sources of the VP so far; at the end the winner and the tie-break. */
import { type Sheet, type Source, sources } from '@bitoku/engine'
import { type ScoreLine, scoreLines, scoreName, scoreSentence, sourceName } from '@bitoku/words'
import { Fragment, type ReactNode } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { RecordButtons } from '../app/record-buttons.tsx'
import { isProjected, usePreferences } from '../app/preferences.ts'
import { ownSeat, seatNumber, useGame } from './game.ts'
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
  const { snapshot, language, style, seatName, host, tell, t } = useGame()
  const { sheets, finished } = snapshot
  const projection = usePreferences((state) => state.projection)
  const isShown = (seat: number): boolean => finished || isProjected(projection, seat === ownSeat(snapshot))
  const isRanked = sheets.every(({ seat }) => isShown(seat))
  // The order of the seats tells nothing while the ranks are not to be known.
  const ranked = isRanked ? sheets.toSorted((one, other) => one.rank - other.rank) : sheets
  const isKnown = (sheet: Sheet, line: ScoreLine): boolean =>
    valueOf(sheet, line) !== undefined && (line === 'vp' || isShown(sheet.seat)) && (line !== 'rank' || isRanked)
  const [winner, second] = ranked
  const tied = second !== undefined && winner !== undefined && winner.total === second.total
  const lines = scoreLines.filter((line) => sheets.some((sheet) => isKnown(sheet, line)))
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
              <Fragment key={line}>
                <tr className={line === 'total' ? 'total' : ''}>
                  <th scope="row" data-tip={scoreSentence(language, line, style)}>
                    {scoreName(language, line)}
                  </th>
                  {ranked.map((sheet) => (
                    <td key={sheet.seat}>{isKnown(sheet, line) ? valueOf(sheet, line) : '–'}</td>
                  ))}
                </tr>
                {line === 'vp' ? <Sources sheets={ranked} /> : undefined}
              </Fragment>
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
          <button type="button" className="button look" onClick={onClose}>
            {t('final.look')}
          </button>
          <RecordButtons host={host} gameId={snapshot.gameId} tell={tell} />
        </div>
      ) : undefined}
    </Panel>
  )
}

/** Where the VP so far came from. */
function Sources({ sheets }: { readonly sheets: readonly Sheet[] }): ReactNode {
  const { language, style } = useGame()
  const isUsed = (source: Source): boolean => sheets.some(({ bySource }) => bySource[source] !== 0)
  return sources.filter(isUsed).map((source) => (
    <tr key={source} className="source">
      <th scope="row">{sourceName(language, source, style)}</th>
      {sheets.map(({ seat, bySource }) => (
        <td key={seat}>{bySource[source]}</td>
      ))}
    </tr>
  ))
}
