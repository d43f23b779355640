import { isMainlandMobile } from '@haixuan/rules'

/** Somebody who can get a message. A mail address is compared in lower case. */
export interface Recipient {
  channel: 'mail' | 'text'
  /** Mobile, or mail address in lower case. */
  key: string
}

/** Longest mail address (RFC 5321). */
const MOST_ADDRESS = 254
/** ASCII alone: letters that look the same in lower case, as U+212A and k, would be two mailboxes with one key. */
const ADDRESS = /^[-!#-'*+./0-9=?A-Z^-~]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Whether a text can be a mail address. Whether anybody reads it, a mail tells. */
const isMailAddress = (text: string): boolean => text.length <= MOST_ADDRESS && ADDRESS.test(text)

/** Reads what a person typed: a mainland mobile or a mail address. */
export function recipientOf(text: string): Recipient | undefined {
  const typed = text.trim()
  if (isMainlandMobile(typed)) return { channel: 'text', key: typed }
  return isMailAddress(typed) ? { channel: 'mail', key: typed.toLowerCase() } : undefined
}
