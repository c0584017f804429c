/** What is damaged is said so; the page is never blank. */
import { createHash } from 'node:crypto'
import { languages } from '@bitoku/words'
import { expect, type Page, test } from '@playwright/test'
import { midGame } from './positions.ts'
import { company, importRecord, offerRecord, openPage, putOnShelf, shelved, watchErrors } from './table.ts'

const sound = midGame(2, 'damaged', 2)
const lines = sound.split('\n')
const middle = Math.floor(lines.length / 2)

/** The record with another first line and the check that belongs to it. */
function withHead(change: (head: string) => string): string {
  const head = change(lines[0].slice(0, -6))
  const check = createHash('sha256').update(head).digest('hex').slice(0, 4)
  return lines.with(0, `${head} #${check}`).join('\n')
}

/** Damaged records, and what the English message has to speak of. */
const damaged: Readonly<Record<string, readonly [string, RegExp]>> = {
  'no record at all': ['Dear diary', /not the record/],
  'a letter changed': [lines.with(middle, lines[middle].replace(/^(. )(.)/, '$1x$2')).join('\n'), /damaged at move/],
  'a line lost': [lines.toSpliced(middle, 1).join('\n'), /damaged at move/],
  'the end torn off': [sound.slice(0, Math.floor(sound.length * 0.6)), /damaged|breaks off/],
  'another edition': [withHead((head) => head.replace(/ [0-9a-f]{16} /, ' 0123456789abcdef ')), /edition/],
  'a damaged first line': [sound.replace('seats=2', 'seats=3'), /first line/],
  'later rules': [sound.replace(/^bitoku \d+/, 'bitoku 99'), /rules/],
  'something else in JSON': ['{"format":1,"record":null}', /not the record/],
  'a page of noise': ['x'.repeat(200_000), /not the record/],
}

/** The message: in words, not a key. */
async function messageOf(page: Page, name: string): Promise<string> {
  const message = page.locator('.start .problem')
  await expect(message, name).toBeVisible()
  const text = (await message.textContent()) ?? ''
  expect(text.trim().length, name).toBeGreaterThan(15)
  expect(text, name).not.toMatch(/record\.|host\.|undefined|\[object|[{}]/)
  await expect(page.locator('.start h1'), name).toBeVisible()
  return text
}

for (const language of languages) {
  test(`damaged records are refused in words, in ${language}`, async ({ page }) => {
    const errors = watchErrors(page)
    await openPage(page, { language })
    for (const [name, [text, says]] of Object.entries(damaged)) {
      await offerRecord(page, text)
      const said = await messageOf(page, name)
      if (language === 'en') await expect(page.locator('.start .problem'), name).toHaveText(says)
      else expect(said, name).not.toMatch(/\b(the|record|game)\b/i)
    }
    const film = { name: 'film.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1_100_000, 'x') }
    const before = await messageOf(page, 'noise')
    await page.locator('.import input[type=file]').setInputFiles(film)
    await expect(page.locator('.start .problem')).not.toHaveText(before)
    await messageOf(page, 'more than a megabyte')
    await importRecord(page, sound)
    await expect(page.locator('.curtain')).toBeVisible()
    expect(errors).toEqual([])
  })
}

const broken = [
  { id: 'broken', format: 1, record: sound.slice(0, 300), seats: 'none' },
  { id: 'noise' },
  shelved('torn', sound.slice(0, Math.floor(sound.length / 2)), company(2)),
]

test('a damaged saved game can only be removed, and harms no other', async ({ page }) => {
  const errors = watchErrors(page)
  await openPage(page)
  await putOnShelf(page, [...broken, shelved('sound', sound, company(2))])
  await page.reload()
  await expect(page.locator('.saved-game.damaged')).toHaveCount(3)
  await page.locator('.saved-game.damaged .remove').first().click()
  await page.locator('.saved-game.damaged .button.stop').click()
  await expect(page.locator('.saved-game.damaged')).toHaveCount(2)
  await page.locator('.saved-game:not(.damaged) .saved-open').click()
  await expect(page.locator('.table')).toBeVisible()
  expect(errors).toEqual([])
})

test('an address that names a damaged or a removed game leads to the start screen, which says why', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await openPage(page)
  await putOnShelf(page, broken)
  for (const [id, says] of Object.entries({
    broken: /damaged/,
    torn: /damaged|breaks off/,
    gone: /not on the shelf/,
    'no.id': /not on the shelf/,
  })) {
    // Another query, so that the page is loaded anew.
    await page.goto(`./?${id}#game=${id}`)
    await messageOf(page, id)
    await expect(page.locator('.start .problem'), id).toHaveText(says)
    expect(new URL(page.url()).hash, id).toBe('')
  }
  // The same by the address bar of an open page; the message goes when a game is opened.
  await page.evaluate(() => (location.hash = 'game=torn'))
  await expect(page.locator('.start .problem')).toHaveText(/damaged|breaks off/)
  await importRecord(page, sound)
  await page.goBack()
  await page.locator('.start').waitFor()
  await expect(page.locator('.start .problem')).toHaveCount(0)
  expect(errors).toEqual([])
})
