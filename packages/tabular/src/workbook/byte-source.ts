/** Bytes that can be read at any place: a file on disk, a file that a person chose, or what is in memory. */
export interface ByteSource {
  readonly size: number
  /** Exactly these bytes; fewer only at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>
}

export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
})

/** What a file of the browser has; Node's `openAsBlob` gives the same. */
interface Slices {
  readonly size: number
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

export const blobSource = (blob: Slices): ByteSource => ({
  size: blob.size,
  read: async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
})
