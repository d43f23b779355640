import type { PaidNotice } from '../rules/payment-port.ts'
import { openResource, type Resource } from './resource.ts'
import { isFresh, isGenuine, signedBy } from './signature.ts'
import { noticeOf } from './transaction.ts'
import type { WechatClient } from './wechat-client.ts'

interface Notification {
  event_type?: unknown
  resource?: Resource
}

/**
 * Reads a notification of WeChat Pay: signature first, over the very bytes that came, then what is sealed in it.
 * @returns the money that arrived; null for news of another kind
 * @throws when it is not WeChat Pay's, is old, or was changed
 */
export async function readNotification(
  client: WechatClient,
  bytes: Buffer,
  header: (name: string) => string | undefined,
): Promise<PaidNotice | null> {
  const signed = signedBy(header)
  if (!signed) throw new Error('The notification is not signed.')
  if (!isFresh(signed)) throw new Error('The notification is older than five minutes.')
  const key = await client.keys.find(signed.serial)
  if (!key || !isGenuine(signed, bytes, key)) throw new Error('The notification is not signed by WeChat Pay.')
  const { event_type, resource } = JSON.parse(bytes.toString('utf8')) as Notification
  if (event_type !== 'TRANSACTION.SUCCESS' || !resource) return null
  return noticeOf(JSON.parse(openResource(resource, client.settings.apiKey)), client.settings)
}
