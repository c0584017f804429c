/** What lies above a network table for a moment: a lost line, questions of the others, a bot in one's own seat. */
import type { QuestionCard } from '@bitoku/host'
import { type ReactNode, useEffect, useRef } from 'react'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useLimit } from '../network/api.ts'
import { useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { ClockVoice } from './clock.tsx'
import { useCompany, useNetwork } from './network.ts'
import { Ended, Expired } from './expired.tsx'
import { NewerPage } from './newer.tsx'
import { ProgramTokens } from './program-tokens.tsx'
import { Reminded } from './remind-button.tsx'
import { TellMe } from './tell-me.tsx'

/** The banners. */
export function Above(): ReactNode {
  const { n } = useOnlineWords()
  const { tell } = useGame()
  const isLost = useCompany((company) => company.isLost)
  const isLimited = useLimit(({ until }) => until !== undefined)
  const isAway = useCompany((company) => company.isAway)
  const isBusy = useCompany((company) => company.isBusy)
  const refreshes = useCompany((company) => company.refreshes)
  const table = useCompany((company) => company.table)
  const { questions } = table
  const known = useRef(refreshes)
  useEffect(() => {
    if (refreshes !== known.current) tell(n('net.refreshed'))
    known.current = refreshes
  }, [refreshes, tell, n])
  return (
    <>
      {isBusy && !isLost ? <div className="net-busy" role="presentation" /> : undefined}
      <ClockVoice />
      <Reminded />
      <div className="net-above">
        {isLost ? (
          <p className="net-banner lost" role="status">
            <Icon name="restart" size={18} />
            {n('net.lost')}
          </p>
        ) : undefined}
        {isLimited && !isLost ? (
          <p className="net-banner limited" role="status">
            <Icon name="clock" size={18} />
            {n('problem.net-too-many')}
          </p>
        ) : undefined}
        {isAway && !isLost ? (
          <p className="net-banner lost" role="status">
            <Icon name="restart" size={18} />
            {n('problem.net-unavailable')}
          </p>
        ) : undefined}
        <StandIn />
        <NewerPage />
        <Ended />
        <Expired />
        <ProgramTokens />
        <TellMe card={table} />
        {questions.map((question) => (
          <Asked key={question.question} question={question} />
        ))}
      </div>
    </>
  )
}

/** A bot plays for the one who looks. */
function StandIn(): ReactNode {
  const words = useOnlineWords()
  const { acts } = useNetwork()
  const { tell } = useGame()
  const isReplaced = useCompany(
    ({ table }) => table.seat !== undefined && table.state === 'live' && table.seats[table.seat].standIn === true,
  )
  if (!isReplaced) return undefined
  const comeBack = async (): Promise<void> => {
    const outcome = await acts.comeBack()
    if (!outcome.ok) tell(problemSentence(words, outcome.problem))
  }
  return (
    <div className="net-banner" role="status">
      <Icon name="bot" size={20} />
      <p>{words.n('standIn.text')}</p>
      <button type="button" className="button primary" onClick={() => void comeBack()}>
        {words.n('standIn.end')}
      </button>
    </div>
  )
}

const signs = { 'take-back': 'undo', replace: 'bot', end: 'close' } as const

/** A question to the table, with its answers. */
function Asked({ question: { question, kind, by, waitsFor } }: { readonly question: QuestionCard }): ReactNode {
  const words = useOnlineWords()
  const { n, language } = words
  const { acts } = useNetwork()
  const { tell, seatName } = useGame()
  const own = useCompany(({ table }) => table.seat)
  const isProgram = useCompany(({ table }) => table.seats[Number(question.split(' ')[1])]?.kind === 'program')
  const isMine = own !== undefined && waitsFor.includes(own)
  const about = Number(question.split(' ')[1])
  const said = {
    'take-back': () => n('question.takeBack', { name: seatName(by) }),
    replace: () =>
      n(isProgram ? 'question.replaceProgram' : 'question.replace', { name: seatName(by), other: seatName(about) }),
    end: () => n('question.end', { name: seatName(by) }),
  }
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(waitsFor.map(seatName))
  const answer = async (yes: boolean): Promise<void> => {
    const outcome = await acts.answer(question, yes)
    if (!outcome.ok) tell(problemSentence(words, outcome.problem))
  }
  return (
    <div className="net-banner asked" role="status">
      <Icon name={signs[kind]} size={20} />
      <p>{said[kind]()}</p>
      {isMine ? (
        <>
          <button type="button" className="button primary yes" onClick={() => void answer(true)}>
            {n('question.yes')}
          </button>
          <button type="button" className="button no" onClick={() => void answer(false)}>
            {n('question.no')}
          </button>
        </>
      ) : (
        <>
          <small>{n('question.waits', { names })}</small>
          {by === own ? (
            <button type="button" className="button quiet no" onClick={() => void answer(false)}>
              {n('question.withdraw')}
            </button>
          ) : undefined}
        </>
      )}
    </div>
  )
}
