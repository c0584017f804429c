/** What a line of a sheet is made of, drawn: cards, tiles, dice, treasures, each with its VP. */
import { type AddedLine, seatOf } from '@bitoku/text'
import { type NextStep, resources, type Sheet, type SeatView, sources, type View } from '@bitoku/engine'
import { crystalSentence, paired, say, sourceName, treasureSentence, visionSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { BitokuCard } from '../art/bitoku-card.tsx'
import { BuildingTile } from '../art/building-tile.tsx'
import { CrystalTile } from '../art/crystal-tile.tsx'
import { Die } from '../art/die.tsx'
import { Kodama } from '../art/figures.tsx'
import { RockTile } from '../art/rock-tile.tsx'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { ResourceToken } from '../art/tokens.tsx'
import { TreasureTag } from '../art/treasure-tag.tsx'
import { VisionCard } from '../art/vision-card.tsx'
import { type GameContext, seatNumber } from '../table/game.ts'
import { sourceIcons } from './source-icons.ts'
import { tenguParts } from './tengu-parts.tsx'

/** One thing of a line. */
export interface Part {
  readonly key: string
  readonly art: ReactNode
  readonly name: string
  /** How it is counted, in few words. */
  readonly note?: string | undefined
  /** What it gives by itself; undefined where only all together give something. */
  readonly vp?: number | undefined
  /** The card or tile that can be looked at closely. */
  readonly inspect?: string | undefined
  /** Which of the line's next steps is about it. */
  readonly stepId?: NextStep['id']
}

/** What the parts are read from. */
export interface Ground {
  readonly game: Pick<GameContext, 'edition' | 'language' | 'style' | 't' | 'name' | 'full'>
  readonly view: View
  readonly sheet: Sheet
}

/** The parts of a line. */
export function partsOf(ground: Ground, line: AddedLine): readonly Part[] {
  const { game, view, sheet } = ground
  const { edition } = game
  const player = seatOf(view, sheet.seat)
  switch (line) {
    case 'vp':
      return sources.flatMap((source) => {
        const vp = sheet.bySource[source]
        const name = sourceName(game.language, source, game.style)
        return vp === 0 ? [] : [{ key: source, art: <Icon name={sourceIcons[source]} size={30} />, name, vp }]
      })
    case 'first':
      return [
        {
          key: 'first',
          art: <SeatMark seat={seatNumber(sheet.seat)} width={30} />,
          name: game.t('rivals.order', { n: view.order.indexOf(sheet.seat) + 1 }),
          vp: sheet.first,
        },
      ]
    case 'bitoku':
      return [...new Set(player.bitoku)].map((at) => {
        const card = edition.bitoku[at]
        const name = game.name(card.id)
        return {
          key: card.id,
          art: <BitokuCard card={card} size="peek" name={name} width={40} />,
          name,
          inspect: card.id,
        }
      })
    case 'treasures':
      return treasureParts(ground)
    case 'rocks':
      return sheet.rocks.map(({ pilgrims, items, vp }, at) => {
        const rock = edition.rocks[player.rocks[at]]
        return {
          key: rock.id,
          art: <RockTile rock={rock} size="board" width={46} />,
          name: game.name(rock.id),
          note: game.t('worth.rock', { pilgrims, items }),
          vp,
          inspect: rock.id,
          stepId: rock.id,
        }
      })
    case 'dice':
      return diceParts(ground, player)
    case 'visions':
      return sheet.visions.map(({ completed, vp }, at) => {
        const card = edition.visions[player.visions[at]]
        return {
          key: `${card.id} ${at}`,
          art: <VisionCard card={card} size="peek" fulfilled={completed} width={46} />,
          name: visionSentence(game.language, card, game.style),
          vp,
          inspect: card.id,
          stepId: completed ? undefined : card.id,
        }
      })
    case 'buildings':
      return buildingParts(ground)
    case 'crystals':
      return player.crystals.flatMap((at, space) => {
        const tile = edition.crystals[at]
        if (tile === undefined) return []
        const { language, style } = game
        const name = paired(language, game.full(tile.id), crystalSentence(language, tile, style))
        const { vp } = edition.playerBoard.crystals[space]
        const art = <CrystalTile tile={tile} size="board" width={32} />
        return [{ key: `${space}`, art, name, vp, inspect: tile.id }]
      })
    default:
      return tenguParts(ground, line)
  }
}

function treasureParts({ game, view, sheet }: Ground): readonly Part[] {
  const { kodamas } = seatOf(view, sheet.seat)
  return sheet.treasures.map(({ region, vp }, at) => {
    const treasure = game.edition.treasures[view.treasures[at]]
    return {
      key: region,
      art: (
        <span className="worth-pair">
          <Kodama seat={seatNumber(sheet.seat)} width={20} />
          <TreasureTag prizes={treasure.prizes} size="board" width={54} />
        </span>
      ),
      name: paired(game.language, say(game.language, `short.${region}`), treasureSentence(game.language, treasure)),
      note: `${say(game.language, `short.${region}`)}, ${game.t('worth.space', { n: kodamas[at] })}`,
      vp,
      stepId: region,
    }
  })
}

function diceParts({ game, sheet }: Ground, player: SeatView): readonly Part[] {
  const { sum, resources: held, vp } = sheet.dice
  const tokens = resources.flatMap((resource, at) =>
    player.resources[at] > 0
      ? [<ResourceToken key={resource} resource={resource} n={player.resources[at]} width={24} />]
      : [],
  )
  const dice = player.dice.map((value, at) => <Die key={at} value={value} seat={seatNumber(sheet.seat)} width={26} />)
  const art = (
    <span className="worth-pair">
      {dice}
      {tokens}
    </span>
  )
  return [{ key: 'dice', art, name: '', note: game.t('worth.dice', { dice: sum, resources: held }), vp }]
}

/** The buildings of a seat, each with what its counter uncovered. */
function buildingParts({ game, view, sheet }: Ground): readonly Part[] {
  const tiles = view.buildings.flatMap((tile, space) =>
    view.owners[space] === sheet.seat ? [game.edition.buildings[tile]] : [],
  )
  return tiles.map((tile, at) => ({
    key: `${at}`,
    art: <BuildingTile tile={tile} size="built" seat={seatNumber(sheet.seat)} width={54} />,
    name: game.name(tile.id),
    vp: game.edition.playerBoard.buildings[at]?.vp,
    inspect: tile.id,
  }))
}
