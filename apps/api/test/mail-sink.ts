import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { smtpSender } from '../src/platform/mail/smtp-sender.ts'

export interface Received {
  from: string
  to: string[]
  /** Headers and body as they came. */
  source: string
}

export interface SinkOptions {
  /** Refuses every recipient with this code. */
  refuse?: number
  user?: string
  password?: string
}

/** A mail server that keeps what it gets, and a sender that is set up for it. */
export async function mailSink({ refuse, user, password }: SinkOptions = {}) {
  const mails: Received[] = []
  const server = new SMTPServer({
    authOptional: user === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user: auth.username })
        : done(new Error('no')),
    onRcptTo: (_address, _session, done) =>
      refuse === undefined ? done() : done(Object.assign(new Error('refused'), { responseCode: refuse })),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const sender = (about: { user?: string; password?: string } = {}) =>
    smtpSender({
      ...{ host: '127.0.0.1', port, isTls: false, user: about.user, password: about.password },
      ...{ from: { name: '海选', address: 'no-reply@example.com' }, returnAddress: 'bounce@example.com' },
      siteUrl: 'https://www.example.com',
    })
  return { mails, port, close, sender }
}

/** Header of a mail, unfolded; undefined when there is none. */
export function headerOf({ source }: Received, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n')
  const line = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return line.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2)
}

/** Parts of a mail in text, decoded. */
export function bodyOf({ source }: Received): string {
  const parts = source.split(/\r\n\r\n/).slice(1)
  return parts
    .map((part) => {
      const [body = ''] = part.split(/\r\n--/)
      return /^[A-Za-z0-9+/=\r\n]+$/.test(body)
        ? Buffer.from(body, 'base64').toString('utf8')
        : Buffer.from(
            body
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8')
    })
    .join('\n')
}
