/** What stands around a decision: the way to it, what waits behind it, what is not possible and why. */
import { type Effect, type Impossible, reasons, type TrailStep, type Waiting } from '@bitoku/engine'
import { effectPhrase } from '../effects/sentence.ts'
import type { Language } from '../languages.ts'
import { brief, nameOf } from '../names.ts'
import { capitalise } from '../runtime/typeset.ts'
import { say } from '../say.ts'
import { homeName } from '../spaces.ts'
import { styleOf, type Telling } from '../telling.ts'

/** What is told with a table or without one. */
type Around = Pick<Partial<Telling>, 'style' | 'edition' | 'view'>

/** Why something is not possible. */
export function impossibleSentence(language: Language, { reason, args }: Impossible): string {
  const known = reasons.find((key) => key === reason)
  return known === undefined ? say(language, 'reason.nothing-possible') : say(language, `reason.${known}`, args)
}

/** One step of the way to a decision. */
export function trailLabel(language: Language, step: TrailStep, telling: Around = {}): string {
  const { from, id, region, value } = step
  const place = region === undefined ? '' : say(language, `short.${region}`)
  switch (from) {
    case 'spring':
    case 'reaping':
    case 'winter':
      return say(language, `trail.${from}`)
    case 'die':
      return say(language, 'trail.die', { value: value ?? '', region: place })
    case 'line':
      if (id === undefined) return say(language, 'trail.copied', { region: place })
      return say(language, 'trail.line', { region: place, n: id })
    case 'home':
      return homeName(language, Number(id), telling)
    case 'favour':
      return say(language, 'trail.favour', { region: id === undefined ? '' : shortName(language, id) })
    case 'light':
      return say(language, 'trail.light')
    case 'purchase':
    case 'yokai':
    case 'building':
    case 'owner':
    case 'mitama':
    case 'dragonfly':
    case 'dream':
    case 'ingenuity':
    case 'memory':
    case 'bitoku':
    case 'gate':
    case 'virtue':
      // The way need not tell one hot spring from another: its type is enough.
      if (id !== undefined) return nameOf(language, brief(styleOf(telling)), id.replace(/-[ab]?\d+$/, ''))
      if (from === 'purchase') return say(language, 'trail.purchase')
      return capitalise(language, say(language, `source.${from}`, { style: styleOf(telling) }))
  }
}

function shortName(language: Language, id: string): string {
  switch (id) {
    case 'yomi':
    case 'stairs':
    case 'glade':
    case 'forges':
      return say(language, `short.${id}`)
    default:
      return id
  }
}

/** What is left of an effect. With one left of several it may also be a part not yet begun: then no number is said. */
function remainder(language: Language, effect: Effect, left: number, telling: Around): string {
  const style = styleOf(telling)
  switch (effect.kind) {
    case 'mp':
    case 'kodama':
    case 'push':
      if (left === 1 && effect.n > 1) return say(language, `do.${effect.kind}`)
      return effectPhrase(language, { ...effect, n: left }, style)
    case 'times':
      if (left === 1) return effectPhrase(language, effect.parts[0], style)
      return effectPhrase(language, { ...effect, n: left }, style)
    default:
      return effectPhrase(language, effect, style)
  }
}

/** Something that waits behind a decision. */
export function waitingLabel(language: Language, waiting: Waiting, telling: Around = {}): string {
  const { step, what, effect, n } = waiting
  const style = brief(styleOf(telling))
  const where = step.region === undefined ? '' : say(language, `in.${step.region}`)
  const name =
    step.id === undefined ? trailLabel(language, step, telling) : nameOf(language, style, step.id, telling.edition)
  switch (what) {
    case 'effect':
      if (effect === undefined) return trailLabel(language, step, telling)
      return capitalise(language, remainder(language, effect, n, telling))
    case 'forest-action':
    case 'building-action':
      return say(language, `wait.${what}`, { where })
    case 'card-action':
      if (effect === undefined) return name
      return say(language, 'wait.card-action', { name, effect: effectPhrase(language, effect, style) })
    case 'combine':
      return say(language, 'wait.combine', { name })
    case 'ingenuity':
    case 'reap':
    case 'virtue':
      return say(language, `wait.${what}`)
  }
}
