/** The games on the shelf. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { problemSentence } from '../app/problems.ts'
import { useWords } from '../app/words.ts'
import type { GameEntry, Host } from '@bitoku/host'
import { ProblemLine } from './problem-line.tsx'
import { SavedGame } from './saved-game.tsx'

/** The list of saved games, the last one first; nothing while there are none. */
export function SavedGames({ host }: { readonly host: Host }): ReactNode {
  const words = useWords()
  const { t } = words
  const [games, setGames] = useState<readonly GameEntry[]>([])
  const [problem, setProblem] = useState<string>()
  const refresh = useCallback(async () => setGames(await host.list()), [host])
  useEffect(() => {
    void refresh()
  }, [refresh])
  if (games.length === 0) return undefined
  const open = async (id: string): Promise<void> => {
    const outcome = await host.open(id)
    if (!outcome.ok) setProblem(problemSentence(words, outcome.problem))
  }
  const remove = async (id: string): Promise<void> => {
    await host.remove(id)
    await refresh()
  }
  return (
    <section className="saved">
      <h2>{t('saved.title')}</h2>
      <ProblemLine text={problem} />
      <ul>
        {games.map((game) => (
          <SavedGame
            key={game.id}
            host={host}
            game={game}
            onOpen={() => void open(game.id)}
            onRemove={() => void remove(game.id)}
            onProblem={setProblem}
          />
        ))}
      </ul>
    </section>
  )
}
