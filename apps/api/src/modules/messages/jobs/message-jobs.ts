import type { Database } from '#platform/database/database.ts'
import type { Channels } from '#platform/delivery/channels.ts'
import { DeliveryError } from '#platform/delivery/delivery-error.ts'
import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { JobRun, ModuleJobs } from '#platform/jobs/job-kind.ts'
import { renderMail } from '#platform/mail/mail-template.ts'
import { type MessageContent, mailOf } from '../rules/message-content.ts'
import type { Recipient } from '../rules/recipient.ts'
import { assignAddress, noteBounce } from '../store/mail-address.ts'
import { forgetMessageRates } from '../store/message-rate.ts'
import {
  endMessage,
  forgetMessages,
  noteTry,
  SEND_MESSAGE,
  SEND_SUBSCRIBED,
  SEND_TRIES,
  type WaitingMessage,
  waitingMessage,
} from '../store/outbox.ts'

/** Whether somebody may get a message: a code to a new password needs an account, notices a subscription. */
export type MayReceive = (db: Database, content: MessageContent, to: Recipient) => Promise<boolean>

/** Sends what is in the outbox. At least once: a server that took a message and lost the answer gets it again. */
export function messageJobs(channels: Channels | undefined, mayReceive: MayReceive): ModuleJobs[] {
  return [
    ...(channels ? [sending(channels, mayReceive)] : []),
    dailyJob('forget-messages', '04:26', async ({ db: { kysely } }) => {
      await forgetMessages(kysely)
      await forgetMessageRates(kysely)
    }),
  ]
}

const sending = (channels: Channels, mayReceive: MayReceive): ModuleJobs => ({
  kinds: [SEND_MESSAGE, SEND_SUBSCRIBED].map((kind) => ({
    ...{ kind, mostTries: SEND_TRIES, atOnce: 4 },
    run: (job) => send(job, channels, mayReceive),
  })),
})

async function send({ db, key }: JobRun, channels: Channels, mayReceive: MayReceive): Promise<void> {
  const message = await waitingMessage(db.kysely, key)
  if (!message) return
  if (message.isOver) return endMessage(db.kysely, key, 'expired')
  const to: Recipient = { channel: message.channel, key: message.to }
  if (!(await mayReceive(db, message.content, to))) return endMessage(db.kysely, key, 'dropped')
  if (message.channel === 'mail') await assignAddress(db.kysely, key, message.to.toLowerCase())
  try {
    await deliver(message, channels)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    await noteTry(db.kysely, key, error.message)
    if (!error.isPermanent) throw error
    if (error.isAddressDead) await noteBounce(db, key)
    return endMessage(db.kysely, key, 'refused', error.message)
  }
  await endMessage(db.kysely, key, 'sent')
}

async function deliver(message: WaitingMessage, { mail, text, siteUrl }: Channels): Promise<void> {
  const { id, channel, to, content, siteName } = message
  if (channel === 'mail') {
    if (!mail.sender) throw new DeliveryError(mail.sentence, false)
    const words = mailOf(content, siteUrl)
    const letter = renderMail({ ...words, siteName })
    return mail.sender.send({ id, to, ...letter, unsubscribeUrl: words.unsubscribeUrl ?? null })
  }
  if (!text.sender) throw new DeliveryError(text.sentence, false)
  if (content.is !== 'code') throw new DeliveryError('这种消息不能用短信发出。', true)
  return text.sender.sendCode({ id, mobile: to, code: content.code })
}
