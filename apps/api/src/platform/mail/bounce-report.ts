import { type AddressVerdict, judgeAddress } from './dead-address.ts'
import { messageOfReturn } from './return-address.ts'

/** What a mail that came back says. */
export interface BounceReport {
  /** The message of the outbox that came back. */
  messageId: string
  verdict: AddressVerdict
}

/**
 * Reads a delivery status notification (RFC 3464). Its message is named by the address that it came to, or by the
 * returned mail. What is no such notification, as a notice of absence, and one about a delay, are none.
 * @param returned the address that it came to, where the mail server tells it
 */
export function readBounceReport(source: string, returned = ''): BounceReport | undefined {
  const mail = partOf(source.replace(/\r\n?/g, '\n'))
  const type = mail.header('content-type')
  const boundary = /boundary="?([^";\n]+)"?/i.exec(type)?.[1]
  if (!/^multipart\/report\b/i.test(type) || boundary === undefined) return undefined
  const parts = mail.body.split(`\n--${boundary.trim()}`).map((part) => partOf(part.replace(/^.*\n/, '')))
  const status = parts.find((part) =>
    /^message\/(global-)?delivery-status\b/i.test(part.header('content-type')),
  )
  const failure = status && failureOf(status)
  if (!failure) return undefined
  const named = [returned, ...['delivered-to', 'x-original-to', 'to'].map((name) => mail.header(name))]
  const messageId =
    messageOfReturn(named.join('\n')) ??
    /^message-id:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/im.exec(mail.body)?.[1]?.toLowerCase()
  return messageId === undefined ? undefined : { messageId, verdict: failure }
}

/** How the address failed for which the report was written; undefined when it did not, or not for good. */
function failureOf(status: Part): AddressVerdict | undefined {
  const isEncoded = /^base64$/i.test(status.header('content-transfer-encoding'))
  const text = isEncoded
    ? Buffer.from(status.body, 'base64').toString('utf8').replace(/\r\n/g, '\n')
    : status.body
  // The first group is about the mail, each of the others about a recipient; a mail of ours has one.
  for (const group of text.trim().split(/\n[ \t]*\n/)) {
    const { header } = partOf(group)
    if (header('action').toLowerCase() !== 'failed') continue
    return judgeAddress(/^\d\.\d{1,3}\.\d{1,3}/.exec(header('status'))?.[0], header('diagnostic-code'))
  }
  return undefined
}

interface Part {
  /** Value of a header, unfolded; empty when it has none. */
  header: (name: string) => string
  body: string
}

function partOf(text: string): Part {
  const end = text.search(/\n[ \t]*\n/)
  const head = (end < 0 ? text : text.slice(0, end)).replace(/\n[ \t]+/g, ' ').split('\n')
  return {
    header: (name) =>
      head
        .find((line) => line.toLowerCase().startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim() ?? '',
    body: end < 0 ? '' : text.slice(end).replace(/^\n[ \t]*\n/, '\n'),
  }
}
