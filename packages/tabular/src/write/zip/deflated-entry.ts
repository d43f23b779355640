import { ZipDeflate } from 'fflate'
import { DEFLATE_LEVEL, type OpenEntry } from './zip-writer.ts'

const PIECE = 65_536

/** A file of a zip that is compressed by the library, which packs by the pieces that it gets: all are of one length. */
class DeflatedEntry extends ZipDeflate {
  // The library copies what it is given.
  #piece = new Uint8Array(PIECE)
  #length = 0

  override push(bytes: Uint8Array, isLast: boolean): void {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + PIECE - this.#length)
      this.#piece.set(part, this.#length)
      this.#length += part.length
      at += part.length
      if (this.#length === PIECE) this.#flush(false)
    }
    if (isLast) this.#flush(true)
  }

  #flush(isLast: boolean): void {
    super.push(this.#piece.subarray(0, this.#length), isLast)
    this.#length = 0
  }
}

/** Compresses on the thread of the caller, in any browser and in Node. The same bytes are packed the same. */
export const deflatedEntry: OpenEntry = (name) => new DeflatedEntry(name, { level: DEFLATE_LEVEL })
