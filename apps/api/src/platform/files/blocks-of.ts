import type { FileChunks } from './file-store.ts'

/** Cuts bytes into blocks of one size, the last of which may be shorter. Holds one block. */
export async function* blocksOf(chunks: FileChunks, size: number): AsyncGenerator<Buffer, undefined> {
  let block = Buffer.allocUnsafeSlow(size)
  let bytes = 0
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0; ) {
      const piece = rest.subarray(0, size - bytes)
      block.set(piece, bytes)
      bytes += piece.length
      rest = rest.subarray(piece.length)
      if (bytes < size) continue
      yield block
      block = Buffer.allocUnsafeSlow(size)
      bytes = 0
    }
  }
  if (bytes > 0) yield block.subarray(0, bytes)
  return undefined
}
