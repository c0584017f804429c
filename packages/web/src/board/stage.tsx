/** One part of the board filling the stage: laid out anew, not a shrunken picture. */
import { boardWord, type BoardWords } from '@bitoku/text'
import { shortPlaceName } from '@bitoku/words'
import type { ReactNode } from 'react'
import { IconArt } from '../art/sprite.tsx'
import { Garden, OrderHouse } from './commons.tsx'
import { DisplayColumn } from './displays.tsx'
import type { GroveSize } from './groves.tsx'
import { Home } from './home.tsx'
import type { BoardModel } from './model-types.ts'
import { PathPanel } from './paths.tsx'
import { Head, HeadBar } from './stage-head.tsx'
import { RegionStage } from './stage-region.tsx'
import { headHeight } from './stage-size.ts'
import { Standing } from './standing.tsx'
import type { Part } from './targets.ts'

const least = 44
/** The header of what lies in no region. */
const plain = 'var(--stage-deep)'

interface StageProps {
  readonly model: BoardModel
  readonly words: BoardWords
  readonly focus: Part
  /** The stage in its own units. */
  readonly w: number
  readonly h: number
}

/** The part of the board that fills the stage. */
export function Stage({ focus, ...part }: StageProps): ReactNode {
  const { model, w, h } = part
  const ground = <rect width={w} height={h} fill="var(--bg)" />
  if (focus === 'paths')
    return (
      <>
        {ground}
        <PathsStage {...part} />
      </>
    )
  if (focus === 'market')
    return (
      <>
        {ground}
        <MarketStage {...part} />
      </>
    )
  if (focus === 'home')
    return (
      <>
        {ground}
        <HomeStage {...part} />
      </>
    )
  const grove = model.groves.find(({ region }) => region === focus)
  const bank = model.banks.find(({ hills }) => hills.some(({ region }) => region === focus))
  if (grove === undefined || bank === undefined) return ground
  return (
    <>
      {ground}
      <RegionStage {...part} grove={grove} bank={bank} />
    </>
  )
}

type PartProps = Omit<StageProps, 'focus'>

function HomeStage({ model, words, w, h }: PartProps): ReactNode {
  const { language } = words
  const size: GroveSize = { header: 0, slot: 46, icon: 30, tab: 17, track: 44, kodama: 28, least }
  const left = Math.min(w * 0.56, 340)
  const top = 158
  const side = { x: left + 8, w: w - left - 12 }
  return (
    <>
      <Head region="home" words={words} model={model} w={w} />
      <Garden model={model.commons} box={{ x: 4, y: 46, w: w - 8, h: 108 }} title={boardWord(language, 'garden')} />
      <Home model={model.home} box={{ x: 4, y: top, w: left, h: h - top - 4 }} title="" size={size} />
      <OrderHouse model={model.commons} box={{ ...side, y: top, h: 91 }} title={boardWord(language, 'nextYear')} />
      {model.home.treasure === undefined ? undefined : (
        <Standing
          track={model.home.track}
          treasure={model.home.treasure}
          box={{ ...side, y: top + 95, h: h - top - 99 }}
          seatNames={words.seatNames}
          title={boardWord(language, 'treasure')}
        />
      )}
    </>
  )
}

/** Both paths, each in two lengths, so that every place is big enough for a finger. */
function PathsStage({ model, words, w, h }: PartProps): ReactNode {
  const { language } = words
  const lengths = w > 700 ? 1 : 2
  const top = headHeight + 4
  const each = (h - top - 1) / (model.paths.length * lengths)
  return (
    <>
      <HeadBar title={boardWord(language, 'paths')} fill={plain} words={words} w={w}>
        <IconArt name="gate" x={8} y={6} size={24} />
      </HeadBar>
      {model.paths.flatMap((path, index) =>
        Array.from({ length: lengths }, (_, length) => {
          const forks = path.path.forks.length
          return (
            <PathPanel
              key={`${path.path.id}${length}`}
              model={path}
              box={{ x: 4, y: top + (index * lengths + length) * each, w: w - 8, h: each - 3 }}
              title={length === 0 ? shortPlaceName(language, path.path.id) : ''}
              subtitle={length === 0 ? boardWord(language, 'path') : ''}
              least={least}
              from={Math.floor((forks * length) / lengths)}
              to={Math.floor((forks * (length + 1)) / lengths)}
            />
          )
        }),
      )}
    </>
  )
}

function MarketStage({ model, words, w, h }: PartProps): ReactNode {
  const { language } = words
  const [building, crystal, mitama, dragonfly] = model.displays
  const top = headHeight + 4
  const tall = (h - top) / 2
  return (
    <>
      <HeadBar title={boardWord(language, 'market')} fill={plain} words={words} w={w}>
        <IconArt name="crystal" x={8} y={6} size={24} />
      </HeadBar>
      {[mitama, dragonfly, crystal, building].map((display, index) => {
        const box = {
          x: 4 + (index % 2) * (w / 2 - 1),
          y: top + Math.floor(index / 2) * tall,
          w: w / 2 - 7,
          h: tall - 3,
        }
        return (
          <g key={display.display}>
            <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={10} className="panel" />
            <DisplayColumn
              model={display}
              box={{ x: box.x + 3, y: box.y + 1, w: box.w - 6, h: box.h - 4 }}
              title={boardWord(language, display.display)}
              free={boardWord(language, 'free')}
              columns={w > 700 ? display.slots.length : Math.ceil(display.slots.length / 2)}
            />
          </g>
        )
      })}
    </>
  )
}
