/** Links in e-mails: looking at one asks, pressing the button does it. Mail programs stop mails with one click by a POST. */
import { loadLanguage, mailWord } from '@bitoku/words'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { MailLinks } from '../notify/mail-links.ts'
import type { ReceiverSettings } from '../storage/notice.ts'
import type { House } from '../tables/house.ts'
import type { Api } from './context.ts'
import { Refused } from './problems.ts'

const purposes = ['confirm', 'stop'] as const
type Purpose = (typeof purposes)[number]

const params = z.strictObject({ token: z.string().max(200) })

/** Settings after a link was followed. */
function follow(purpose: Purpose, { email, ...settings }: ReceiverSettings): ReceiverSettings {
  if (email === undefined || purpose === 'stop') return settings
  return { ...settings, email: { ...email, confirmed: true } }
}

async function page(
  reply: FastifyReply,
  language: ReceiverSettings['language'],
  purpose: Purpose,
  done: boolean,
): Promise<FastifyReply> {
  await loadLanguage(language)
  const word = mailWord(language, purpose)
  const body = done ? `<p>✓ ${word}</p>` : `<form method="post"><button>${word}</button></form>`
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Bitoku</title>${body}</html>`,
    )
}

/** Adds the routes. */
export function addMail(api: Api, house: House, links: MailLinks): void {
  const { receivers } = house.storage

  /** The settings that a token is good for. */
  async function settingsOf(
    purpose: Purpose,
    token: string,
  ): Promise<{ readonly id: string; readonly settings: ReceiverSettings }> {
    const id = links.receiverOf(token)
    const settings = id === undefined ? undefined : await receivers.read(id)
    const isGood = settings?.email !== undefined && links.isGood(purpose, token, settings.email.address)
    if (id === undefined || settings === undefined || !isGood) throw new Refused('net.not-found')
    return { id, settings }
  }

  for (const purpose of purposes) {
    api.get(`/mail/${purpose}/:token`, { schema: { hide: true, params } }, async (request, reply) => {
      const { settings } = await settingsOf(purpose, request.params.token)
      return page(reply, settings.language, purpose, false)
    })

    api.post(`/mail/${purpose}/:token`, { schema: { hide: true, params } }, async (request, reply) => {
      const { id, settings } = await settingsOf(purpose, request.params.token)
      await receivers.change(id, (current) => current && follow(purpose, current))
      house.receivers.forget(id)
      return page(reply, settings.language, purpose, true)
    })
  }
}
