/** What is damaged is said so; the page is never blank. */
import { languages } from '@bitoku/words'
import { expect, type Page, test } from '@playwright/test'
import { midGame } from './positions.ts'
import { importRecord, openPage, watchErrors } from './table.ts'

const sound = midGame(2, 'damaged', 2)
const lines = sound.split('\n')
const middle = Math.floor(lines.length / 2)

const damaged: Readonly<Record<string, string>> = {
  'no record at all': 'Dear diary',
  'a letter changed': lines.with(middle, lines[middle].replace(/^(. )(.)/, '$1x$2')).join('\n'),
  'a line lost': lines.toSpliced(middle, 1).join('\n'),
  'the end torn off': sound.slice(0, Math.floor(sound.length * 0.6)),
  'another edition': sound.replace(/^(bitoku \d+ \S+ )\S{8}/, '$100000000'),
  'a later version': sound.replace(/^bitoku 1/, 'bitoku 99'),
  'something else in JSON': '{"format":1,"record":null}',
  'a page of noise': 'x'.repeat(200_000),
}

/** The message about the record: in words, not a key. */
async function expectMessage(page: Page, name: string): Promise<void> {
  const message = page.locator('.import .problem')
  await expect(message, name).toBeVisible()
  const text = (await message.textContent()) ?? ''
  expect(text.trim().length, name).toBeGreaterThan(15)
  expect(text, name).not.toMatch(/record\.|host\.|undefined|\[object|[{}]/)
  await expect(page.locator('.start h1'), name).toBeVisible()
}

for (const language of languages) {
  test(`damaged records are refused in words, in ${language}`, async ({ page }) => {
    const errors = watchErrors(page)
    await openPage(page, { language })
    for (const [name, text] of Object.entries(damaged)) {
      await importRecord(page, text)
      await expectMessage(page, name)
    }
    await importRecord(page, sound)
    await expect(page.locator('.curtain')).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('a damaged saved game can only be removed, and harms no other', async ({ page }) => {
  const errors = watchErrors(page)
  await openPage(page)
  await importRecord(page, sound)
  await page.locator('.curtain').waitFor()
  await page.evaluate(async (text) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('bitoku', 1)
      request.addEventListener('success', () => resolve(request.result))
    })
    const shelf = database.transaction('games', 'readwrite').objectStore('games')
    shelf.put({ id: 'broken', format: 1, record: text.slice(0, 300), seats: 'none' })
    shelf.put({ id: 'noise' })
    await new Promise((resolve) => shelf.transaction.addEventListener('complete', resolve))
  }, sound)
  await page.reload()
  await expect(page.locator('.saved-game.damaged')).toHaveCount(2)
  await page.locator('.saved-game.damaged .button.quiet').first().click()
  await page.locator('.saved-game.damaged .button.stop').click()
  await expect(page.locator('.saved-game.damaged')).toHaveCount(1)
  await page.locator('.saved-game:not(.damaged) .saved-open').click()
  await expect(page.locator('.curtain')).toBeVisible()
  expect(errors).toEqual([])
})
