import { isMainlandMobile } from '@haixuan/rules'

/** Somebody who can get a message. A mail address is compared in lower case. */
export interface Recipient {
  channel: 'mail' | 'text'
  /** Mobile, or mail address in lower case. */
  key: string
}

/** Longest mail address (RFC 5321). */
const MOST_ADDRESS = 254
const ADDRESS = /^[^\s@<>,;:"()[\]\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Whether a text can be a mail address. Whether anybody reads it, a mail tells. */
const isMailAddress = (text: string): boolean => text.length <= MOST_ADDRESS && ADDRESS.test(text)

/** Reads what a person typed: a mainland mobile or a mail address. */
export function recipientOf(text: string): Recipient | undefined {
  const typed = text.trim()
  if (isMainlandMobile(typed)) return { channel: 'text', key: typed }
  return isMailAddress(typed) ? { channel: 'mail', key: typed.toLowerCase() } : undefined
}
