import { isUtf8 } from 'node:buffer'
import { ENCODING_NAME, type Encoding } from './file-text.ts'

const LF = 10
/** A line without an end (minified JSON) is judged by its first part. */
const LINE_BYTES = 64 * 1024
/** Share of usual Chinese characters from which bytes are taken for GBK without asking. */
const USUAL_SHARE = 0.8
const SHOWN_CHARS = 24

/**
 * What the lines beyond ASCII of a file that is not UTF-8 say about its encoding. Nearly every Western and Japanese
 * text is also valid GBK by its bytes, only with characters that nobody writes ("Straße" reads "Stra遝"), so valid
 * bytes alone prove nothing. Memory: one line.
 */
export class EncodingEvidence {
  #rest = Buffer.alloc(0)
  #line = 0
  #usual = 0
  #pairs = 0
  #first: { line: number; bytes: Buffer } | null = null
  #utf8Line = 0
  #otherLine = 0

  push(chunk: Buffer): void {
    let from = 0
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
      this.#endLine(chunk.subarray(from, end))
      from = end + 1
    }
    const room = LINE_BYTES - this.#rest.length
    if (room > 0 && from < chunk.length)
      this.#rest = Buffer.concat([this.#rest, chunk.subarray(from, from + room)])
  }

  /** Call once after the last chunk. */
  end(): void {
    this.#endLine(Buffer.alloc(0))
  }

  /** A line in UTF-8 and one that is not, when the file has both. */
  get mixed(): { utf8: number; other: number } | null {
    return this.#utf8Line && this.#otherLine ? { utf8: this.#utf8Line, other: this.#otherLine } : null
  }

  /** Whether the bytes read as ordinary Chinese in GBK. */
  get looksChinese(): boolean {
    return this.#pairs > 0 && this.#usual / this.#pairs >= USUAL_SHARE
  }

  /** How the first line beyond ASCII reads in each encoding, for a person to choose from. */
  readings(): { line: number; readings: { encoding: Encoding; text: string }[] } {
    const { line, bytes } = this.#first ?? { line: 1, bytes: Buffer.alloc(0) }
    const readings = (['gb18030', 'windows-1252', 'shift_jis'] as const).flatMap((encoding) => {
      const text = aroundFirstForeign(new TextDecoder(encoding).decode(bytes))
      return text.includes('\uFFFD') ? [] : [{ encoding, text }]
    })
    return { line, readings }
  }

  #endLine(tail: Buffer): void {
    const bytes = this.#rest.length ? Buffer.concat([this.#rest, tail]).subarray(0, LINE_BYTES) : tail
    this.#rest = Buffer.alloc(0)
    this.#line++
    if (!bytes.some((byte) => byte >= 0x80)) return
    if (isUtf8(bytes)) {
      // Two-byte sequences alone prove nothing: 茅台 in GBK is valid UTF-8.
      if (bytes.some((byte) => byte >= 0xe3 && byte <= 0xe9)) this.#utf8Line ||= this.#line
      return
    }
    this.#otherLine ||= this.#line
    this.#first ??= { line: this.#line, bytes: Buffer.from(bytes) }
    this.#countPairs(bytes)
  }

  /** Counts two-byte characters, and those of GB2312's punctuation and 3,755 most used characters among them. */
  #countPairs(bytes: Buffer): void {
    for (let i = 0; i + 1 < bytes.length; i++) {
      const lead = bytes[i] as number
      if (lead < 0x81) continue
      const trail = bytes[++i] as number
      this.#pairs++
      const isUsualLead = (lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)
      if (isUsualLead && trail >= 0xa1) this.#usual++
    }
  }
}

/** A sentence that shows the readings and how to choose. */
export function encodingQuestion({ line, readings }: ReturnType<EncodingEvidence['readings']>): string {
  const shown = readings.map(({ encoding, text }) => `${ENCODING_NAME[encoding]} 读作“${text}”`).join('，')
  const options = readings.map(({ encoding }) => `--encoding ${encoding}`).join('、')
  return `这个文件不是 UTF-8，看不出是哪种编码：第 ${line} 行按 ${shown}。请用 ${options} 选一种，或另存为“CSV UTF-8”后再导入。没有导入任何数据。`
}

function aroundFirstForeign(text: string): string {
  const at = [...text].findIndex((char) => char > '\u007F')
  const from = Math.max(0, at - SHOWN_CHARS / 3)
  return [...text]
    .slice(from, from + SHOWN_CHARS)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
