import { zlibSync } from 'fflate'
import { num } from './pdf-text.ts'

/** Takes the bytes of a file in their order. */
export type ByteSink = (bytes: Uint8Array) => void

/** Number of an object; written `7 0 R` where it is meant. */
export type Ref = number
export const ref = (number: Ref): string => `${number} 0 R`

const encoder = new TextEncoder()
/** Small objects are packed together this many at a time: each pack is compressed as one. */
const PACK = 200
const LEVEL = 6

type Place = { kind: 'at'; offset: number } | { kind: 'packed'; pack: Ref; index: number }

/**
 * Writes a PDF 1.7 file from front to back and keeps nothing but the places of its objects, so that the memory of a
 * run does not grow with its pages. The same calls make the same bytes on every machine.
 */
export class PdfFile {
  private readonly sink: ByteSink
  private readonly places: (Place | undefined)[] = [undefined]
  private pack: { ref: Ref; bodies: { ref: Ref; body: string }[] } | null = null
  private offset = 0

  constructor(sink: ByteSink) {
    this.sink = sink
    this.write(encoder.encode('%PDF-1.7\n%'))
    this.write(Uint8Array.of(0xe6, 0xb5, 0xb7, 0xe9, 0x80, 0x89, 0x0a))
  }

  /** Bytes written so far. */
  get length(): number {
    return this.offset
  }

  /** A number for an object that is written later, once. */
  reserve(count = 1): Ref {
    const first = this.places.length
    for (let index = 0; index < count; index++) this.places.push(undefined)
    return first
  }

  /** Writes an object that is no stream. */
  object(body: string, at: Ref = this.reserve()): Ref {
    this.pack ??= { ref: this.reserve(), bodies: [] }
    this.places[at] = { kind: 'packed', pack: this.pack.ref, index: this.pack.bodies.length }
    this.pack.bodies.push({ ref: at, body })
    if (this.pack.bodies.length >= PACK) this.closePack()
    return at
  }

  /**
   * Writes a stream and compresses it.
   * @param entries Entries of its dictionary beside `Length` and `Filter`.
   */
  stream(entries: string, data: Uint8Array | string, at: Ref = this.reserve()): Ref {
    const bytes = typeof data === 'string' ? encoder.encode(data) : data
    return this.rawStream(`${entries}/Filter/FlateDecode`, zlibSync(bytes, { level: LEVEL }), at)
  }

  /** Writes a stream whose bytes are as they shall be, its filter named among its entries. */
  rawStream(entries: string, bytes: Uint8Array, at: Ref = this.reserve()): Ref {
    this.places[at] = { kind: 'at', offset: this.offset }
    this.write(encoder.encode(`${at} 0 obj\n<<${entries}/Length ${bytes.length}>>\nstream\n`))
    this.write(bytes)
    this.write(encoder.encode('\nendstream\nendobj\n'))
    return at
  }

  /** Writes an object of another program as it is: its body may be a stream. */
  foreign(body: Uint8Array, at: Ref): void {
    this.places[at] = { kind: 'at', offset: this.offset }
    this.write(encoder.encode(`${at} 0 obj\n`))
    this.write(body)
    this.write(encoder.encode('\nendobj\n'))
  }

  /** Writes the table of objects; nothing may follow. */
  finish(root: Ref, info: Ref, id: string): void {
    this.closePack()
    const at = this.reserve()
    const start = this.offset
    this.places[at] = { kind: 'at', offset: start }
    const rows = new Uint8Array(this.places.length * 7)
    for (const [index, place] of this.places.entries())
      row(rows.subarray(index * 7, index * 7 + 7), place, index)
    this.stream(
      `/Type/XRef/Size ${this.places.length}/W[1 4 2]/Root ${ref(root)}/Info ${ref(info)}/ID[<${id}><${id}>]`,
      rows,
      at,
    )
    this.write(encoder.encode(`startxref\n${num(start)}\n%%EOF\n`))
  }

  private closePack(): void {
    if (!this.pack) return
    const { ref: at, bodies } = this.pack
    this.pack = null
    let offset = 0
    const index = bodies.map(({ ref: number, body }) => {
      const entry = `${number} ${offset}`
      offset += encoder.encode(body).length + 1
      return entry
    })
    const head = `${index.join(' ')}\n`
    const text = head + bodies.map(({ body }) => body).join('\n')
    this.stream(`/Type/ObjStm/N ${bodies.length}/First ${head.length}`, text, at)
  }

  private write(bytes: Uint8Array): void {
    this.offset += bytes.length
    this.sink(bytes)
  }
}

/** A row of the table: its kind, then where the object is. Numbers that were never used are free. */
function row(bytes: Uint8Array, place: Place | undefined, index: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!place) {
    view.setUint16(5, index === 0 ? 65_535 : 0)
    return
  }
  view.setUint8(0, place.kind === 'at' ? 1 : 2)
  view.setUint32(1, place.kind === 'at' ? place.offset : place.pack)
  view.setUint16(5, place.kind === 'at' ? 0 : place.index)
}
