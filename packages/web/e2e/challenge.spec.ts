/** Solo challenges: a link that leads anybody to the same game, with a score to beat; no server is needed. */
import { load, score, soloPresets } from '@bitoku/engine'
import { expect, test } from '@playwright/test'
import { nearEnd } from './positions.ts'
import { company, exportRecord, openFromShelf, openPage, putOnShelf, shelved, watchErrors } from './table.ts'

test('a link opens the start screen ready to play the same Tengu and the same seed', async ({ page }) => {
  const errors = watchErrors(page)
  await openPage(page, { name: 'Momo' })
  await page.goto('./#challenge=143&tengu=elder&seed=red-maple')
  await expect(page.locator('.challenge')).toHaveText('Beat 143 VP: the same cards, the same Tengu')
  await page.locator('.new-game details summary').click()
  const seed = page.locator('.new-game details .choice input').last()
  await expect(seed).toHaveValue('red-maple')
  // With another seed it is another game.
  await seed.fill('fox')
  await expect(page.locator('.challenge')).toContainText('no longer the game with 143 VP')
  await seed.fill('red-maple')
  await page.locator('.begin').click()
  await page.locator('.table').waitFor()
  expect(new URL(page.url()).hash).toMatch(/^#game=/)
  expect(load(await exportRecord(page)).rules).toMatchObject({ seed: 'red-maple', solo: soloPresets.elder })
  // The next game alone is one's own again.
  await page.goto('./')
  await page.reload()
  await page.locator('.company').first().click()
  await expect(page.locator('.challenge')).toHaveCount(0)
  await page.locator('.new-game details summary').click()
  await expect(seed).toHaveValue('')
  expect(errors).toEqual([])
})

test('the last sheet says whether the score was beaten, and offers the link to the next one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const record = nearEnd(1, 'maple', true)
  const own = score(load(record)).find(({ seat }) => seat === 0)?.total ?? 0
  await openPage(page)
  await putOnShelf(page, [shelved('other', record, company(2, true))])
  await page.evaluate((kept) => localStorage.setItem('bitoku.challenges', kept), JSON.stringify({ shelf: own - 7 }))
  await openFromShelf(page, record, company(2, true))
  await expect(page.locator('.final .beaten')).toHaveText(`You have beaten the ${own - 7} VP of the challenge by 7.`)
  await page.locator('.final .send-challenge').click()
  await expect(page.locator('.final .send-challenge')).toHaveText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).hash).toBe(`#challenge=${own}&tengu=tengu&seed=maple`)
  // A server may show the score beside the link, and nothing else of it.
  expect(new URL(link).search).toBe(`?challenge=${own}`)
  // The page follows it at once, and the same game without a challenge says nothing of one.
  await page.goto(link)
  await expect(page.locator('.challenge')).toContainText(`Beat ${own} VP`)
  await page.goto('./#game=other')
  await expect(page.locator('.final .send-challenge')).toBeVisible()
  await expect(page.locator('.final .beaten')).toHaveCount(0)
})
