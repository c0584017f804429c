/** The rules at hand: they open at what is being asked, are searched, followed and printed. */
import { expect, type Page, test } from '@playwright/test'
import { openPage, startGame, waitForBoard, watchErrors } from './table.ts'

const wanted = (page: Page) => page.locator('.guide-section.is-wanted')

const languages = [
  { language: 'en', sought: 'bridge', title: 'Bridges' },
  { language: 'ru', sought: 'моста', title: 'Мосты' },
] as const

for (const { language, sought, title } of languages) {
  test(`the rules open at the question, are searched and followed (${language})`, async ({ page }) => {
    const errors = watchErrors(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, { language })
    await startGame(page, 0, 2, 'guide')
    await waitForBoard(page)

    await page.keyboard.press('?')
    await expect(wanted(page)).toHaveAttribute('data-place', 'spring')

    await page.locator('.guide input').fill(sought)
    await page.locator(`.guide-results button:has(b:text-is("${title}"))`).click()
    await expect(wanted(page)).toHaveAttribute('data-place', 'bridges')
    await expect(wanted(page)).toBeInViewport()

    await wanted(page).locator('.guide-word').first().click()
    await expect(page.locator('.guide-term.is-wanted')).toHaveAttribute('data-place', 'bridge')
    await expect(page.locator('.guide-term.is-wanted')).toBeInViewport()
    await page.locator('.guide-head button').first().click()
    await expect(wanted(page)).toHaveAttribute('data-place', 'bridges')

    await page.locator('.guide-now').click()
    await expect(wanted(page)).toHaveAttribute('data-place', 'spring')

    await page.keyboard.press('Escape')
    await expect(page.locator('.guide')).toHaveCount(0)
    expect(errors).toEqual([])
  })
}

test('an address opens a section, and a word', async ({ page }) => {
  await openPage(page)
  await page.goto('./#rules=favours')
  await page.reload()
  await expect(wanted(page)).toHaveAttribute('data-place', 'favours')
  await page.goto('./#word=kodama')
  await page.reload()
  await expect(page.locator('.guide-term.is-wanted')).toHaveAttribute('data-place', 'kodama')
})

test('a tooltip leads to the rules of its thing', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await startGame(page, 0, 2, 'guide')
  await waitForBoard(page)
  await page.locator('[data-target="mitama-slot:1"]').first().hover()
  await page
    .locator('.tip button')
    .filter({ has: page.locator('use[href="#i-book"]') })
    .click()
  await expect(wanted(page)).toHaveAttribute('data-place', 'mitama')
})

for (const { language } of languages)
  test(`the rules can be read before a game, and the player aid is one sheet (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, { language, theme: 'dark' })
    await page.locator('.corner button').last().click()
    await expect(page.locator('.guide-contents')).toBeVisible()
    await page.locator('.guide-tab').nth(2).click()
    const body = page.locator('.guide-body')
    expect(await body.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

test('on a phone the rules fill the screen and never scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, { language: 'ru' })
  await startGame(page, 0, 2, 'guide')
  await waitForBoard(page)
  await page.keyboard.press('?')
  await page.locator('.guide-tab').first().click()
  const chapters = await page.locator('.guide-contents > li').count()
  for (let chapter = 0; chapter < chapters; chapter += 1) {
    await page.locator('.guide-contents > li').nth(chapter).locator('.guide-entry').first().click()
    await expect(wanted(page)).toBeVisible()
    const wide = await page.locator('.guide-body').evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(wide, `chapter ${chapter + 1}`).toBeLessThanOrEqual(0)
    await page.locator('.guide-tab').first().click()
  }
})
