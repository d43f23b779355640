import { createHash } from 'node:crypto'
import type { FileChunks } from './file-store.ts'

/** Size and SHA-256 (hexadecimal) of bytes that were read. */
export interface MeasuredBytes {
  bytes: number
  sha256: string
}

/** Passes bytes on and measures them. @returns `total` is right once all were read */
export function measured(chunks: FileChunks): { counted: FileChunks; total: () => MeasuredBytes } {
  const hash = createHash('sha256')
  let bytes = 0
  async function* count(): FileChunks {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  let sha256: string | undefined
  const total = () => {
    sha256 ??= hash.digest('hex')
    return { bytes, sha256 }
  }
  return { counted: count(), total }
}

/** Passes bytes on and holds the last chunk back until it is known that all have this SHA-256. @throws `failure()` */
export async function* refuseOthers(chunks: FileChunks, sha256: string, failure: () => Error): FileChunks {
  const { counted, total } = measured(chunks)
  let held: Uint8Array | undefined
  for await (const chunk of counted) {
    if (held) yield held
    held = chunk
  }
  if (total().sha256 !== sha256) throw failure()
  if (held) yield held
}
