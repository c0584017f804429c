/** The start screen: two clicks to a game, the last choices again, records in and out. */
import { load } from '@bitoku/engine'
import { expect, type Page, test } from '@playwright/test'
import { midGame, nearEnd } from './positions.ts'
import {
  company,
  liftCurtain,
  offerRecord,
  openFromShelf,
  openPage,
  putOnShelf,
  savedBy,
  shelved,
  waitForBoard,
  watchErrors,
} from './table.ts'

const record = midGame(3, 'start', 2)

test('two clicks lead to every kind of new game', async ({ page }) => {
  const errors = watchErrors(page)
  await openPage(page)
  for (const at of [0, 1, 2]) {
    await page.locator('.company').nth(at).click()
    await page.locator('.begin').click()
    await page.locator('.table, .curtain').waitFor()
    await page.goBack()
    await expect(page.locator('.saved-game')).toHaveCount(at + 1)
  }
  expect(errors).toEqual([])
})

test('a double click begins one game', async ({ page }) => {
  await openPage(page)
  await page.locator('.company').first().click()
  await page.locator('.begin').dblclick()
  await page.locator('.table').waitFor()
  await page.goBack()
  await expect(page.locator('.saved-game')).toHaveCount(1)
})

test('the form comes back as it was last used, but for the seed', async ({ page }) => {
  await openPage(page)
  await page.locator('.company').nth(1).click()
  await page.locator('.add-seat').click()
  await page.locator('.seat-row input').first().fill('Momo')
  await page.locator('.seat-row select').nth(2).selectOption('strong')
  await page.locator('.more summary').click()
  await page.locator('.more input[type=checkbox]').check()
  await page.locator('.more .choice input').fill('two words')
  await page.locator('.begin').click()
  await page.locator('.table').waitFor()
  await page.goBack()
  await page.reload()
  await expect(page.locator('.saved-seats')).toHaveText(/Momo/)
  await page.locator('.company').nth(1).click()
  await expect(page.locator('.seat-row')).toHaveCount(4)
  await expect(page.locator('.seat-row input').first()).toHaveValue('Momo')
  await expect(page.locator('.seat-row select').nth(2)).toHaveValue('strong')
  await page.locator('.more summary').click()
  await expect(page.locator('.more input[type=checkbox]')).toBeChecked()
  await expect(page.locator('.more .choice input')).toHaveValue('')
})

/** Says who sits where and opens the game. */
async function seatAndOpen(page: Page): Promise<void> {
  await expect(page.locator('.record-seats .seat-row')).toHaveCount(3)
  await page.locator('.record-seats .seat-row input').first().fill('Momo')
  for (const at of [1, 2]) await page.locator('.record-seats select').nth(at).selectOption('casual')
  await page.locator('.record-seats .begin').click()
  await waitForBoard(page)
}

test('a record comes in by pasting, from a file and by dropping; everybody gets a name', async ({ page }) => {
  const errors = watchErrors(page)
  await openPage(page)
  await offerRecord(page, `\n${record}\n`)
  await seatAndOpen(page)
  await expect(page.locator('.curtain')).toHaveCount(0)
  await expect(page.locator('.order li').filter({ hasText: 'Yamabuki' })).toHaveCount(1)
  await page.goBack()

  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('.import summary').click()
  await page.locator('.import input[type=file]').setInputFiles(file)
  await seatAndOpen(page)
  await page.goBack()

  const drop = async (text: string): Promise<void> => {
    const data = await page.evaluateHandle((content) => {
      const carried = new DataTransfer()
      carried.items.add(new File([content], 'game.txt', { type: 'text/plain' }))
      return carried
    }, text)
    await page.dispatchEvent('.start', 'dragover', { dataTransfer: data })
    await expect(page.locator('.drop-here')).toBeVisible()
    await page.dispatchEvent('.start', 'drop', { dataTransfer: data })
    await expect(page.locator('.drop-here')).toHaveCount(0)
  }
  await drop('x'.repeat(1_100_000))
  await expect(page.locator('.start .problem')).toHaveText(/too long/)
  await drop(record)
  await seatAndOpen(page)
  await page.goBack()
  await expect(page.locator('.saved-game')).toHaveCount(3)
  await expect(page.locator('.saved-seats').first()).toHaveText(/Momo.*Ai.*Yamabuki/)
  expect(errors).toEqual([])
})

test('unnamed seats have names in the language of the reader, and the Tengu keeps its seat', async ({ page }) => {
  await openPage(page, { language: 'ru' })
  await offerRecord(page, midGame(1, 'start', 1))
  await expect(page.locator('.record-seats .seat-row')).toHaveCount(2)
  await expect(page.locator('.record-seats select')).toHaveCount(1)
  await page.locator('.record-seats .begin').click()
  await waitForBoard(page)
  await page.goBack()
  await expect(page.locator('.saved-seats')).toHaveText(/Сю.*Тэнгу/)
})

test('a record goes out from the shelf, from the menu and from the final sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page)
  await putOnShelf(page, [shelved('out', record, company(3))])
  await page.reload()
  await page.locator('.saved-game [aria-expanded]').click()
  expect(await savedBy(page, '.saved-record .save-record')).toBe(record)
  await page.locator('.saved-record .copy-record').click()
  await expect(page.locator('.saved-record .copy-record')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(record)

  await page.locator('.saved-open').click()
  await waitForBoard(page)
  await page.locator('.app-bar button').last().click()
  expect(await savedBy(page, '.menu .save-record')).toBe(record)
  await page.locator('.menu .copy-record').click()
  await expect(page.locator('.menu .copy-record')).toHaveText('Copied')

  const over = nearEnd(2, 'start-end', true)
  await openFromShelf(page, over, company(2))
  await expect(page.locator('.final .winner')).toBeVisible()
  expect(load(await savedBy(page, '.final .save-record')).phase).toBe('over')
})

test('the shelf tells year, season, scores and whose turn it is', async ({ page }) => {
  await openPage(page)
  const people = company(3).map((seat) => ({ ...seat, kind: 'person' as const, level: undefined }))
  await putOnShelf(page, [shelved('bots', record, company(3)), shelved('people', record, people)])
  await page.reload()
  const { seats } = load(record)
  for (const { vp } of seats) await expect(page.locator('.saved-seats').first()).toContainText(String(vp))
  const rows = page.locator('.saved-open small')
  await expect(rows.filter({ hasText: 'Year 2: Summer · Your turn' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Year 2: Summer · Shu to decide' })).toHaveCount(1)
  // The bin asks once more; whoever turns to something else has not answered.
  await page.locator('.remove').first().click()
  await expect(page.locator('.saved-game .stop')).toBeVisible()
  await page.locator('.import summary').click()
  await expect(page.locator('.saved-game .stop')).toHaveCount(0)
  await expect(page.locator('.saved-game')).toHaveCount(2)
  await page.locator('.saved-open').filter({ hasText: 'Shu to decide' }).click()
  await liftCurtain(page)
  await waitForBoard(page)
})
