/** E-mail: what has gathered for somebody in one mail, with a way to stop. */
import { createTransport } from 'nodemailer'
import { mailSubject, mailWord } from '@bitoku/words'
import type { MailLinks } from './mail-links.ts'
import type { Message } from './message.ts'
import type { Messenger, Parcel, Sent } from './messenger.ts'

/** How to send e-mail. */
export interface EmailUse {
  readonly smtp: string
  readonly from: string
  /** Where people reach the server. */
  readonly address: string
  readonly links: MailLinks
}

/** A messenger by e-mail, and how to end it. */
export interface EmailMessenger {
  readonly send: Messenger
  readonly close: () => void
}

/** Connects to a mail server when there is something to send. */
export function makeEmailMessenger({ smtp, from, address, links }: EmailUse): EmailMessenger {
  const transport = createTransport(smtp, {
    from: { name: 'Bitoku', address: from },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = new URL(address).hostname
  const send: Messenger = async (parcel) => {
    const { id, receiver, tag, settings, messages } = parcel
    const { email, language } = settings
    if (email === undefined) return 'gone'
    const isQuestion = messages[0].kind === 'confirm'
    if (!isQuestion && !email.confirmed) return 'never'
    const stop = `${address}/mail/stop/${links.write('stop', receiver, email.address)}`
    const confirm = `${address}/mail/confirm/${links.write('confirm', receiver, email.address)}`
    const told = isQuestion ? [{ ...messages[0], link: confirm }] : messages
    try {
      await transport.sendMail({
        to: { name: '', address: email.address },
        subject: told.length === 1 ? `Bitoku: ${told[0].title}` : `Bitoku: ${mailSubject(language, told.length)}`,
        messageId: `<${id}@${host}>`,
        // Mails about one game stand together in the reader's mailbox.
        ...(told.length === 1 && { references: `<game-${tag}@${host}>` }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        textEncoding: 'quoted-printable',
        text: writeText(parcel, told, stop),
        html: writeHtml(parcel, told, stop),
      })
      return 'sent'
    } catch (error) {
      return judgeMail(error)
    }
  }
  return { send, close: () => transport.close() }
}

/** A mail server that refuses the receiver for good; anything else may be mended. */
function judgeMail(error: unknown): Sent {
  const refused = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return refused >= 550 && refused < 560 ? 'never' : 'later'
}

const linkWord = (message: Message): 'confirm' | 'open' => (message.kind === 'confirm' ? 'confirm' : 'open')

function writeText({ settings: { language } }: Parcel, messages: readonly Message[], stop: string): string {
  const parts = messages.map((message) => {
    const since = message.lines.length === 0 ? [] : ['', `${mailWord(language, 'since')}:`]
    const lines = message.lines.map((line) => `- ${line}`)
    return [
      message.title,
      message.text,
      ...since,
      ...lines,
      '',
      `${mailWord(language, linkWord(message))}: ${message.link}`,
    ].join('\n')
  })
  const end = `${mailWord(language, 'why')}\n${mailWord(language, 'stop')}: ${stop}`
  return `${[...parts, `-- \n${end}`].join('\n\n')}\n`
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function writeHtml({ settings: { language } }: Parcel, messages: readonly Message[], stop: string): string {
  const parts = messages.map((message) => {
    const items = message.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
    const since = items === '' ? '' : `<p>${escapeHtml(mailWord(language, 'since'))}</p><ul>${items}</ul>`
    const link = `<p><a href="${escapeHtml(message.link)}">${escapeHtml(mailWord(language, linkWord(message)))}</a></p>`
    return `<h2>${escapeHtml(message.title)}</h2><p>${escapeHtml(message.text)}</p>${since}${link}`
  })
  const why = escapeHtml(mailWord(language, 'why'))
  const end = `<p><small>${why} <a href="${escapeHtml(stop)}">${escapeHtml(mailWord(language, 'stop'))}</a></small></p>`
  return `<!doctype html><html lang="${language}"><body>${parts.join('<hr>')}<hr>${end}</body></html>`
}
