import { DAY_MS, HOUR_MS } from '@haixuan/rules'

/** A summary is sent at this hour of Beijing, which has no daylight saving time. */
export const DIGEST = { tz: 'Asia/Shanghai', at: '09:00' } as const
/** From midnight of UTC to that hour. */
const DIGEST_MS = (9 - 8) * HOUR_MS
/** What comes within so long of each other is one mail: a run of many alerts does not send one for each. */
const SOON_MS = HOUR_MS / 12

/** When notices of a moment leave, and the key under which they are collected until then. */
interface DeliveryWindow {
  messageKey: string
  /** Epoch milliseconds. */
  notBefore: number
}

/**
 * The window of a notice.
 * @param now epoch milliseconds
 * @param later how many windows later, when the first was sent already
 */
export function deliveryWindow(isDigest: boolean, now: number, later = 0): DeliveryWindow {
  const [name, length, offset] = isDigest ? ['digest', DAY_MS, DIGEST_MS] : ['soon', SOON_MS, 0]
  const notBefore = (Math.floor((now - offset) / length) + 1 + later) * length + offset
  const moment = new Date(notBefore).toISOString()
  return { messageKey: `${name}/${isDigest ? moment.slice(0, 10) : moment.slice(0, 16)}`, notBefore }
}
