import { moduleJobs } from '../../src/jobs.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Channels } from '../../src/platform/delivery/channels.ts'
import type { DeliveryError } from '../../src/platform/delivery/delivery-error.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import type { Mail } from '../../src/platform/mail/mail-sender.ts'
import type { CodeMessage } from '../../src/platform/text-message/text-sender.ts'

/** Channels that keep what they are given, and a way to send all that waits. */
export function keepingChannels() {
  const mails: Mail[] = []
  const texts: CodeMessage[] = []
  const state = { refusal: undefined as DeliveryError | undefined }
  const keep =
    <Message>(kept: Message[]) =>
    (message: Message) => {
      if (state.refusal) return Promise.reject(state.refusal)
      kept.push(message)
      return Promise.resolve()
    }
  const channels: Channels = {
    mail: { sender: { send: keep(mails) }, sentence: '邮件。' },
    text: { sender: { sendCode: keep(texts) }, sentence: '短信。' },
    siteUrl: 'https://www.example.com',
  }
  return { channels, mails, texts, state }
}

/** Does what is due, by a worker of its own: preset, what waits in the outbox. @returns the errors of jobs */
export async function sendAll(
  db: Database,
  channels: Channels,
  wanted: readonly string[] = ['send-message'],
): Promise<unknown[]> {
  const errors: unknown[] = []
  const kinds = moduleJobs(db, new Files(db, new FolderStore('/nowhere')), channels).map(
    ({ kinds: own }) => ({
      kinds: own.filter(({ kind }) => wanted.includes(kind)),
    }),
  )
  const worker = new Worker({ queue: new JobQueue(db, kinds), onError: (error) => void errors.push(error) })
  await worker.start()
  const waiting = () =>
    db.pool.query(
      `select 1 from job where kind = any($1) and (state = 'running'
        or (state = 'waiting' and tries = 0 and run_at <= extract(epoch from now()) * 1000))`,
      [[...wanted]],
    )
  while ((await waiting()).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  await worker.stop()
  return errors
}

/** The newest code that a mobile got. */
export const codeOf = (texts: readonly CodeMessage[], mobile: string): string =>
  texts.filter((text) => text.mobile === mobile).at(-1)?.code ?? 'none'

/** A code that is not this one. */
export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000')
