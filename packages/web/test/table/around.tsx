/** An open game with the drawn table or the text board around it, as markup. */
import { ownSeat } from '@bitoku/text'
import type { Decision, Game as EngineGame } from '@bitoku/engine'
import { save } from '@bitoku/engine'
import type { Host, SeatInfo, Snapshot } from '@bitoku/host'
import { type Language, nameOf } from '@bitoku/words'
import { type ReactElement, type ReactNode, useState } from 'react'
import type { Words } from '../../src/app/words.ts'
import type { SayMore } from '../../src/interface/more.ts'
import { sayInterface } from '../../src/interface/say.ts'
import { BoardPlace } from '../../src/table/board-place.tsx'
import { Hand, Piles } from '../../src/table/dock.tsx'
import { Domain } from '../../src/table/domain/domain.tsx'
import { Choice, Game, gameAround } from '../../src/table/game.ts'
import { OptionList } from '../../src/table/option-list.tsx'
import { PromptBar } from '../../src/table/prompt-bar.tsx'
import { makeLooking, useChoosing } from '../../src/table/use-choosing.ts'
import { TextPage } from '../../src/text/text-board.tsx'
import { fine, makeHost, shownBy, untilAsked } from '../host/stage.ts'

/** A decision of a person at an open game. */
export interface Sample {
  readonly host: Host
  readonly snapshot: Snapshot
  readonly decision: Decision
}

/** Opens a position for the person who is asked. */
export async function openSample(game: EngineGame, seats: readonly SeatInfo[]): Promise<Sample> {
  const host = makeHost()
  host.setAutoResolve('never')
  fine(await host.importRecord(save(game), seats))
  const before = await untilAsked(host)
  if (before.curtain !== undefined) fine(await host.liftCurtain(before.version))
  const snapshot = shownBy(host)
  if (snapshot.decision === undefined) throw new Error('nothing is asked')
  return { host, snapshot, decision: snapshot.decision }
}

const tell = (): void => undefined

interface Props {
  readonly sample: Sample
  readonly language: Language
  readonly children: ReactNode
}

/** The table around what is drawn. */
function Around({ sample: { host, snapshot }, language, children }: Props): ReactNode {
  const words: Words = {
    language,
    style: 'plain',
    t: (key, args) => sayInterface(language, key, args),
    name: (id) => nameOf(language, 'plain', id),
  }
  const [looking] = useState(makeLooking)
  const choosing = useChoosing(host, snapshot, words, tell, looking)
  return (
    <Game value={gameAround(words, host, snapshot, snapshot, tell)}>
      <Choice value={choosing}>{children}</Choice>
    </Game>
  )
}

/** The text board. */
export const textBoard = (sample: Sample, language: Language, m: SayMore): ReactElement => (
  <Around sample={sample} language={language}>
    <TextPage m={m} toast={undefined} />
  </Around>
)

/** The drawn table. */
export const drawnTable = (sample: Sample): ReactElement => (
  <Around sample={sample} language="en">
    <PromptBar compact={false} />
    <OptionList onClose={() => undefined} />
    <BoardPlace focus="all" />
    <Piles width={58} />
    <Hand size="full" />
    <Domain seat={ownSeat(sample.snapshot)} own />
  </Around>
)

/** The targets that can be chosen, on the board and beside it. */
export const liveTargets = (markup: string): ReadonlySet<string> =>
  new Set(
    [...markup.matchAll(/<(?:g|button)\b[^>]*>/g)].flatMap(([tag]) => {
      const target = / data-target="([^"]+)"/.exec(tag)?.[1]
      return target !== undefined && /thing-live|is-legal/.test(tag) ? [target] : []
    }),
  )
