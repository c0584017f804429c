/** The keys of the text board: the same actions as on the drawn one, as far as a page of text has them. */
import type { PageTeller } from './page-teller.ts'
import { focused, focusOn, type Item } from '../keys/items.ts'
import { useKeyAction } from '../keys/registry.ts'
import { useTurnKeys } from '../keys/use-turn-keys.ts'
import { cycle } from '../keys/use-zone-keys.ts'
import { useChoice } from '../table/game.ts'
import { goToSection } from './section.tsx'

const options = (): readonly Item[] => [...document.querySelectorAll<HTMLElement>('.text-option')]

/** Has the keys mean something while the text board is there. */
export function useTextKeys({ host, snapshot, tell, t }: PageTeller): void {
  const { asking, clear } = useChoice()
  useTurnKeys({ host, snapshot, onBlocked: () => tell(t('turn.blocked')) })
  useKeyAction('target-next', () => cycle(options(), 1))
  useKeyAction('target-previous', () => cycle(options(), -1))
  useKeyAction('down', () => isAtOption() && cycle(options(), 1))
  useKeyAction('up', () => isAtOption() && cycle(options(), -1))
  useKeyAction('options', () => goToSection('options'))
  useKeyAction('hand', () => goToSection('hand'))
  useKeyAction('domain', () => goToSection('domain'))
  useKeyAction('rival', () => goToSection('rivals'))
  useKeyAction('log', () => goToSection('log'))
  useKeyAction('replay', () => goToSection('since'))
  useKeyAction('part-yomi', () => goToPart(0))
  useKeyAction('part-stairs', () => goToPart(1))
  useKeyAction('part-home', () => goToPart(2))
  useKeyAction('part-glade', () => goToPart(3))
  useKeyAction('part-forges', () => goToPart(4))
  useKeyAction('part-paths', () => goToSection('path'))
  useKeyAction('part-market', () => goToSection('displays'))
  useKeyAction('cancel', () => {
    if (asking === undefined) return false
    return clear()
  })
}

const isAtOption = (): boolean => focused()?.matches('.text-option') ?? false

/** Goes to a region of the forest. */
function goToPart(at: number): boolean {
  const heading = [...document.querySelectorAll<HTMLElement>('.text-forest h3')][at]
  heading?.scrollIntoView({ block: 'start' })
  return focusOn(heading)
}
