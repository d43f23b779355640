import { Failure } from '#platform/failure.ts'
import type { CallContext } from '#platform/http/handler.ts'
import { type Recipient, recipientOf } from '../rules/recipient.ts'

/** Reads a recipient whose channel is set up. @throws {Failure} `channel_missing` */
export function channelOf({ channels }: CallContext, typed: string): Recipient {
  const to = recipientOf(typed)
  if (to && channels[to.channel].sender) return to
  throw missing(to?.channel === 'text' ? '短信' : '邮件')
}

/** @throws {Failure} `channel_missing` on a site that sends no mail */
export function mailNeeded({ channels }: CallContext): void {
  if (!channels.mail.sender) throw missing('邮件')
}

const missing = (way: string): Failure => new Failure('channel_missing', `本站没有开通${way}，请联系客服`)
