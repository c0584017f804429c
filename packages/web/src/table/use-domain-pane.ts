/** What of a question is answered in the own domain, on windows that show the domain only when it is asked for. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useChoice, useGame } from './game.ts'

const places = /^(card-space|crystal-space|pilgrim-space|bitoku-path|mitama:|dragonfly:|die:\d)/

/** The targets that lie in the domain. Cards lie there when one is removed for its virtue; at other times they are in the hand. */
export function useDomainTargets(): readonly string[] {
  const { decision } = useGame().snapshot
  const { narrowed } = useChoice()
  const hasCards = decision?.kind === 'virtue'
  return [...narrowed.next].filter((target) => places.test(target) || (hasCards && target.startsWith('card:')))
}

/**
 * Opens the domain in the place of `other` when all that can be chosen lies there, once for a question, and goes back
 * afterwards; brings the first thing that can be chosen into sight.
 */
export function useDomainPane<Other extends string>(
  pane: string,
  other: Other,
  setPane: (pane: Other | 'domain') => void,
): void {
  const { snapshot } = useGame()
  const { narrowed, chosen } = useChoice()
  const inDomain = useDomainTargets()
  const opened = useRef(false)
  // Dice stand beside the hand as well.
  const isAll =
    inDomain.length > 0 && inDomain.filter((target) => !target.startsWith('die:')).length === narrowed.next.size
  useLayoutEffect(() => {
    // Whoever has begun to choose in the hand goes on from there.
    if (isAll && chosen.length === 0 && pane === other) {
      opened.current = true
      setPane('domain')
    } else if (!isAll && opened.current) {
      opened.current = false
      if (pane === 'domain') setPane(other)
    }
    // Only a new question may change what is shown: whoever goes back stays there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [snapshot])
  const hasTargets = inDomain.length > 0
  useEffect(() => {
    if (pane === 'domain' && hasTargets)
      document.querySelector('.domain .target.is-legal')?.scrollIntoView({ block: 'nearest' })
  }, [pane, hasTargets])
}
