/** Codes of RFC 3463 that say that nobody reads an address; others speak of the sender, the mail, a full or a busy mailbox. */
const DEAD = /^5\.(1\.(1|2|3|6|10)|2\.1)$/
/** Codes that blame the sender or the way, whatever else is said. */
const ELSEWHERE = /^(5\.(1\.(7|8)|2\.[2-4]|3\.\d+|4\.\d+|6\.\d+|7\.\d+)|4\.\d+\.\d+)$/
/** What servers say whose code tells nothing: 550 User not found. */
const GONE =
  /\b(user|mailbox|account|recipient|address)\b.{0,40}\b(unknown|not found|not exist|does ?n.t exist|no longer|disabled|invalid|inactive)\b|\bno such (user|mailbox|recipient|account)\b|\b(unknown|invalid) (user|mailbox|recipient)\b/i
/** What servers say who refuse the sender: SPF check failed, suspected spam. */
const BLOCKED =
  /\b(spf|dkim|dmarc|spam|junk|block(ed)?|black ?list(ed)?|policy|frequency|reputation|relay)\b/i

/** `dead`: nobody reads the address. `elsewhere`: the failure says nothing about it. */
export type AddressVerdict = 'dead' | 'elsewhere' | 'unclear'

/** Judges a permanent failure by its code (RFC 3463), which may be missing or say nothing, and its text. */
export function judgeAddress(status: string | undefined, text: string): AddressVerdict {
  const codes = [status ?? '', ...(text.match(/\b[245]\.\d{1,3}\.\d{1,3}\b/g) ?? [])]
  if (codes.some((code) => ELSEWHERE.test(code)) || BLOCKED.test(text)) return 'elsewhere'
  return codes.some((code) => DEAD.test(code)) || GONE.test(text) ? 'dead' : 'unclear'
}
