/** The other seats: score, dice, resources, counts. */
import { columnOf, diePlace, letterOf, ownSeat, seatOf } from '@bitoku/text'
import { resources, type SeatView, type View } from '@bitoku/engine'
import { paired } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Die } from '../art/die.tsx'
import { Pilgrim } from '../art/figures.tsx'
import type { IconName } from '../art/icon-names.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { AttitudeTile } from '../art/tokens.tsx'
import { isProjected, usePreferences } from '../app/preferences.ts'
import type { Words } from '../app/words.ts'
import { deepOf, paperOf } from '../board/plants.tsx'
import { part } from '../board/thing.tsx'
import { useExtras } from './extras.ts'
import { scoreOf, seatNumber, useGame } from './game.ts'
import { Projection } from './domain/shelf.tsx'
import { openSheet } from './panels.ts'
import { dieTip } from './places.ts'

/** The seats that are not the viewer's, in turn order. */
export function useRivals(): readonly number[] {
  const { snapshot } = useGame()
  const own = ownSeat(snapshot)
  return snapshot.view.order.filter((seat) => seat !== own)
}

/** The panel of all rivals. */
export function Rivals(): ReactNode {
  const { t } = useGame()
  return (
    <section className="rivals" aria-label={t('rivals.label')}>
      {useRivals().map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </section>
  )
}

function Rival({ seat }: { readonly seat: number }): ReactNode {
  const game = useGame()
  const { snapshot, language, style, t, name } = game
  const { view } = snapshot
  const player = seatOf(view, seat)
  return (
    <RivalPanel
      seat={seat}
      player={player}
      dice={player.places.map((place, die) => dieTip(game, player.dice[die], place))}
      calls={game.seatName(seat)}
      tengu={snapshot.seats[seat].kind === 'tengu' ? view.tengu : undefined}
      isMoving={snapshot.moving === seat}
      language={language}
      style={style}
      t={t}
      name={name}
      extras={useExtras()}
      score={scoreOf(snapshot, seat)}
      isShown={
        usePreferences((state) => isProjected(state.projection, snapshot.liveScores, false)) && !snapshot.finished
      }
    />
  )
}

/** How it is worded: with another language or style it is drawn again. */
interface PanelProps extends Pick<Words, 't' | 'name' | 'language' | 'style'> {
  readonly seat: number
  readonly player: SeatView
  /** Its dice in words: where they are, and what can be done with them there. */
  readonly dice: readonly string[]
  /** Its name. */
  readonly calls: string
  readonly tengu: View['tengu']
  readonly isMoving: boolean
  readonly extras: ReturnType<typeof useExtras>
  readonly score: ReturnType<typeof scoreOf>
  /** Whether the score if the game ended now stands beside it. */
  readonly isShown: boolean
}

/** The first line of a tooltip; of the Tengu's dice all of it, since it plays by rules of its own. */
const headOf = (tip: string): string => tip.split('\n')[0]

/** The panel of one rival: drawn again when something about the rival has changed, not with every step. */
const RivalPanel = part(function RivalPanel(props: PanelProps): ReactNode {
  const { seat, player, dice, calls, tengu, isMoving, t, name, language, extras, score, isShown } = props
  const said = t(score.isFinal ? 'score.final' : 'score.now', { n: score.n })
  const amulets = player.amulets.reduce((sum, n) => sum + n, 0)
  const counters = `count:${letterOf(seat)}`
  const crystals = tengu === undefined ? player.crystals.filter((one) => one >= 0).length : tengu.crystals.length
  const counts: readonly (readonly [IconName, string, number])[] = [
    ['build', 'building', player.built],
    ['crystal', 'crystal', crystals],
    ['mitama', 'mitama', player.mitamas.length + player.pairs.length],
    ['pair', 'dragonfly', player.pairs.length],
    ['rock', 'rock', player.rocks.length],
    ['bitoku', 'bitoku', player.bitoku.length],
    ['vision', 'vision', player.visions.length],
  ]
  return (
    <article className={isMoving ? 'rival moving' : 'rival'} data-place={`seat:${letterOf(seat)}`}>
      <header>
        <SeatMark seat={seatNumber(seat)} width={30} />
        {player.passed ? (
          <span className="rival-passed" data-tip={t('rivals.passed')} data-about="passed">
            <Icon name="pass" size={18} title={t('rivals.passed')} />
          </span>
        ) : undefined}
        <span className="rival-who">
          <button
            type="button"
            className="bare rival-name"
            style={{ color: `var(--seat-${seat}-name)` }}
            onClick={() => openSheet({ domain: seat })}
            data-tip={`${calls}\n${t('rivals.show')}`}
          >
            {calls}
          </button>
        </span>
        <button
          type="button"
          className="bare score"
          aria-label={`${said} ${t('score.open')}`}
          data-tip={`${said}\n${t('score.open')}`}
          data-place={`${counters}:vp`}
          data-count={score.n}
          onClick={() => openSheet('sheets')}
        >
          <Icon name="vp" size={20} />
          <b>{score.n}</b>
        </button>
        {isShown ? <Projection seat={seat} /> : undefined}
      </header>
      {extras === undefined ? undefined : <extras.Seat seat={seat} place="rival" />}
      <div className="rival-dice">
        {player.dice.map((value, die) => (
          <span
            key={die}
            data-piece={player.places[die] > 1 ? undefined : `die:${letterOf(seat)}:${die + 1}`}
            data-tip={tengu === undefined ? dice[die] : headOf(dice[die])}
            data-about={tengu === undefined ? 'die' : 'tengu'}
          >
            <Die
              value={value}
              seat={seatNumber(seat)}
              locked={player.places[die] === 0}
              width={28}
              title={headOf(dice[die])}
            />
            <PlaceSign place={player.places[die]} />
          </span>
        ))}
        <span className="stretch" />
        {tengu === undefined ? (
          <span
            data-tip={t('rivals.hand', { n: player.handCount })}
            data-about="hand"
            data-place={`hand:${letterOf(seat)}`}
          >
            <Icon name="hand" size={22} title={t('rivals.hand', { n: player.handCount })} />
            <b>{player.handCount}</b>
          </span>
        ) : (
          <span data-tip={t(tengu.attitude ? 'tengu.active' : 'tengu.calm')} data-about="tengu">
            <AttitudeTile active={tengu.attitude} width={28} />
          </span>
        )}
      </div>
      <div className="rival-resources">
        {resources.map((resource, at) => (
          <span
            key={resource}
            data-tip={`${paired(language, name(resource), player.resources[at])}\n${t('tip.resource')}`}
            data-about={resource}
            data-place={`${counters}:${resource}`}
          >
            <Icon name={resource} size={19} title={name(resource)} />
            {player.resources[at]}
          </span>
        ))}
        <span
          data-tip={`${paired(language, name('amulet'), amulets)}\n${t('tip.amulet')}`}
          data-about="amulet"
          data-place={`${counters}:amulet`}
        >
          <Icon name="amulet" size={19} title={name('amulet')} />
          {amulets}
        </span>
        <span
          data-tip={`${paired(language, name('pilgrim'), player.pilgrims)}\n${t('tip.pilgrim')}`}
          data-about="pilgrim"
          data-place={`${counters}:pilgrim`}
        >
          <Pilgrim seat={seatNumber(seat)} width={19} title={name('pilgrim')} />
          {player.pilgrims}
        </span>
      </div>
      <div className="rival-counts">
        {counts.map(([icon, id, n]) => (
          <span key={icon} data-tip={paired(language, name(id), n)} data-about={icon === 'pair' ? icon : id}>
            <Icon name={icon} size={18} title={name(id)} />
            {n}
          </span>
        ))}
      </div>
    </article>
  )
})

/** Where a die is, as on the board: the plant of the region, in the arch of its hill if it has crossed the river. */
function PlaceSign({ place }: { readonly place: number }): ReactNode {
  const where = diePlace(place)
  if (where === undefined) return undefined
  const region = columnOf(where)
  const background = where.on === 'hill' ? paperOf(region) : deepOf(region)
  return (
    <span className={`place-sign on-${where.on}`} style={{ background, borderColor: deepOf(region) }}>
      <Icon name={`region-${region}`} size={16} />
    </span>
  )
}
