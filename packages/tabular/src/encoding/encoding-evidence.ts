import { decodedAs } from './text-encoding.ts'

const LF = 10
/** A line without an end (minified JSON) is judged by its first part. */
const LINE_BYTES = 64 * 1024
/** Share of usual Chinese characters from which bytes are taken for GBK without asking. */
const USUAL_SHARE = 0.8

/** What is offered to a person when the bytes prove nothing. */
const OFFERED = ['gb18030', 'windows-1252', 'shift_jis'] as const
type Offered = (typeof OFFERED)[number]

interface ForeignLine {
  line: number
  bytes: Uint8Array
  /** Only the beginning of the line is here. */
  isCut: boolean
}

/**
 * What the lines beyond ASCII of a file that is not UTF-8 say about its encoding. Nearly every Western and Japanese
 * text is also valid GBK by its bytes, only with characters that nobody writes ("Straße" reads "Stra遝"), so valid
 * bytes alone prove nothing. Memory: one line.
 */
export class EncodingEvidence {
  readonly #rest = new Uint8Array(LINE_BYTES)
  #held = 0
  #line = 0
  #usual = 0
  #pairs = 0
  #utf8Line = 0
  #first: ForeignLine | null = null
  /** Encodings in which every line so far has characters. */
  #fitting: Offered[] = [...OFFERED]
  #fitsByLine = true

  push(chunk: Uint8Array): void {
    let from = 0
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
      this.#endLine(chunk.subarray(from, end))
      from = end + 1
    }
    this.#hold(chunk.subarray(from))
  }

  /** Call once after the last chunk. */
  end(): void {
    this.#endLine(new Uint8Array())
  }

  /** A line in UTF-8 and one that is not, when the file has both. */
  get mixed(): { utf8: number; other: number } | null {
    return this.#utf8Line && this.#first ? { utf8: this.#utf8Line, other: this.#first.line } : null
  }

  /** Whether the bytes read as ordinary Chinese in GBK. */
  get looksChinese(): boolean {
    return this.#pairs > 0 && this.#usual / this.#pairs >= USUAL_SHARE && this.#fitting.includes('gb18030')
  }

  /** Whether each line is UTF-8 or GBK. */
  get fitsByLine(): boolean {
    return this.#fitsByLine
  }

  get fitting(): readonly Offered[] {
    return this.#fitting
  }

  /** The first line that is not UTF-8. */
  get first(): ForeignLine | null {
    return this.#first
  }

  #hold(piece: Uint8Array): void {
    const taken = piece.subarray(0, LINE_BYTES - this.#held)
    this.#rest.set(taken, this.#held)
    this.#held += taken.length
  }

  #endLine(tail: Uint8Array): void {
    let bytes = tail
    if (this.#held > 0) {
      this.#hold(tail)
      bytes = this.#rest.subarray(0, this.#held)
      this.#held = 0
    }
    this.#line++
    if (bytes.some((byte) => byte >= 0x80)) this.#judge(bytes)
  }

  #judge(bytes: Uint8Array): void {
    const fits = (encoding: Offered | 'utf-8') =>
      decodedAs(bytes, encoding, bytes.length === LINE_BYTES) !== null
    this.#fitting = this.#fitting.filter(fits)
    if (fits('utf-8')) {
      // Two-byte sequences alone prove nothing: 茅台 in GBK is valid UTF-8.
      if (bytes.some((byte) => byte >= 0xe3 && byte <= 0xe9)) this.#utf8Line ||= this.#line
      return
    }
    if (!this.#fitting.includes('gb18030') && !fits('gb18030')) this.#fitsByLine = false
    this.#first ??= { line: this.#line, bytes: bytes.slice(), isCut: bytes.length === LINE_BYTES }
    this.#countPairs(bytes)
  }

  /** Counts two-byte characters, and those of GB2312's punctuation and 3,755 most used characters among them. */
  #countPairs(bytes: Uint8Array): void {
    for (let at = 0; at + 1 < bytes.length; at++) {
      const lead = bytes[at] as number
      if (lead < 0x81) continue
      const trail = bytes[++at] as number
      this.#pairs++
      const isUsualLead = (lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)
      if (isUsualLead && trail >= 0xa1) this.#usual++
    }
  }
}
