/** The whole board at once, 980 by 624: paths, hills, river, forest, villages; the displays in the gutters. */
import { boardWord, type BoardWords } from '@bitoku/text'
import { riverRegions } from '@bitoku/engine'
import { shortPlaceName } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Area } from './areas.tsx'
import { Garden, OrderHouse } from './commons.tsx'
import { DisplayColumn } from './displays.tsx'
import { Grove, type GroveSize } from './groves.tsx'
import { Hills } from './hills.tsx'
import { Home } from './home.tsx'
import type { BoardModel, DisplayModel, Things } from './model-types.ts'
import { PathPanel } from './paths.tsx'
import { Landscape, River } from './river.tsx'
import { columnAt, columnWidth } from './stage-size.ts'
import { isAlive, Veiled } from './thing.tsx'

/** The columns of the river regions: the Home lies in the middle. */
const riverColumns = [0, 1, 3, 4] as const
const least = 32

const groveSize: GroveSize = { header: 30, slot: 36, icon: 19.5, tab: 16, track: 44, kodama: 27, least }

interface OverviewProps {
  readonly model: BoardModel
  readonly words: BoardWords
  /** Something is chosen: what it goes with may lie elsewhere, and the board stays veiled. */
  readonly isChosen: boolean
}

/** The whole board. */
export function Overview({ model, words, isChosen }: OverviewProps): ReactNode {
  const { language } = words
  const asked = isChosen || partsOf(model).some(isAlive)
  const quiet = (things: Things): boolean => asked && !isAlive(things)
  const wide = model.paths.length === 1
  const word = (key: Parameters<typeof boardWord>[1], args?: Record<string, number>): string =>
    boardWord(language, key, args)
  const crossings = model.banks.map(({ hills }) => {
    const columns = hills.map(({ region }) => columnAt(riverColumns[riverRegions.indexOf(region)]))
    return (columns[0] + columns[columns.length - 1] + columnWidth) / 2
  })
  return (
    <>
      <Landscape />
      {model.paths.map((path, index) => (
        <Veiled key={path.path.id} on={quiet(path.things)}>
          <PathPanel
            model={path}
            box={{ x: index === 0 ? 6 : 493, y: 5, w: wide ? 968 : 481, h: 100 }}
            title={shortPlaceName(language, path.path.id)}
            subtitle={word('path')}
            least={least}
          />
        </Veiled>
      ))}
      {model.banks.map((bank) => (
        <Veiled key={bank.hills[0].region} on={quiet(bank.things)}>
          <Hills
            bank={bank}
            columns={bank.hills.map(({ region }) => columnAt(riverColumns[riverRegions.indexOf(region)]))}
            width={columnWidth}
            top={110}
            height={142}
            gifts={word('twoOf', { n: bank.hills[0].gifts.n })}
            least={least}
          />
        </Veiled>
      ))}
      <Veiled on={quiet(model.commons.things)}>
        <Garden model={model.commons} box={{ x: columnAt(2), y: 116, w: columnWidth, h: 137 }} title={word('garden')} />
      </Veiled>
      <River
        x={130}
        y={252}
        w={720}
        h={25}
        crossings={crossings}
        middle={columnAt(2) + columnWidth / 2}
        title={word('river')}
        tip={word('riverTip')}
      />
      {model.groves.map((grove, index) => (
        <Veiled key={grove.region} on={quiet(grove.things)}>
          <Grove
            model={grove}
            box={{ x: columnAt(riverColumns[index]), y: 282, w: columnWidth, h: 241 }}
            title={shortPlaceName(language, grove.region)}
            size={groveSize}
          />
        </Veiled>
      ))}
      <Veiled on={quiet(model.home.things)}>
        <Home
          model={model.home}
          box={{ x: columnAt(2), y: 282, w: columnWidth, h: 241 }}
          title={shortPlaceName(language, 'home')}
          size={groveSize}
        />
      </Veiled>
      {model.areas.map((area, index) => (
        <Veiled key={area.region} on={quiet(area.things)}>
          <Area model={area} box={{ x: columnAt(riverColumns[index]), y: 527, w: columnWidth, h: 91 }} />
        </Veiled>
      ))}
      <Veiled on={asked}>
        <OrderHouse
          model={model.commons}
          box={{ x: columnAt(2), y: 527, w: columnWidth, h: 91 }}
          title={word('nextYear')}
        />
      </Veiled>
      <Gutter x={5} displays={[model.displays[2], model.displays[3]]} words={words} asked={asked} />
      <Gutter x={851} displays={[model.displays[1], model.displays[0]]} words={words} asked={asked} />
    </>
  )
}

interface GutterProps {
  readonly x: number
  readonly displays: readonly DisplayModel[]
  readonly words: BoardWords
  /** Something on the board can be chosen. */
  readonly asked: boolean
}

/** The things of every part of the board. */
function partsOf(model: BoardModel): readonly Things[] {
  const parts = [
    ...model.paths,
    ...model.banks,
    ...model.groves,
    model.home,
    ...model.areas,
    ...model.displays,
    model.commons,
  ]
  return parts.map(({ things }) => things)
}

function Gutter({ x, displays, words, asked }: GutterProps): ReactNode {
  return (
    <>
      <rect x={x} y={110} width={124} height={508} rx={10} className="panel" />
      {displays.map((model, index) => (
        <Veiled key={model.display} on={asked && !isAlive(model.things)}>
          <DisplayColumn
            model={model}
            box={{ x: x + 4 + index * 58, y: 112, w: 58, h: 504 }}
            title={boardWord(words.language, model.display)}
            free={boardWord(words.language, 'free')}
          />
        </Veiled>
      ))}
    </>
  )
}
