/** A river region filling the stage. */
import { boardWord, type BoardWords } from '@bitoku/text'
import type { Region } from '@bitoku/engine'
import { type ReactNode, useState } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { IconArt } from '../art/sprite.tsx'
import { Area } from './areas.tsx'
import { Grove, type GroveSize, Paper } from './groves.tsx'
import { Crossings, Favours, HillGround } from './hills.tsx'
import { Drops, Lines } from './lines.tsx'
import { MarketRows } from './market-rows.tsx'
import type { BankModel, BoardModel, DisplayModel, GroveModel } from './model-types.ts'
import { deepOf, Plant } from './plants.tsx'
import { riverPath } from './river.tsx'
import { Head } from './stage-head.tsx'
import { Standing } from './standing.tsx'
import { type Box, focusable, isLive, Label } from './thing.tsx'

const least = 44
/** From this width on the forest lines have a column of their own: such a stage is low, and all on it small. */
const wideStage = 500

interface RegionStageProps {
  readonly model: BoardModel
  readonly words: BoardWords
  readonly grove: GroveModel
  readonly bank: BankModel
  readonly w: number
  readonly h: number
}

/** The displays that belong to a region: souls and dragonflies to Yomi, crystals and buildings to the Forges. */
function marketOf(region: Region, model: BoardModel): readonly DisplayModel[] {
  const [building, crystal, mitama, dragonfly] = model.displays
  return region === 'yomi' ? [mitama, dragonfly] : region === 'forges' ? [crystal, building] : []
}

const liveIn = ({ things }: DisplayModel): number => Object.values(things.states).filter(isLive).length

/** Whether a line of the region is asked for. */
const linesAsked = ({ lines, things }: GroveModel): boolean => lines.some(({ target }) => isLive(things.states[target]))

/** A river region with its hill, its stretch of river, its market and its inhabited area. */
export function RegionStage({ model, words, grove, bank, w, h }: RegionStageProps): ReactNode {
  const { region } = grove
  const { language } = words
  const market = marketOf(region, model)
  const [turned, turn] = useState<DisplayModel['display'] | undefined>()
  const shown =
    market.find(({ display }) => display === turned) ?? market.find((display) => liveIn(display) > 0) ?? market[0]
  const hill = bank.hills.find((candidate) => candidate.region === region)
  const area = model.areas.find((candidate) => candidate.region === region)
  const spread = (w - 390) / 2
  const top = 134
  // What is asked for gets the right column and all the height that fingers need.
  const lines = linesAsked(grove)
  const isWide = w > wideStage
  const left = isWide && !lines ? w * 0.6 : Math.min(w * 0.49, 320)
  const rows = !lines && shown !== undefined && liveIn(shown) > 0
  // The inhabited area stands between the die spaces and the track if nothing else does.
  const isAreaInside = lines || (isWide && market.length > 0)
  const grown = isWide && !isAreaInside ? { slot: 60, track: 74, kodama: 50 } : { slot: 46, track: 46, kodama: 29 }
  const size: GroveSize = { header: 0, icon: 19, tab: 17, ...grown, least }
  const foot = isAreaInside || rows || market.length === 0 ? 2 : 48
  const column = { x: left + 9, y: top, w: w - left - 13, h: h - top - foot }
  const ground = { x: 4, y: top, w: isWide && !lines ? w * 0.29 : left, h: h - top - foot }
  const beside = { ...ground, x: ground.w + 7, w: left - ground.w - 3 }
  const crossing = bank.spaces > 2 ? 38 : 44
  const slope = `M0 112V70Q20 39 60 39H${w - 60}Q${w - 20} 39 ${w} 70V112Z`
  return (
    <>
      <Head region={region} words={words} model={model} w={w} />
      <path
        d={`M0 108V64C24 40 60 36 96 42C150 34 ${w - 150} 34 ${w - 98} 42C${w - 60} 36 ${w - 24} 40 ${w} 62V108Z`}
        fill="var(--mist-2)"
      />
      <HillGround region={grove.region} path={slope} />
      <Plant region={region} x={18} y={104} scale={1.05} fill={deepOf(region)} opacity={0.7} />
      <Plant region={region} x={w - 12} y={106} scale={0.8} fill={deepOf(region)} opacity={0.5} />
      {hill === undefined ? undefined : (
        <Favours
          hill={hill}
          things={bank.things}
          box={{ x: 36 + spread, y: 43, w: 52, h: 65 }}
          gap={6}
          plate={21}
          icon={17}
          gifts={boardWord(language, 'twoOf', { n: hill.gifts.n })}
          rise={0}
          giftsWidth={64}
        />
      )}
      <Crossings
        bank={bank}
        x={232 + spread + 72}
        y={43 + (65 - crossing) / 2}
        size={crossing}
        pitch={crossing + (bank.spaces > 2 ? 4 : 10)}
        least={least}
      />
      <path d={riverPath(-8, 111, w + 16, 17)} fill="var(--river)" />
      <path d={riverPath(-8, 111, w + 16, 17)} fill={patternFill('seigaiha')} className="river" />
      <g data-about="river" data-tip={`${boardWord(language, 'river')}\n${boardWord(language, 'riverTip')}`}>
        <rect x={16} y={110} width={44} height={19} rx={9.5} className="chip" />
        <Drops list={[{ x: 22, y: 119.5, n: 1 }]} />
      </g>
      {market.length < 2 || lines
        ? undefined
        : market.map((display, index) => (
            <Tab
              key={display.display}
              x={left + 8 + (index * (w - left - 12)) / 2}
              w={(w - left - 12) / 2 - 4}
              on={display === shown}
              icon={display.display === 'building' ? 'build' : display.display}
              title={boardWord(language, display.display)}
              count={liveIn(display)}
              choose={() => turn(display.display)}
            />
          ))}
      <Grove model={grove} box={ground} title="" size={size} bare={lines || isWide} />
      {lines || isWide ? <LineColumn grove={grove} box={lines ? column : beside} icon={isWide ? 38 : 27} /> : undefined}
      {lines ? undefined : shown === undefined ? undefined : (
        <MarketRows model={shown} box={column} free={boardWord(language, 'free')} />
      )}
      {area === undefined || (rows && !isWide) ? undefined : isAreaInside ? (
        <Area
          model={area}
          box={{ x: 8, y: top + size.slot + 14, w: ground.w - 8, h: ground.h - size.slot - size.track - 24 }}
        />
      ) : market.length > 0 ? (
        <Area model={area} box={{ x: 4, y: h - 46, w: w - 8, h: 44 }} row />
      ) : (
        <Area model={area} box={{ ...column, h: column.h * 0.47 }} />
      )}
      {lines || market.length > 0 || grove.treasure === undefined ? undefined : (
        <Standing
          track={grove.track}
          treasure={grove.treasure}
          box={{ ...column, y: column.y + column.h * 0.47 + 5, h: column.h * 0.53 - 5 }}
          seatNames={words.seatNames}
          title={boardWord(language, 'treasure')}
        />
      )}
    </>
  )
}

