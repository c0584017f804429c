/** The question once something is chosen: it names what is chosen and what is to be chosen next. */
import { type ExplainedOption, favours, regions, riverRegions } from '@bitoku/engine'
import type { Language } from '../languages.ts'
import { brief, nameOf, shortCrystalName, shortPlaceName } from '../names.ts'
import { factsOf, type OptionTelling } from '../options/facts.ts'
import { optionQuestion } from '../options/option.ts'
import { capitalise } from '../runtime/typeset.ts'
import { say } from '../say.ts'
import { crystalSpaceName, homeName } from '../spaces.ts'
import { cardOnHill, dieName, styleOf, tileAt } from '../telling.ts'

/** What can be pointed at as the other half of a choice, and the question for it. */
export const halves = ['card', 'card-space', 'die', 'region', 'building', 'crystal-slot', 'crystal-space'] as const
type Half = (typeof halves)[number]

function halfOf(target: string): Half | undefined {
  const [kind] = target.split(':')
  return kind === 'home' || kind === 'area' ? 'region' : halves.find((half) => half === kind)
}

/** A chosen target in a word or two; undefined for those that are a whole choice by themselves. */
function targetName(language: Language, target: string, telling: OptionTelling): string | undefined {
  const [kind, id = ''] = target.split(':')
  const style = brief(styleOf(telling))
  switch (kind) {
    case 'card':
    case 'building':
      return nameOf(language, style, id, telling.edition)
    case 'die': {
      const seat = telling.decision?.seat ?? telling.view?.viewer
      return say(language, 'chosen.die', { die: dieName(language, telling, seat, Number(id)) })
    }
    case 'crystal-slot': {
      const tile = tileAt(telling, 'crystal', Number(id))
      return tile === undefined ? undefined : shortCrystalName(language, style, tile)
    }
    case 'card-space':
      return say(language, 'chosen.space', { space: id })
    case 'crystal-space':
      return crystalSpaceName(language, telling.edition, Number(id))
    case 'home':
      return homeName(language, Number(id), telling)
    case 'favour':
      return favourName(language, target, telling)
    default: {
      const region = regions.find((one) => one === id)
      return region && shortPlaceName(language, region)
    }
  }
}

/** A favour by its hill and its card. */
function favourName(language: Language, target: string, telling: OptionTelling): string | undefined {
  const [, at, which] = target.split(':')
  const hill = riverRegions.find((one) => one === at)
  const favour = favours.find((one) => one === which)
  if (hill === undefined || favour === undefined) return undefined
  const card = cardOnHill(telling, hill, favour)
  return say(language, 'label.favour', {
    hill: shortPlaceName(language, hill),
    what:
      card === undefined
        ? say(language, `favour.${favour}`)
        : nameOf(language, brief(styleOf(telling)), card, telling.edition),
  })
}

/** What to choose next, of the options that point at everything chosen; undefined where nothing more can be said. */
export function chosenQuestion(
  language: Language,
  remaining: readonly ExplainedOption[],
  chosen: readonly string[],
  telling: OptionTelling,
): string | undefined {
  if (remaining.length === 1) return optionQuestion(language, remaining[0], telling)
  if (remaining.length > 1 && remaining.every(({ kind }) => kind === 'favour' || kind === 'cover')) {
    const { what } = factsOf(language, remaining[0], telling, true)
    return capitalise(language, say(language, 'chosen.favour', { what }))
  }
  const source = chosenName(language, chosen, telling)
  if (source === undefined || remaining.length === 0) return undefined
  const next = remaining.flatMap(({ targets }) => targets).filter((target) => !chosen.includes(target))
  const half = next.map(halfOf).find((one) => one !== undefined)
  return say(language, half === undefined ? 'chosen.how' : `half.${half}`, { source })
}

/** What is chosen so far, in a word or two. */
export function chosenName(language: Language, chosen: readonly string[], telling: OptionTelling): string | undefined {
  const names = chosen.map((target) => targetName(language, target, telling)).filter((name) => name !== undefined)
  return names.length === 0 ? undefined : names.join(' → ')
}
