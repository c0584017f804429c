/** What axe finds, as the tests ask for it. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Every language once, both lights, the usual and the high contrast, text of twice the size. */
export const looks = [
  { language: 'en', theme: 'light' },
  { language: 'ru', theme: 'dark' },
  { language: 'es', theme: 'light', others: { contrast: 'high' } },
  { language: 'fr', theme: 'dark', others: { contrast: 'high', textSize: 200 } },
] as const

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Numerals inside a drawing are part of the picture, whose name is a sentence: only words outside of drawings are labels that
 * somebody may speak to a voice control.
 */
async function hasWords(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const bare = element.cloneNode(true) as Element
    bare.querySelectorAll('svg, text').forEach((drawing) => drawing.remove())
    return (bare.textContent ?? '').trim() !== ''
  })
}

/** What of the page is looked at. */
interface Where {
  /** Only this part; the whole page if left out. */
  readonly part?: string | undefined
  /** The board takes long, and need not be looked at in every look. */
  readonly withoutBoard?: boolean
}

/** Everything serious that axe finds on a page, a line each. */
export async function seriousFindings(
  page: Page,
  { part, withoutBoard = false }: Where = {},
): Promise<readonly string[]> {
  // Axe does not judge words on a picture; the grain of the paper is one, and changes its colour by 4 % at most.
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const axe = new AxeBuilder({ page }).withTags(standards)
  if (part !== undefined) axe.include(part)
  if (withoutBoard) axe.exclude('svg.board')
  const { violations } = await axe.analyze()
  const found: string[] = []
  for (const { id, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue
    for (const { target, html } of nodes) {
      const isPicture = id === 'label-content-name-mismatch' && !(await hasWords(page, String(target[0])))
      if (!isPicture) found.push(`${impact} ${id}: ${html.slice(0, 160)}`)
    }
  }
  return found
}
