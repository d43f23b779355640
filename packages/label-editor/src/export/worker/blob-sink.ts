/** Bytes that are gathered before they leave the heap for a blob. */
const CHUNK = 1 << 20

interface BlobSink {
  /** Takes the next bytes, and keeps them: they may not be written to again. */
  sink(bytes: Uint8Array): void
  /** All that came, as one file; nothing may follow. */
  blob(type: string): Blob
}

/** Gathers the bytes of a file outside the heap, so that a file may be larger than it. */
export function createBlobSink(): BlobSink {
  const parts: Blob[] = []
  let open: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const close = () => {
    parts.push(new Blob(open))
    open = []
    size = 0
  }
  return {
    sink(bytes) {
      open.push(bytes as Uint8Array<ArrayBuffer>)
      size += bytes.length
      if (size >= CHUNK) close()
    },
    blob(type) {
      close()
      return new Blob(parts, { type })
    },
  }
}
