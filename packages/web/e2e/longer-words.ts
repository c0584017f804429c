/** A language that nobody speaks, 40 % longer than English: what fits in it fits in any. It is made here and never shipped. */
import { en as words } from '../../words/src/messages/en.ts'
import type { Page } from '@playwright/test'
import { en as board } from '../../text/src/board/words/en.ts'
import { en as table } from '../src/interface/en.ts'

/** The letters that are doubled: about 40 % of all. */
const vowels = /[aeiouy]/gi

/** A message with its words made longer; arguments and the names of cases stay. */
function lengthen(message: string): string {
  let text = ''
  let at = 0
  while (at < message.length) {
    const open = message.indexOf('{', at)
    const literal = message.slice(at, open < 0 ? undefined : open)
    text += literal.replaceAll(vowels, '$&$&')
    if (open < 0) break
    const close = closing(message, open)
    text += lengthenArgument(message.slice(open, close + 1))
    at = close + 1
  }
  return text
}

/** The place of the brace that closes the one at a place. */
function closing(message: string, open: number): number {
  let depth = 0
  for (let at = open; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1
    if (message[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`an open brace in “${message}”`)
}

/** An argument: of a choice, the words of its cases are made longer. */
function lengthenArgument(argument: string): string {
  let text = ''
  for (let at = 0; at < argument.length;) {
    const open = argument.indexOf('{', at + (at === 0 ? 1 : 0))
    if (open < 0) return text + argument.slice(at)
    const close = closing(argument, open)
    text += `${argument.slice(at, open)}{${lengthen(argument.slice(open + 1, close))}}`
    at = close + 1
  }
  return text
}

const sources: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['"app.loading"', table],
  ['zoomReset', board],
  ['"virtue.building"', words],
]

/** Whoever wants Spanish hears the longer words. */
export async function speakLonger(page: Page): Promise<void> {
  await page.route(/\/assets\/es-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const found = sources.find(([mark]) => body.includes(mark))?.[1]
    if (found === undefined) return route.fulfill({ response, body })
    const longer = Object.fromEntries(Object.entries(found).map(([key, said]) => [key, lengthen(said)]))
    return route.fulfill({ response, body: `export const es = ${JSON.stringify(longer)}` })
  })
}
