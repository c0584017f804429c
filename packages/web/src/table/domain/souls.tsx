/** Souls, dragonflies and their pairs; visions. */
import { letterOf, seatOf, sheetOf } from '@bitoku/text'
import { effectSentence, visionSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { DragonflyTile, PairTile } from '../../art/dragonfly-tile.tsx'
import { MitamaTile } from '../../art/mitama-tile.tsx'
import { VisionCard } from '../../art/vision-card.tsx'
import { useGame } from '../game.ts'
import { Target } from '../target.tsx'

interface Props {
  readonly seat: number
  readonly own: boolean
}

/** The souls and dragonflies of a seat. */
export function Souls({ seat, own }: Props): ReactNode {
  const { snapshot, edition, name, full, language, style, t } = useGame()
  const { mitamas, dragonflies, pairs } = seatOf(snapshot.view, seat)
  const empty = mitamas.length + dragonflies.length + pairs.length === 0
  return (
    <section className="part souls">
      <h3>
        {t('domain.souls')} <span>{t('domain.pairs', { n: pairs.length })}</span>
      </h3>
      <div className="line scrolling">
        {empty ? <span className="muted">{t('domain.none')}</span> : undefined}
        {pairs.map((pair, at) => {
          const mitama = edition.mitamas[pair >> 8]
          const dragonfly = edition.dragonflies[pair & 255]
          return (
            <span
              key={`p${at}`}
              data-tip={`${full(mitama.id)} + ${full(dragonfly.id)}`}
              data-inspect={mitama.id}
              data-about="pair"
              data-piece={`pair:${letterOf(seat)}:${mitama.id}`}
            >
              <PairTile mitama={mitama} dragonfly={dragonfly} width={42} title={name(mitama.id)} />
            </span>
          )
        })}
        {mitamas.map((at, index) => {
          const tile = edition.mitamas[at]
          return (
            <Target
              key={`m${index}`}
              target={own ? `mitama:${tile.id}` : undefined}
              piece={`mitama:${letterOf(seat)}:${tile.id}`}
              label={name(tile.id)}
              shows={tile.id}
              tip={`${full(tile.id)}\n${effectSentence(language, tile.action, style)}`}
            >
              {(state) => <MitamaTile tile={tile} size="board" state={state} width={42} />}
            </Target>
          )
        })}
        {dragonflies.map((at, index) => {
          const tile = edition.dragonflies[at]
          return (
            <Target
              key={`d${index}`}
              target={own ? `dragonfly:${tile.id}` : undefined}
              piece={`dragonfly:${letterOf(seat)}:${tile.id}`}
              label={name(tile.id)}
              shows={tile.id}
              tip={`${full(tile.id)}\n${effectSentence(language, tile.effect, style)}`}
            >
              {(state) => <DragonflyTile tile={tile} size="board" state={state} width={42} />}
            </Target>
          )
        })}
      </div>
    </section>
  )
}

/** The visions of a seat with what they lack. */
export function Visions({ seat }: { readonly seat: number }): ReactNode {
  const { snapshot, edition, language, style, t } = useGame()
  const { visions } = seatOf(snapshot.view, seat)
  const lines = sheetOf(snapshot.sheets, seat)?.visions ?? []
  const done = lines.filter(({ completed }) => completed).length
  return (
    <section className="part visions">
      <h3>
        {t('domain.visions')} <span>{t('domain.visionCounts', { done, all: visions.length })}</span>
      </h3>
      <div className="line scrolling">
        {visions.length === 0 ? <span className="muted">{t('domain.none')}</span> : undefined}
        {visions.map((at, index) => {
          const card = edition.visions[at]
          const line = lines[index]
          const said = visionSentence(language, card, style)
          const lacks = line === undefined || line.completed ? '' : `\n${t('domain.lacks', { n: line.missing })}`
          return (
            <span
              key={index}
              role="img"
              aria-label={said}
              data-tip={said + lacks}
              data-inspect={card.id}
              data-about="vision"
              data-piece={`visions:${letterOf(seat)}`}
              className="vision"
            >
              <VisionCard card={card} size="peek" fulfilled={line?.completed ?? false} width={52} />
              {line === undefined || line.completed ? undefined : <i>{t('domain.lacksShort', { n: line.missing })}</i>}
            </span>
          )
        })}
      </div>
    </section>
  )
}
