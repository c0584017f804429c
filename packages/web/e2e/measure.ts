/** What is wrong with the layout of a page: scrolling, clipped words, overlapping panes, missing things. Runs inside the page. */
// A function sent to the page cannot reach outer ones.
// oxlint-disable unicorn/consistent-function-scoping

/** The flaws of the page as it is now; `wanted` names what has to be in sight: selectors by name, all of which may match several elements. */
export function flaws(wanted: Readonly<Record<string, readonly [string, number]>>): readonly string[] {
  const found: string[] = []
  const { scrollingElement: page } = document
  if (page !== null && page.scrollHeight > innerHeight)
    found.push(`the page scrolls down by ${page.scrollHeight - innerHeight}px`)
  if (page !== null && page.scrollWidth > innerWidth)
    found.push(`the page scrolls sideways by ${page.scrollWidth - innerWidth}px`)

  const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  const clips = (value: string): boolean => value === 'hidden' || value === 'clip'

  // Words of buttons, of the prompt and of the form: nothing of them may be cut off.
  const spoken = 'button, .button, .prompt, summary, label, .year, .season, legend, h1, h2, h3, select, .rival, .way'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    const holder = parent?.closest(spoken)
    if (
      parent === null ||
      !holder ||
      text === '' ||
      parent.closest('svg, .hidden-text, .skip-link, option, textarea') !== null
    )
      continue
    if (!parent.checkVisibility()) continue
    const isName = parent.closest('.rival-name, .order, th, .saved-game, .part h3') !== null
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    // The season's name stands in a line of its own that is not shown where there is no room; the bar says the same with signs.
    const line = parent.closest('.season')?.closest('.when')?.getBoundingClientRect()
    if (line !== undefined && box.top >= line.bottom - 1) continue
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)
      if (scrolls || (isName && style.textOverflow === 'ellipsis')) break
      const outX = Math.max(edge.left - box.left, box.right - edge.right)
      const outY = Math.max(edge.top - box.top, box.bottom - edge.bottom)
      const cutX = outX > 1.5 && (clips(style.overflowX) || around === holder)
      // Half a line's leading may stick out of a tight button; a cut-off line may not.
      const cutY = outY > 4 && (clips(style.overflowY) || (around === holder && around.matches('button, .button')))
      if (cutX || cutY) {
        found.push(`“${text.slice(0, 40)}” is cut off by ${nameOf(around)} (${Math.round(Math.max(outX, outY))}px)`)
        break
      }
    }
  }

  /** Pairs of elements that share more than an edge. */
  const overlaps = (elements: readonly Element[]): void => {
    const seen = elements.filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
    seen.forEach((element, at) => {
      const one = element.getBoundingClientRect()
      for (const other of seen.slice(at + 1)) {
        if (element.contains(other) || other.contains(element)) continue
        const two = other.getBoundingClientRect()
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        if (wide > 1 && high > 1)
          found.push(`${nameOf(element)} overlaps ${nameOf(other)} by ${Math.round(wide)}×${Math.round(high)}px`)
      }
    })
  }
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const panes = all('.app-bar, .prompt, [class^="area-"], .nav')
  overlaps(panes)
  for (const pane of panes) {
    const { left, top, right, bottom, width } = pane.getBoundingClientRect()
    if (width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
      found.push(`${nameOf(pane)} leaves the window`)
  }
  overlaps(all('.prompt .question, .prompt .cascade-link, .prompt-buttons > *, .turn-buttons > *'))
  overlaps(all('.app-bar > *:not(.stretch)'))
  overlaps(all('.rival header > *, .rival-dice svg, .rival-dice b'))
  for (const box of document.querySelectorAll('.ways, .preview dl, .preview dd, .consequence'))
    if (box.checkVisibility() && box.scrollHeight > box.clientHeight + 3)
      found.push(`“${box.textContent?.slice(0, 40)}” is cut off (${box.scrollHeight - box.clientHeight}px)`)

  for (const [name, [selector, least]] of Object.entries(wanted)) {
    const seen = [...document.querySelectorAll(selector)].filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return width > 0 && hit !== null && (element.contains(hit) || hit.contains(element))
    })
    if (seen.length < least) found.push(`${name}: ${seen.length} of ${least} in sight`)
  }
  return [...new Set(found)]
}

/** What is chosen in lists that are too narrow for it, by the px they lack. */
export function cutChoices(): readonly string[] {
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const { text } = select.selectedOptions[0]
    const alone = select.cloneNode() as HTMLSelectElement
    alone.append(new Option(text))
    alone.style.cssText = 'position: absolute; width: max-content; min-width: max-content; max-width: none'
    select.after(alone)
    const missing = alone.offsetWidth - select.offsetWidth
    alone.remove()
    return missing > 0 && select.checkVisibility() ? [`${text} ${missing}px`] : []
  })
}
