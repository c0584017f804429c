/** A display of the narrow overview: how many tiles wait, and which kinds lie open. */
import type { ReactNode } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { IconArt } from '../art/sprite.tsx'
import { Cell } from './cell.tsx'
import type { DisplayModel } from './model-types.ts'
import { type Box, Label, part } from './thing.tsx'

/** The kinds of the tiles that lie open, from the stack outwards. */
function kindsOf(model: DisplayModel): readonly (IconName | undefined)[] {
  switch (model.display) {
    case 'building':
      return model.slots.map((tile) => tile?.type)
    case 'crystal':
      return model.slots.map((tile) => tile && (`crystal-${tile.colour}` as const))
    case 'mitama':
      return model.slots.map((tile) => tile?.type)
    case 'dragonfly':
      return model.slots.map((tile) => tile && 'dragonfly')
  }
}

interface DisplayProps {
  readonly model: DisplayModel
  readonly box: Box
  readonly name: string
}

/** A display as a small shelf. */
export const NarrowDisplay = part(function NarrowDisplay({ model, box, name }: DisplayProps): ReactNode {
  const { x, y, w, h } = box
  const kinds = kindsOf(model)
  const pitch = (w - 8) / kinds.length
  const size = Math.min(h - 21, pitch + 1)
  return (
    <Cell part="market" name={name} things={model.things} holds={() => true} box={box} stop>
      <rect x={x} y={y} width={w} height={h} rx={8} className="panel" />
      <Label x={x + 6} y={y + 14} size={11.6} weight={650} maxWidth={w - 26}>
        {name}
      </Label>
      <Label x={x + w - 6} y={y + 14} size={12} weight={700} anchor="end" fill="var(--text-2)">
        {model.stack}
      </Label>
      {kinds.map((kind, slot) =>
        kind === undefined ? undefined : (
          <IconArt
            key={slot}
            name={kind}
            x={x + 4 + slot * pitch + (pitch - size) / 2}
            y={y + 18 + (h - 19 - size) / 2}
            size={size}
          />
        ),
      )}
    </Cell>
  )
})
