/** Whether somebody sits at a table just now, as the worker finds out from its pages. */
import { type Whereabouts, whereQuestion } from './at-hand.ts'

/** A page, as the worker sees it. */
export interface PageWindow {
  readonly visibilityState?: string
  readonly postMessage: (message: unknown, transfer: Transferable[]) => void
}

/** Who has done nothing for so long may be gone, however open the page is, in milliseconds. */
const longestIdle = 60_000
/** A page that does not answer in this time is asleep, in milliseconds. */
const longestAnswer = 500

function ask(page: PageWindow): Promise<Whereabouts | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (where: Whereabouts | undefined): void => {
      clearTimeout(timer)
      port1.close()
      resolve(where)
    }
    const timer = setTimeout(() => end(undefined), longestAnswer)
    port1.addEventListener('message', ({ data }: MessageEvent<Whereabouts>) => end(data))
    port1.start()
    page.postMessage(whereQuestion, [port2])
  })
}

/** Whether somebody sees a table, and has done something there lately. An open page alone says nothing. */
export async function isAtHand(pages: readonly PageWindow[], table: string): Promise<boolean> {
  const seen = pages.filter(({ visibilityState }) => visibilityState === 'visible')
  const answers = await Promise.all(seen.map(ask))
  return answers.some((where) => where?.table === table && where.idle < longestIdle)
}
