/** What can be done at a network table besides playing: talk, ask the others, leave, come back, play again. */
import { type Outcome, type Phrase, refuse, type TableCard } from '@bitoku/host'
import { type Api, isPassing, pauseBefore, type Reply } from './api.ts'
import type { UseCompany } from './company.ts'
import type { Live } from './live.ts'
import type { World } from './world.ts'

/** The ways to act. Each is done once, even where its answer is lost. */
export interface TableActs {
  readonly sayPhrase: (phrase: Phrase) => Promise<Outcome>
  readonly sayText: (text: string) => Promise<Outcome>
  /** Lets the others know that something is being written. */
  readonly tellTyping: () => void
  /** Asks the others to go back to before one's own last turn. */
  readonly askTakeBack: () => Promise<Outcome>
  /** Asks the others to let a bot play for a seat. */
  readonly askReplace: (seat: number) => Promise<Outcome>
  /** Asks the others to end the game as it stands. */
  readonly askEnd: () => Promise<Outcome>
  /** Reminds a seat that it is awaited. */
  readonly nudge: (seat: number) => Promise<Outcome>
  readonly answer: (question: string, yes: boolean) => Promise<Outcome>
  /** Takes the own seat back from the bot. */
  readonly comeBack: () => Promise<Outcome>
  /** Lets a bot play for oneself. */
  readonly letBotPlay: () => Promise<Outcome>
  /** The token by which a program plays a seat, for who has opened the table. */
  readonly makeToken: (seat: number) => Promise<Outcome<string>>
  /** The id of the table of the next game. */
  readonly rematch: () => Promise<Outcome<string>>
  /** The finished game as JSON. */
  readonly exportJson: () => Promise<Outcome<string>>
}

/** How often one tells that one is writing, in milliseconds. */
const typingPause = 2000
const mostAttempts = 4

/** Posts until there is an answer: with the same key it is done once. */
export async function postOnce<Value>(
  world: Pick<World, 'wait' | 'random' | 'draw'>,
  api: Api,
  path: string,
  body: object,
): Promise<Reply<Value>> {
  const keyed = { ...body, key: world.draw() }
  for (let attempt = 0; ; attempt += 1) {
    // oxlint-disable no-await-in-loop
    const reply = await api.post<Value>(path, keyed)
    if (reply.ok || !isPassing(reply.status) || attempt + 1 >= mostAttempts) return reply
    await world.wait(pauseBefore(attempt, world.random, reply.after))
    // oxlint-enable no-await-in-loop
  }
}

/** Asks for the token of a program's seat. */
export async function askToken(
  world: Pick<World, 'wait' | 'random' | 'draw'>,
  api: Api,
  table: string,
  seat: number,
): Promise<Outcome<string>> {
  const reply = await postOnce<{ readonly token: string }>(world, api, `tables/${table}/seats/${seat}/token`, {})
  return reply.ok ? { ok: true, value: reply.value.token } : refuse(reply.problem.key, reply.problem.args)
}

/** The acts at a table. */
export function makeTableActs(
  world: Pick<World, 'wait' | 'random' | 'draw' | 'now'>,
  api: Api,
  id: string,
  live: Pick<Live, 'say'>,
  refresh: () => Promise<void>,
  useCompany: UseCompany,
): TableActs {
  let toldTyping = 0

  async function act(path: string, body: object): Promise<Outcome> {
    const reply = await postOnce<TableCard | undefined>(world, api, `tables/${id}/${path}`, body)
    if (!reply.ok) return refuse(reply.problem.key, reply.problem.args)
    // The table itself may have changed: a seat, a question, moves taken back.
    await refresh()
    return { ok: true, value: undefined }
  }

  async function say(kind: 'phrase' | 'text', text: string): Promise<Outcome> {
    const reply = await postOnce<{ readonly number: number }>(world, api, `tables/${id}/chat`, { kind, text })
    return reply.ok ? { ok: true, value: undefined } : refuse(reply.problem.key, reply.problem.args)
  }

  return {
    sayPhrase: (phrase) => say('phrase', phrase),
    sayText: (text) => say('text', text),
    tellTyping: () => {
      if (world.now() - toldTyping < typingPause) return
      toldTyping = world.now()
      live.say({ kind: 'typing' })
    },
    // It names what is seen: a second click is not about the turn before.
    askTakeBack: () => act('questions', { kind: 'take-back', history: useCompany.getState().table.history }),
    askReplace: (seat) => act('questions', { kind: 'replace', seat }),
    askEnd: () => act('questions', { kind: 'end' }),
    nudge: (seat) => act('nudges', { seat }),
    answer: (question, yes) => act('answers', { question, yes }),
    comeBack: () => act('return', {}),
    letBotPlay: () => act('leave', {}),
    makeToken: (seat) => askToken(world, api, id, seat),
    rematch: async () => {
      const { next } = useCompany.getState().table
      if (next !== undefined) return { ok: true, value: next }
      const reply = await postOnce<{ readonly id: string }>(world, api, `tables/${id}/rematch`, {})
      return reply.ok ? { ok: true, value: reply.value.id } : refuse(reply.problem.key, reply.problem.args)
    },
    exportJson: () => api.text(`tables/${id}/export`),
  }
}
