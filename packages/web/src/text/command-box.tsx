/** The command box: what is typed is answered aloud, and stays in a transcript. */
import type { PageTeller } from './page-teller.ts'
import { answer, readCommand } from '@bitoku/text'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHasHints } from '../hint/can-hint.ts'
import { fetchMore, type MoreWords } from '../interface/more.ts'
import { askedAbout } from '../app/preferences.ts'
import { askHint } from '../hint/ask-hint.ts'
import { useChoice, useStoryShown } from '../table/game.ts'

/** The words of the commands: the language that is spoken first, then English. */
type Catalogues = readonly [MoreWords, MoreWords]

const fetchCatalogues = (language: PageTeller['language']): Promise<Catalogues> =>
  Promise.all([fetchMore(language), fetchMore('en')])

/** The words of the commands; undefined until they have come. */
function useCatalogues(language: PageTeller['language']): Catalogues | undefined {
  const [catalogues, setCatalogues] = useState<Catalogues>()
  useEffect(() => {
    let isWanted = true
    void fetchCatalogues(language).then((both) => {
      if (isWanted) setCatalogues(both)
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return catalogues
}

interface Entry {
  /** What was typed; undefined: it stands above, with what was said at once. */
  readonly said: string | undefined
  readonly answered: string
}

const mostEntries = 40

/** The box and its transcript. */
export function CommandBox({ teller }: { readonly teller: PageTeller }): ReactNode {
  const { m, language } = teller
  const choosing = useChoice()
  const story = useStoryShown()
  const hasHints = useHasHints()
  const known = useCatalogues(language)
  const [typed, setTyped] = useState('')
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const transcript = useRef<HTMLOListElement>(null)
  useEffect(() => {
    transcript.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [entries])
  const send = async (): Promise<void> => {
    const said = typed.trim()
    if (said === '') return
    setTyped('')
    // Whoever types faster than the words arrive is answered when they are there; everybody else at once.
    const catalogues = known ?? (await fetchCatalogues(language))
    const [words] = catalogues
    let isFirst = true
    const tell = (answered: string): void => {
      const entry = { said: isFirst ? said : undefined, answered }
      isFirst = false
      setEntries((before) => [...before, entry].slice(-mostEntries))
    }
    const desk = { teller, choosing, story, words, hasHints, sayFirst: tell, askedAbout: askedAbout(), askHint }
    tell(await answer(desk, readCommand(said, catalogues)))
  }
  return (
    <div className="text-command">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <label htmlFor="text-command">{m('text.command')}</label>
        <input
          id="text-command"
          className="field"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          placeholder={m('text.commandHint')}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className="button">
          {m('text.send')}
        </button>
      </form>
      {/* Only what is new is read aloud. */}
      <ol
        ref={transcript}
        className="text-transcript"
        role="log"
        aria-live="polite"
        aria-label={m('text.transcript')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={entries.length === 0 ? -1 : 0}
      >
        {entries.map(({ said, answered }, at) => (
          <li key={at}>
            {said === undefined ? undefined : <p className="text-said">{m('text.youSaid', { said })}</p>}
            {answered.split('\n').map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
