/** What others show beside a link to a table: names, season and scores of a table that everybody finds, of others nothing. */
import { type Language, languages, loadLanguage, sharedSentence, type SharedTable, sharedTitle } from '@bitoku/words'
import type { Table } from '../storage/model.ts'
import type { House } from '../tables/house.ts'
import { shownToWatchers } from '../tables/watched.ts'

/** A title and a sentence. */
export interface Shared {
  readonly title: string
  readonly text: string
}

/** What may be told of a table to everybody. */
function tellable({ state, seats, standing, options }: Table): SharedTable {
  const taken = seats.flatMap(({ kind, name }, seat) => {
    if (kind === 'open') return []
    const who = kind === 'person' || kind === 'tengu' ? kind : 'bot'
    const isShown = state === 'finished' || (state === 'live' && options.liveScore)
    return [{ kind: who, name, ...(isShown && { score: standing.scores[seat] }) } as const]
  })
  return { state, seats: taken, free: seats.length - taken.length, round: standing.round, phase: standing.phase }
}

/** The words for a table; undefined where it is not for everybody, or not there: the two cannot be told apart. */
export async function wordsFor(house: House, id: string, language: Language): Promise<Shared | undefined> {
  const table = await house.storage.tables.read(id)
  if (table?.visibility !== 'public') return undefined
  const hot = table.options.delay === undefined ? undefined : await house.shelf.find(id)
  await loadLanguage(language)
  const told = tellable(hot === undefined ? table : shownToWatchers(hot).table)
  return { title: sharedTitle(language, told), text: sharedSentence(language, told) }
}

/** The language of a reader: the one that the link names, or the first of the browser's that we speak. */
export function languageOf(named: string | undefined, accepted: string | undefined): Language {
  const wanted = [named ?? '', ...(accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())]
  return wanted.flatMap((one) => languages.filter((language) => language === one))[0] ?? 'en'
}

const safe: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => safe[sign])

/** Puts a text into the content of a `meta` of a page. */
const withMeta = (page: string, name: string, text: string): string =>
  page.replace(new RegExp(`((?:property|name)="${name}" content=")[^"]*`), (_, start: string) => start + escape(text))

/** The page with what others show beside a link to it; they need the picture by its whole address. */
export function sharedPage(page: string, picture: string, shared: Shared | undefined): string {
  const pictured = withMeta(page, 'og:image', picture)
  if (shared === undefined) return pictured
  const titled = withMeta(pictured, 'og:title', shared.title)
  return withMeta(withMeta(titled, 'og:description', shared.text), 'description', shared.text)
}
