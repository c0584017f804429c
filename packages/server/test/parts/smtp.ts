/** A mail server that keeps what it gets, for tests. */
import { createServer, type Socket } from 'node:net'
import { listenAnywhere } from './http.ts'

/** A mail as it arrived. */
interface CaughtMail {
  readonly to: string
  readonly headers: ReadonlyMap<string, string>
  /** Headers and bodies, with the transfer encodings undone where they are quoted-printable. */
  readonly body: string
}

/** A running mail server. */
export interface MailSink {
  readonly url: string
  readonly mails: CaughtMail[]
  /** What it answers to the receiver's address; 250 takes it. */
  answer: number
  readonly close: () => Promise<void>
}

/** Headers may be folded over several lines. */
function readHeaders(text: string): ReadonlyMap<string, string> {
  const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(lines.map((line) => [line.split(':')[0].toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
}

const decode = (text: string): string => {
  const joined = text.replace(/=\r\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Starts a mail server. */
export async function startMailSink(): Promise<MailSink> {
  const mails: CaughtMail[] = []
  const talk = (socket: Socket): void => {
    let buffer = ''
    let to = ''
    let inMail = false
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const takeMail = (text: string): void => {
      const split = text.indexOf('\r\n\r\n')
      mails.push({ to, headers: readHeaders(text.slice(0, split)), body: decode(text) })
      say('250 ok')
    }
    const takeLine = (line: string): void => {
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? ''
        say(`${sink.answer} receiver`)
      } else if (command === 'DATA') {
        inMail = true
        say('354 go on')
      } else if (command === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
    socket.on('data', (data) => {
      buffer += data.toString('latin1')
      for (;;) {
        const mark = inMail ? '\r\n.\r\n' : '\r\n'
        const end = buffer.indexOf(mark)
        if (end < 0) return
        const piece = buffer.slice(0, end)
        buffer = buffer.slice(end + mark.length)
        if (inMail) {
          inMail = false
          // A dot at the beginning of a line travels twice.
          takeMail(piece.replaceAll('\r\n..', '\r\n.'))
        } else takeLine(piece)
      }
    })
    socket.on('error', () => {})
    say('220 sink')
  }
  const server = createServer(talk)
  const { port, close } = await listenAnywhere(server)
  const sink: MailSink = { url: `smtp://127.0.0.1:${port}`, mails, answer: 250, close }
  return sink
}
