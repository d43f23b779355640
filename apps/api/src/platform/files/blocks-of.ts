import type { FileChunks } from './file-store.ts'

/** Cuts bytes into blocks of one size, the last of which may be shorter. Holds one block. */
export async function* blocksOf(chunks: FileChunks, size: number): AsyncGenerator<Buffer, undefined> {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0; ) {
      const piece = rest.subarray(0, size - bytes)
      // A reader may use its buffer again for the next chunk.
      held.push(Uint8Array.prototype.slice.call(piece))
      bytes += piece.length
      rest = rest.subarray(piece.length)
      if (bytes < size) continue
      yield Buffer.concat(held)
      held = []
      bytes = 0
    }
  }
  if (bytes > 0) yield Buffer.concat(held)
  return undefined
}
