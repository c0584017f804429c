/** The start screen: a new game in two clicks, the games that wait, records in and out. */
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { Mark } from '../app/mark.tsx'
import { findServer, goOnline, useOnline } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { useWords } from '../app/words.ts'
import type { IconName } from '../art/icon-names.ts'
import type { Host, Problem } from '@bitoku/host'
import { UpdateLine } from '../offline/update-line.tsx'
import { Corner } from './corner.tsx'
import { ImportRecord } from './import-record.tsx'
import { Landscape } from './landscape.tsx'
import { NewGame } from './new-game.tsx'
import { ProblemLine } from './problem-line.tsx'
import { RecordSeats } from './record-seats.tsx'
import { SavedGames } from './saved-games.tsx'
import { SettingsOffer } from './settings-offer.tsx'
import { type Company, companies } from './setup.ts'
import { useChallenge } from './use-challenge.ts'
import { useRecord } from './use-record.ts'

const icons: Readonly<Record<Company, IconName>> = { tengu: 'tengu', bots: 'bot', friends: 'person' }

interface Props {
  readonly host: Host
  /** Why the game that was wanted could not be opened. */
  readonly problem: Problem | undefined
}

/** The first thing that is seen. */
export function StartScreen({ host, problem }: Props): ReactNode {
  const words = useWords()
  const { t } = words
  const [challenge, leaveChallenge] = useChallenge()
  const [chosen, setCompany] = useState<Company>()
  const company = challenge === undefined ? chosen : 'tengu'
  const incoming = useRecord(host, words)
  const { record, hovers } = incoming
  const wanted = problem === undefined ? undefined : problemSentence(words, problem)
  return (
    <div className="start">
      <Landscape />
      <Corner />
      <main className="start-sheet">
        <header className="start-title">
          <Mark size={76} />
          <div>
            <h1>Bitoku</h1>
            <p>{t('start.subtitle')}</p>
          </div>
        </header>
        <SettingsOffer />
        <ProblemLine text={incoming.problem ?? (company === undefined && record === undefined ? wanted : undefined)} />
        {record !== undefined ? (
          <RecordSeats key={record.text} host={host} record={record} onBack={incoming.forget} />
        ) : company !== undefined ? (
          <NewGame
            key={JSON.stringify(challenge)}
            host={host}
            company={company}
            challenge={challenge}
            onBack={() => {
              leaveChallenge()
              setCompany(undefined)
            }}
          />
        ) : (
          <>
            <Companies onChoose={setCompany} />
            <div className="start-more">
              <SavedGames host={host} />
              <ImportRecord onText={incoming.onText} onFile={incoming.onFile} />
              <UpdateLine />
              <footer className="muted">{t('start.unofficial')}</footer>
            </div>
          </>
        )}
      </main>
      {hovers ? <p className="drop-here">{t('import.drop')}</p> : undefined}
    </div>
  )
}

/** The first of the two clicks. */
function Companies({ onChoose }: { readonly onChoose: (company: Company) => void }): ReactNode {
  const { t } = useWords()
  return (
    <div className="companies">
      {companies.map((one) => (
        <button key={one} type="button" className="bare company" onClick={() => onChoose(one)}>
          <Icon name={icons[one]} size={40} />
          <span>
            <b>{t(`start.${one}`)}</b>
            <small>{t(`start.${one}Text`)}</small>
          </span>
          <Icon name="arrow-right" size={22} />
        </button>
      ))}
      <OnlineWay />
    </div>
  )
}

/** The way to network play; a page among plain files has none. */
function OnlineWay(): ReactNode {
  const { t } = useWords()
  const hasServer = useOnline((state) => state.hasServer)
  useEffect(() => void findServer(), [])
  if (!hasServer) return undefined
  return (
    <button type="button" className="bare company online-way" onClick={() => goOnline({ kind: 'lobby' })}>
      <Icon name="globe" size={40} />
      <span>
        <b>{t('start.online')}</b>
        <small>{t('start.onlineText')}</small>
      </span>
      <Icon name="arrow-right" size={22} />
    </button>
  )
}