interface LineColumnProps {
  readonly grove: GroveModel
  readonly box: Box
  readonly icon: number
}

/** The forest lines of a region in a column of their own. */
function LineColumn({ grove, box, icon }: LineColumnProps): ReactNode {
  const { x, y, w, h } = box
  return (
    <>
      <Paper region={grove.region} box={box} />
      <Lines model={grove} box={{ x: x + 5, y: y + 4, w: w - 10, h: h - 7 }} icon={icon} tab={24} />
    </>
  )
}

interface TabProps {
  readonly x: number
  readonly w: number
  readonly on: boolean
  readonly icon: 'build' | 'crystal' | 'mitama' | 'dragonfly'
  readonly title: string
  readonly count: number
  readonly choose: () => void
}

/** A stone in the river that shows one of the two displays. */
function Tab({ x, w, on, icon, title, count, choose }: TabProps): ReactNode {
  return (
    <g
      className={on ? 'tab tab-on' : 'tab'}
      role="button"
      {...focusable}
      aria-pressed={on}
      aria-label={title}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') choose()
      }}
    >
      <rect x={x} y={108} width={w} height={23} rx={11.5} className="tab-stone" />
      <IconArt name={icon} x={x + 4} y={111} size={17} />
      <Label
        x={x + 22}
        y={124}
        size={13.5}
        weight={650}
        maxWidth={w - (count > 0 ? 43 : 28)}
        fill={on ? 'var(--on-matsu)' : 'var(--text)'}
      >
        {title}
      </Label>
      {count > 0 ? (
        <>
          <circle cx={x + w - 12} cy={119.5} r={8.5} fill="var(--glow)" />
          <Label x={x + w - 12} y={124} size={12.5} weight={750} anchor="middle" fill="var(--ink)">
            {count}
          </Label>
        </>
      ) : undefined}
      <rect x={x} y={100} width={w} height={34} className="tab-hit" />
    </g>
  )
}
