/** How much one has of what a card or tile belongs to: “You have 2 of 5”. */
import { ownSeat, seatOf, sheetOf, type Thing } from '@bitoku/text'
import { type GameContext } from '../game.ts'

/** One line of numbers. */
export interface Count {
  readonly label: string
  readonly said: string
}

const idsOf = (numbers: readonly number[], list: readonly { readonly id: string }[]): readonly string[] =>
  numbers.flatMap((at) => (list[at] === undefined ? [] : [list[at].id]))

/** The present numbers of the viewer for a card or tile. */
export function countsOf(
  game: Pick<GameContext, 'snapshot' | 'edition' | 't' | 'name'>,
  thing: Thing,
): readonly Count[] {
  const { snapshot, t, name } = game
  const seat = ownSeat(snapshot)
  const own = seatOf(snapshot.view, seat)
  const sheet = sheetOf(snapshot.sheets, seat)
  const { playerBoard, bitoku } = game.edition
  const have = (n: number): string => t('inspect.have', { n })
  const haveOf = (n: number, all: number): string => t('inspect.haveOf', { n, all })
  switch (thing.kind) {
    case 'yokai':
      return [
        {
          label: t('inspect.played'),
          said: t('inspect.of', { n: own.played.filter((card) => card >= 0).length, all: own.played.length }),
        },
      ]
    case 'bitoku': {
      const ids = idsOf(own.bitoku, bitoku)
      return [
        { label: name(thing.card.id), said: have(ids.filter((id) => id === thing.card.id).length) },
        { label: t('inspect.virtueKinds'), said: haveOf(new Set(ids).size, bitoku.length) },
      ]
    }
    case 'vision': {
      const line = sheet?.visions.find(({ vision }) => vision === thing.card.id)
      if (line === undefined) return []
      const said = line.completed ? t('inspect.fulfilled') : t('domain.lacks', { n: line.missing })
      return [{ label: t('domain.visions'), said: `${said} · ${t('domain.worthNow', { n: line.vp })}` }]
    }
    case 'mitama':
    case 'dragonfly':
      return [
        { label: name('mitama'), said: have(own.mitamas.length + own.pairs.length) },
        { label: name('dragonfly'), said: have(own.dragonflies.length + own.pairs.length) },
        { label: t('domain.souls'), said: t('domain.pairs', { n: own.pairs.length }) },
      ]
    case 'crystal': {
      const spaces = playerBoard.crystals.flatMap(({ colour }, at) => (colour === thing.tile.colour ? [at] : []))
      return [
        {
          label: name(thing.tile.colour),
          said: haveOf(spaces.filter((at) => own.crystals[at] >= 0).length, spaces.length),
        },
      ]
    }
    case 'building':
    case 'ancient':
      return [{ label: t('domain.buildings'), said: haveOf(own.built, playerBoard.buildings.length) }]
    case 'gate':
      return [{ label: name('pilgrim'), said: have(own.pilgrims) }]
    case 'rock': {
      const line = sheet?.rocks.find(({ rock }) => rock === thing.tile.id)
      const count = { label: t('domain.rockPath'), said: haveOf(own.rocks.length, playerBoard.rockPath.rocks) }
      return line === undefined
        ? [count]
        : [count, { label: name(thing.tile.id), said: t('domain.worthNow', { n: line.vp }) }]
    }
  }
}
