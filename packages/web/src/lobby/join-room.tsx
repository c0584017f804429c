/** The way to a table that waits for people: a name, a seat; or only to watch. */
import type { Problem, TableCard } from '@bitoku/host'
import { type ReactNode, useState } from 'react'
import { goOnline, type TableLink } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import type { Api } from '../network/api.ts'
import { useOnlineWords } from '../network/say.ts'
import { postOnce } from '../network/table-acts.ts'
import { browserWorld } from '../network/world.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { CardFacts, CardSeats } from './card-seats.tsx'
import { Frame } from './frame.tsx'
import { NameField } from './name-field.tsx'
import { zoneHere } from './receiver.ts'
import { beNamed, firstName } from './server.ts'

interface Props {
  readonly card: TableCard
  readonly api: Api
  readonly link: TableLink | undefined
  readonly onCard: (card: TableCard) => void
  /** Told why somebody could not sit down: the game may begin without them. */
  readonly onRefused: (problem: Problem) => void
}

/** The form, or a word for those who only watch. */
export function JoinRoom({ card, api, link, onCard, onRefused }: Props): ReactNode {
  const words = useOnlineWords()
  const { n, language } = words
  const [name, setName] = useState(firstName)
  const [problem, setProblem] = useState<string>()
  const open = card.seats.filter(({ kind }) => kind === 'open').length
  const host = card.seats.find(({ kind }) => kind === 'person')?.name ?? ''
  const isWatching = link?.kind === 'watch'
  const join = async (): Promise<void> => {
    const named = await beNamed(name, language)
    if (!named.ok) return setProblem(problemSentence(words, named.problem))
    const reply = await postOnce<TableCard>(browserWorld, api, `tables/${card.id}/join`, {
      zone: zoneHere(),
    })
    if (reply.ok) return onCard(reply.value)
    setProblem(problemSentence(words, reply.problem))
    onRefused(reply.problem)
  }
  return (
    <Frame
      title={n(isWatching ? 'watch.title' : 'join.title')}
      text={isWatching ? n('watch.soon') : n(open > 0 ? 'join.text' : 'join.full', { name: host })}
      onBack={() => goOnline({ kind: 'lobby' })}
    >
      <ProblemLine text={problem} />
      {isWatching || open === 0 ? undefined : (
        <form
          className="join-form"
          onSubmit={(event) => {
            event.preventDefault()
            void join()
          }}
        >
          <NameField name={name} onChange={setName} />
          <button type="submit" className="button primary begin">
            <Icon name="play" size={20} />
            {n('join.sit')}
          </button>
          <small>{n('join.guest')}</small>
        </form>
      )}
      <CardSeats card={card} />
      <CardFacts card={card} />
    </Frame>
  )
}
