import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib'

/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATE = 8
const VERSION = 20
/** 1980-01-01 00:00: the same rows make the same file. */
const [DATE, TIME] = [0x21, 0]
/** Sizes beyond this would need the 64-bit form of the format. */
const MOST_BYTES = 0xffffffff
/** Of deflate: sheets are repetitive, and higher levels cost more time than they save bytes. */
const LEVEL = 3

interface Entry {
  name: Buffer
  offset: number
  crc: number
  size: number
  packed: number
}

/** Writes a zip file (APPNOTE 6.3) as it comes, one entry after the other, in constant memory. */
export class ZipWriter {
  readonly #out: Writable
  readonly #entries: Entry[] = []
  #written = 0
  #entry: Entry | undefined
  #deflate: DeflateRaw | undefined
  #failure: unknown

  constructor(out: Writable) {
    this.#out = out
    out.on('error', (error) => {
      this.#failure = error
      this.#deflate?.destroy(error)
    })
  }

  /** Begins the next entry, named with slashes. */
  begin(name: string): void {
    const bytes = Buffer.from(name)
    this.#entry = { name: bytes, offset: this.#written, crc: 0, size: 0, packed: 0 }
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(VERSION, 4)
    head.writeUInt16LE(FLAGS, 6)
    head.writeUInt16LE(DEFLATE, 8)
    head.writeUInt16LE(TIME, 10)
    head.writeUInt16LE(DATE, 12)
    head.writeUInt16LE(bytes.length, 26)
    this.#put(head)
    this.#put(bytes)
    const deflate = createDeflateRaw({ level: LEVEL })
    deflate.on('data', (chunk: Buffer) => {
      if (this.#put(chunk)) return
      // The disk is slower than the packing: wait for it.
      deflate.pause()
      this.#out.once('drain', () => deflate.resume())
    })
    // It fails only with the file; the next call says so. Unheard, it would end the server.
    deflate.on('error', () => {})
    this.#deflate = deflate
  }

  /** Adds text to the entry; resolves when there is room for more. */
  async write(text: string): Promise<void> {
    const { entry, deflate } = this.#open()
    const bytes = Buffer.from(text)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    if (!deflate.write(bytes)) await once(deflate, 'drain')
  }

  /** Ends the entry. */
  async end(): Promise<void> {
    const { entry, deflate } = this.#open()
    const packedFrom = entry.offset + 30 + entry.name.length
    deflate.end()
    await once(deflate, 'end')
    entry.packed = this.#written - packedFrom
    if (Math.max(entry.size, this.#written) > MOST_BYTES) throw new Error('The sheet is larger than 4 GiB.')
    const tail = Buffer.alloc(16)
    tail.writeUInt32LE(0x08074b50, 0)
    writeSizes(tail, 4, entry)
    this.#put(tail)
    this.#entries.push(entry)
    this.#entry = undefined
    this.#deflate = undefined
  }

  /** Writes the directory of the entries. The file is whole after this. */
  finish(): void {
    const from = this.#written
    for (const entry of this.#entries) {
      const head = Buffer.alloc(46)
      head.writeUInt32LE(0x02014b50, 0)
      head.writeUInt16LE(VERSION, 4)
      head.writeUInt16LE(VERSION, 6)
      head.writeUInt16LE(FLAGS, 8)
      head.writeUInt16LE(DEFLATE, 10)
      head.writeUInt16LE(TIME, 12)
      head.writeUInt16LE(DATE, 14)
      writeSizes(head, 16, entry)
      head.writeUInt16LE(entry.name.length, 28)
      head.writeUInt32LE(entry.offset, 42)
      this.#put(head)
      this.#put(entry.name)
    }
    const tail = Buffer.alloc(22)
    tail.writeUInt32LE(0x06054b50, 0)
    tail.writeUInt16LE(this.#entries.length, 8)
    tail.writeUInt16LE(this.#entries.length, 10)
    tail.writeUInt32LE(this.#written - from, 12)
    tail.writeUInt32LE(from, 16)
    this.#put(tail)
  }

  #put(bytes: Buffer): boolean {
    this.#written += bytes.length
    return this.#out.write(bytes)
  }

  #open(): { entry: Entry; deflate: DeflateRaw } {
    if (this.#failure !== undefined) throw this.#failure
    if (!this.#entry || !this.#deflate) throw new Error('No entry is open: call begin first.')
    return { entry: this.#entry, deflate: this.#deflate }
  }
}

function writeSizes(into: Buffer, at: number, { crc, packed, size }: Entry): void {
  into.writeUInt32LE(crc >>> 0, at)
  into.writeUInt32LE(packed, at + 4)
  into.writeUInt32LE(size, at + 8)
}
