/** A thing that has no part in the present decision: what would lead to it, and what is asked now. */
import type { Decision } from '@bitoku/engine'
import type { Language } from '../languages.ts'
import { say } from '../say.ts'
import { type Telling, tileAt } from '../telling.ts'
import { decisionQuestion } from './question.ts'

/** Whether a building still lies on its display. */
const isForSale = (id: string, telling: Telling): boolean =>
  telling.view?.displays[0].some((_, slot) => tileAt(telling, 'building', slot + 1) === id) ?? false

/** What leads to a thing. */
function wayTo(language: Language, { kind, options }: Decision, target: string, telling: Telling): string {
  const [thing, id = '', ...rest] = target.split(':')
  const now = kind === 'turn' ? 'turn' : 'later'
  switch (thing) {
    case 'card':
    case 'card-space':
      return say(language, 'elsewhere.card', { now })
    case 'region':
    case 'home':
      return say(language, 'elsewhere.dieSpace', { now })
    case 'die':
      return rest.length > 0 ? say(language, 'elsewhere.otherDie') : say(language, 'elsewhere.die', { now })
    case 'hill':
      return say(language, 'elsewhere.hill', { now: options.some((one) => one.kind === 'cross') ? 'can' : now })
    case 'favour':
      return say(language, 'elsewhere.favour')
    case 'line':
      return say(language, 'elsewhere.line')
    case 'building':
      return say(language, isForSale(id, telling) ? 'elsewhere.effect' : 'elsewhere.line')
    default:
      return say(language, 'elsewhere.effect')
  }
}

/** Why a thing cannot be chosen now, where the engine has no reason of its own for it; the question may be one that is further on. */
export function elsewhereSentence(
  language: Language,
  decision: Decision,
  target: string,
  telling: Telling,
  question: string = decisionQuestion(language, decision, telling),
): string {
  return say(language, 'elsewhere.ask', { why: wayTo(language, decision, target, telling), question })
}
