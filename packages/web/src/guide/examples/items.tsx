/** Cards and tiles with their names and sentences; effects as icons with theirs. */
import { findThing, sentencesOf } from '@bitoku/text'
import type { Edition, Effect } from '@bitoku/engine'
import { effectSentence, nameOf, tenguCardSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { BitokuCard } from '../../art/bitoku-card.tsx'
import { AncientTile, BuildingTile } from '../../art/building-tile.tsx'
import { CrystalTile } from '../../art/crystal-tile.tsx'
import { DragonflyTile } from '../../art/dragonfly-tile.tsx'
import { EffectStrip } from '../../art/effect-strip.tsx'
import { GateTile } from '../../art/gate-tile.tsx'
import { MitamaTile } from '../../art/mitama-tile.tsx'
import { RockTile } from '../../art/rock-tile.tsx'
import { TenguCard } from '../../art/tengu-card.tsx'
import { VisionCard } from '../../art/vision-card.tsx'
import { YokaiCard } from '../../art/yokai-card.tsx'
import { useReading } from '../reading.ts'

interface ArtProps {
  readonly id: string
  /** How large: 1 beside a text, less in a row. */
  readonly scale?: number
}

/** The drawing of a card or tile. */
export function ItemArt({ id, scale = 1 }: ArtProps): ReactNode {
  const { edition, name } = useReading()
  const tengu = edition.tengu.find((card) => card.id === id)
  if (tengu !== undefined) return <TenguCard card={tengu} width={92 * scale} />
  const thing = findThing(edition, id)
  switch (thing?.kind) {
    case 'yokai':
      return <YokaiCard card={thing.card} size="hand" name={name(thing.card.type)} width={92 * scale} />
    case 'bitoku':
      return <BitokuCard card={thing.card} size="hand" name={name(id)} width={92 * scale} />
    case 'vision':
      return <VisionCard card={thing.card} size="hand" width={92 * scale} />
    case 'mitama':
      return <MitamaTile tile={thing.tile} size="full" width={74 * scale} />
    case 'dragonfly':
      return <DragonflyTile tile={thing.tile} size="full" width={110 * scale} />
    case 'crystal':
      return <CrystalTile tile={thing.tile} size="full" width={66 * scale} />
    case 'building':
      return <BuildingTile tile={thing.tile} size="full" width={104 * scale} />
    case 'ancient':
      return <AncientTile tile={thing.tile} size="full" width={104 * scale} />
    case 'gate':
      return <GateTile tile={thing.tile} size="full" width={104 * scale} />
    case 'rock':
      return <RockTile rock={thing.tile} size="full" width={96 * scale} />
    case undefined:
      return undefined
  }
}

/** What a card or tile does, in words. */
function useSentences(id: string): readonly string[] {
  const reading = useReading()
  const { edition } = reading
  const tengu = edition.tengu.find((card) => card.id === id)
  if (tengu !== undefined) return [tenguCardSentence(reading.language, tengu, reading.style)]
  const thing = findThing(edition, id)
  return thing === undefined ? [] : sentencesOf(reading, thing)
}

function Item({ id }: { readonly id: string }): ReactNode {
  const { edition, language, style } = useReading()
  const sentences = useSentences(id)
  return (
    <li className="guide-item">
      <ItemArt id={id} />
      <div>
        <b>{nameOf(language, style, id, edition)}</b>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </li>
  )
}

/** Cards and tiles. */
export function Items({ ids }: { readonly ids: readonly string[] }): ReactNode {
  return (
    <ul className="guide-items">
      {ids.map((id) => (
        <Item key={id} id={id} />
      ))}
    </ul>
  )
}

/** The effect of a card or tile, or of the third favour. */
function effectOf(edition: Edition, id: string): Effect | undefined {
  if (id === 'gifts') return edition.forest.gifts
  const thing = findThing(edition, id)
  switch (thing?.kind) {
    case 'yokai':
      return thing.card.action
    case 'bitoku':
      return thing.card.effect
    case 'mitama':
    case 'building':
    case 'ancient':
      return thing.tile.action
    case 'dragonfly':
    case 'crystal':
    case 'gate':
      return thing.tile.effect
    default:
      return undefined
  }
}

/** An effect as icons and as a sentence. */
export function EffectLine({ effect, size = 24 }: { readonly effect: Effect; readonly size?: number }): ReactNode {
  const { language, style } = useReading()
  const sentence = effectSentence(language, effect, style)
  return (
    <>
      <span aria-hidden>
        <EffectStrip effect={effect} size={size} sentence={sentence} />
      </span>
      <span>{sentence}</span>
    </>
  )
}

/** Effects. */
export function Strips({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const { edition } = useReading()
  return (
    <ul className="guide-strips">
      {ids.map((id) => {
        const effect = effectOf(edition, id)
        return effect === undefined ? undefined : (
          <li key={id}>
            <EffectLine effect={effect} />
          </li>
        )
      })}
    </ul>
  )
}
