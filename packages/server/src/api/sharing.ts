/** What others show beside a link: words and a picture, both made of the same. */
import { phases } from '@bitoku/engine'
import { type Language, languages, loadLanguage, type Shared, sharedSentence, sharedTitle } from '@bitoku/words'
import { z } from 'zod'
import { drawPicture } from '../picture/draw.ts'
import { digestOf } from '../picture/gallery.ts'
import { escapeMarkup } from '../picture/letters.ts'
import type { House } from '../tables/house.ts'
import { type Listener, toldOf } from '../tables/told.ts'
import { tablePath } from './schemas.ts'

/** Nobody has more VP in a game alone; a link that says so has no picture of its own. */
const mostPoints = 500

const numberTo = (most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().max(most))
    .optional()
    .catch(undefined)

/** What the address of a page, or of a picture, may name; other parts of it are the page's own. */
const wishes = z.object({
  table: tablePath.shape.id.optional().catch(undefined),
  /** A moment of the game at that table, in moves. */
  t: numberTo(9999),
  /** The VP to be beaten in a game alone. */
  challenge: numberTo(mostPoints),
  /** The year and the phase of a position, as `2.summer`. */
  position: z
    .templateLiteral([z.enum(['1', '2', '3', '4']), '.', z.enum(phases)])
    .optional()
    .catch(undefined),
  language: z.enum(languages).optional().catch(undefined),
})
/** What an address names. */
type Wish = z.infer<typeof wishes>

/** Reads the query of an address. */
export const readWish = (query: unknown): Wish => wishes.parse(query)

/** What may be told of what an address names; undefined: nothing. */
export async function sharedBy(
  house: House,
  { table, t, challenge, position }: Wish,
  listener: Listener,
): Promise<Shared | undefined> {
  if (table !== undefined) return toldOf(house, table, listener, t)
  if (challenge !== undefined) return { state: 'challenge', score: challenge }
  const phase = phases.find((each) => position?.endsWith(`.${each}`))
  return phase && { state: 'position', round: Number(position?.[0]), phase }
}

/** Words, and the path of a picture. */
interface Preview {
  readonly title: string
  readonly text: string
  readonly picture: string
}

/** The latest drawings, by what they tell, the least lately wanted first: many ask for the same. */
const drawings = new Map<string, string>()
const mostDrawings = 100

/** The drawing of what a link leads to. */
export function drawingOf(language: Language, shared: Shared): string {
  const key = JSON.stringify([language, shared])
  const drawing = drawings.get(key) ?? drawPicture(language, shared)
  drawings.delete(key)
  drawings.set(key, drawing)
  const [oldest] = drawings.keys()
  if (oldest !== undefined && drawings.size > mostDrawings) drawings.delete(oldest)
  return drawing
}

/** The path of the picture; its last part is new with every other drawing, for those who never ask twice. */
function picturePath({ table, t, challenge, position }: Wish, language: Language, shared: Shared): string {
  const named = { table, t, challenge, position, language, v: digestOf(drawingOf(language, shared)) }
  const parts = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  return `/picture.png?${new URLSearchParams(Object.fromEntries(parts)).toString()}`
}

/** What others show beside an address; undefined where nothing may be told. */
export async function previewOf(
  house: House,
  wish: Wish,
  accepted: string | undefined,
  listener: Listener,
): Promise<Preview | undefined> {
  const shared = await sharedBy(house, wish, listener)
  if (shared === undefined) return undefined
  const language = languageOf(wish.language, accepted)
  await loadLanguage(language)
  return {
    title: sharedTitle(language, shared),
    text: sharedSentence(language, shared),
    picture: picturePath(wish, language, shared),
  }
}

/** The language of a reader: the one that the link names, or the first of the browser's that we speak. */
export function languageOf(named: string | undefined, accepted: string | undefined): Language {
  const wanted = [named ?? '', ...(accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())]
  return wanted.flatMap((one) => languages.filter((language) => language === one))[0] ?? 'en'
}

/** Puts a text into the content of a `meta` of a page. */
const withMeta = (page: string, name: string, text: string): string =>
  page.replace(
    new RegExp(`((?:property|name)="${name}" content=")[^"]*`),
    (_, start: string) => start + escapeMarkup(text),
  )

/** The picture of everything that has none of its own. */
export const usualPicture = '/share.jpg'

/** The page with what others show beside a link to it; they need the picture by its whole address. */
export function sharedPage(page: string, address: string, preview: Preview | undefined): string {
  const pictured = withMeta(page, 'og:image', new URL(preview?.picture ?? usualPicture, address).href)
  if (preview === undefined) return pictured
  const titled = withMeta(pictured, 'og:title', preview.title)
  return withMeta(withMeta(titled, 'og:description', preview.text), 'description', preview.text)
}
