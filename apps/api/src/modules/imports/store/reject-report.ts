import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import type { RowRejection } from '../rules/compile-mapping.ts'

/** Writes rejected rows as JSON lines: file, line, field, column, reason, message. */
export async function writeRejectReport(
  path: string,
  fileName: string,
  rejections: readonly RowRejection[],
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const out = createWriteStream(path)
  for (const rejection of rejections) out.write(`${JSON.stringify({ file: fileName, ...rejection })}\n`)
  out.end()
  await finished(out)
}
