/** The start screen: a new game in two clicks, the games that wait, records in and out. */
import { languages } from '@bitoku/words'
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { Mark } from '../app/mark.tsx'
import { readRules } from '../app/explaining.ts'
import { prefer, themes, usePreferences } from '../app/preferences.ts'
import { problemSentence } from '../app/problems.ts'
import { useWords } from '../app/words.ts'
import type { IconName } from '../art/icon-names.ts'
import type { Host, Problem } from '@bitoku/host'
import { ImportRecord } from './import-record.tsx'
import { Landscape } from './landscape.tsx'
import { NewGame } from './new-game.tsx'
import { ProblemLine } from './problem-line.tsx'
import { RecordSeats } from './record-seats.tsx'
import { SavedGames } from './saved-games.tsx'
import { type Company, companies } from './setup.ts'
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
  const [company, setCompany] = useState<Company>()
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
        <ProblemLine text={incoming.problem ?? (company === undefined && record === undefined ? wanted : undefined)} />
        {record !== undefined ? (
          <RecordSeats key={record.text} host={host} record={record} onBack={incoming.forget} />
        ) : company !== undefined ? (
          <NewGame host={host} company={company} onBack={() => setCompany(undefined)} />
        ) : (
          <>
            <Companies onChoose={setCompany} />
            <div className="start-more">
              <SavedGames host={host} />
              <ImportRecord onText={incoming.onText} onFile={incoming.onFile} />
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
    </div>
  )
}

const languageNames = { en: 'English', es: 'Español', fr: 'Français', ru: 'Русский' } as const

/** Language, light and rules, always in the same corner. */
function Corner(): ReactNode {
  const { t, language } = useWords()
  const theme = usePreferences((state) => state.theme)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]
  return (
    <div className="corner">
      <select
        className="field"
        aria-label={t('settings.language')}
        value={language}
        onChange={(event) => prefer({ language: languages.find((one) => one === event.target.value) })}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        aria-label={`${t('settings.theme')}: ${t(`theme.${theme}`)}`}
        data-tip={`${t('settings.theme')}: ${t(`theme.${theme}`)}`}
        onClick={() => prefer({ theme: next })}
      >
        <Icon name={theme === 'light' ? 'sun' : theme === 'dark' ? 'moon' : 'lantern'} size={20} />
      </button>
      <button
        type="button"
        className="button"
        aria-label={t('guide.title')}
        data-tip={t('guide.title')}
        onClick={() => readRules({})}
      >
        <Icon name="help" size={20} />
      </button>
    </div>
  )
}
