import { once } from 'node:events'
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib'
import { DEFLATE_LEVEL, type OpenEntry, type ZipEntry } from './zip-writer.ts'

const DEFLATE = 8
const NOTHING = new Uint8Array()

/** A file of a zip that is compressed beside the main thread, so that a server answers others meanwhile. */
class NativeEntry implements ZipEntry {
  readonly filename: string
  readonly compression = DEFLATE
  size = 0
  crc = 0
  ondata: NonNullable<ZipEntry['ondata']> = () => {}
  #deflate: DeflateRaw | undefined = createDeflateRaw({ level: DEFLATE_LEVEL })

  constructor(name: string) {
    this.filename = name
    this.#deflate?.on('data', (chunk: Buffer<ArrayBuffer>) => this.ondata(null, chunk, false))
    // `once` reports the error to the code that waits; without a listener it would end the process.
    this.#deflate?.on('error', () => {})
  }

  async push(bytes: Uint8Array, isLast: boolean): Promise<void> {
    const deflate = this.#deflate
    if (!deflate) throw new Error('The file of the zip has ended.')
    this.crc = crc32(bytes, this.crc)
    this.size += bytes.length
    if (!isLast) {
      if (!deflate.write(bytes)) await once(deflate, 'drain')
      return
    }
    deflate.end(bytes)
    await once(deflate, 'end')
    // The zip remembers its entries to the end: they must not hold the buffers of zlib.
    this.#deflate = undefined
    this.ondata(null, NOTHING, true)
  }

  terminate(): void {
    this.#deflate?.destroy()
    this.#deflate = undefined
  }
}

/** Compresses by zlib of Node, on its pool of threads. */
export const nativeEntry: OpenEntry = (name) => new NativeEntry(name)
