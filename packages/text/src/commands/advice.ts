/** The answer to the command “hint”: the best plan step by step, and why. */
import type { BotQuestion } from '@bitoku/host'
import { describeHint } from '@bitoku/words'
import { sentence } from '../sentence.ts'
import { type AskedHint, questionOf } from '../hints.ts'
import { isStillAsked } from '../hints.ts'
import { type Teller } from '../lines/teller.ts'

/** What a hint is told from. */
type Adviser = Pick<Teller, 'now' | 'host' | 'language' | 'telling' | 'm'>

/** The lines of a hint for the present question; that a bot thinks about it is said at once. */
export async function adviceLines(
  { now, host, language, telling, m }: Adviser,
  sayFirst: (text: string) => void,
  ask: (question: BotQuestion) => AskedHint,
): Promise<readonly string[]> {
  const question = questionOf(now)
  if (question === undefined) return [m('text.noOptions')]
  sayFirst(m('hint.thinking'))
  try {
    const hint = await answerWhileAsked(ask(question), { now, host })
    if (hint === 'gone') return [m('hint.stale')]
    if (hint.plans.length === 0) return [m('hint.failed')]
    const { steps, sentences, isLearnt } = describeHint(language, hint, telling)
    return [
      sentence(m('hint.plan')),
      ...steps.map((label, at) => sentence(`${at + 1}. ${label}`)),
      ...sentences.map(sentence),
      m(isLearnt ? 'hint.note' : 'hint.noteThumb'),
    ]
  } catch {
    return [m('hint.failed')]
  }
}

type Answer = Awaited<AskedHint['answer']>

/** The answer, or that the table has gone on without it: nobody wants a plan for what is no longer asked. */
function answerWhileAsked(
  { answer, cancel }: AskedHint,
  { now, host }: Pick<Adviser, 'now' | 'host'>,
): Promise<Answer | 'gone'> {
  return new Promise((resolve, reject) => {
    const leave = host.subscribe(() => {
      if (isStillAsked(now, host.snapshot())) return
      // After this there is no answer any more.
      cancel()
      leave()
      resolve('gone')
    })
    answer.then(resolve, reject).finally(leave)
  })
}
