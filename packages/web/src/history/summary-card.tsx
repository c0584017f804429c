/** A turn in one line: who, what, with what gain. */
import type { LogGroup } from '@bitoku/text'
import { type Edition, resources } from '@bitoku/engine'
import { nameOf, say, seasonName } from '@bitoku/words'
import { memo, type ReactNode } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { useWords, type Words } from '../app/words.ts'
import { seatNumber } from '../app/seats.ts'
import { type SummaryPart, summaryOf } from './summary.ts'
import type { Tally } from './tally.ts'

/** A number with its sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function partText(
  { icon, id, value, region, n }: SummaryPart,
  { language, style, t }: Words,
  edition: Edition,
): string {
  if (region !== undefined) return `${value} → ${say(language, `short.${region}`)}`
  if (id !== undefined) return nameOf(language, style === 'term' ? style : 'noun', id, edition)
  if (n !== undefined) return signed(n)
  return icon === 'pass' ? t('rivals.passed') : icon === 'winter' ? seasonName(language, 'winter') : ''
}

/** What the signs of counted things mean, for those who do not see them. */
const nouns: Readonly<Partial<Record<IconName, string>>> = {
  die: 'die',
  bridge: 'die',
  kodama: 'kodama',
  push: 'kodama',
  'path-pilgrim': 'pilgrim',
  vision: 'vision',
}

/** The sums of a turn, as signs with numbers. */
export function Sums({ tally }: { readonly tally: Tally }): ReactNode {
  const { name } = useWords()
  const { resources: sums, amulets, vp } = tally
  const entries: readonly (readonly [IconName, number])[] = [
    ...resources.map((resource, at) => [resource, sums[at]] as const),
    ['amulet', amulets],
    ['vp', vp],
  ]
  return entries.map(([icon, n]) =>
    n === 0 ? undefined : (
      <span key={icon} className={icon === 'vp' ? 'sum sum-vp' : 'sum'}>
        <Icon name={icon} size={16} title={name(icon)} />
        {signed(n)}
      </span>
    ),
  )
}

interface Props {
  readonly edition: Edition
  readonly group: LogGroup
  readonly seatName: string
  readonly onOpen: () => void
}

/** A card for a turn of somebody else. */
export const SummaryCard = memo(({ edition, group, seatName, onOpen }: Props): ReactNode => {
  const words = useWords()
  const { seat, events } = group
  const { parts, tally } = summaryOf(events, seat)
  const titleOf = (icon: IconName): string | undefined => {
    const noun = nouns[icon]
    return noun === undefined ? undefined : words.name(noun)
  }
  return (
    <button type="button" className="bare summary-card" data-tip={words.t('log.jump')} onClick={onOpen}>
      {seat === undefined ? undefined : <SeatMark seat={seatNumber(seat)} width={20} />}
      <span className="summary-line">
        <b>{seatName}</b>
        {parts.map((part, at) => (
          <span key={at} className="sum">
            <Icon name={part.icon} size={16} title={titleOf(part.icon)} />
            {partText(part, words, edition)}
          </span>
        ))}
        <Sums tally={tally} />
      </span>
    </button>
  )
})
