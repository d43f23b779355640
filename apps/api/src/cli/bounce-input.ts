import type { Readable } from 'node:stream'
import type { Output } from '#platform/command-line/output.ts'
import { readBounceReport } from '#platform/mail/bounce-report.ts'
import { returnAddressOf } from '#platform/mail/return-address.ts'

/** A report has some kilobytes; what the returned mail adds is not needed. */
const MOST_BYTES = 1_048_576

/** `haixuan mail bounce`, which a mail server pipes a mail into. */
export const isBounceInput = ([command, act]: readonly string[]): boolean =>
  command === 'mail' && act === 'bounce'

/**
 * Reads the mail here, where it is piped in: the process that has the database may be another one. What ends no address
 * is no failure, since a mail server would send it back again.
 * @returns the command that ends the address; null when there is nothing to do
 */
export async function readBounceInput(
  [, , returned]: readonly string[],
  input: Readable,
  out: Output,
): Promise<string[] | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of input) {
    // Read to its end, whatever its size: a mail server takes a closed pipe for a failure.
    if (bytes < MOST_BYTES) chunks.push(Buffer.from(chunk))
    bytes += chunk.length
  }
  const report = readBounceReport(Buffer.concat(chunks).toString('utf8'), returned)
  if (report?.verdict === 'dead')
    return ['mail', 'bounced', returnAddressOf('bounce@localhost', report.messageId)]
  out.text(report ? '投递失败，但不是因为收件地址不存在，未作改动' : '不是退信报告（RFC 3464），未作改动')
  out.json({ id: report?.messageId ?? null, isKnown: false })
  return null
}
