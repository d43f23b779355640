import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that counts what it takes, by recipient. */
export interface MailSink {
  port: number
  received: Map<string, number>
  close(): Promise<void>
}

export async function openMailSink(): Promise<MailSink> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo)
          received.set(address.toLowerCase(), (received.get(address.toLowerCase()) ?? 0) + 1)
        done()
      })
    },
  })
  // A worker that is killed cuts its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
