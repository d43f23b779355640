import { TableError } from '../table-error.ts'

/** Encodings of text tables; `mixed` reads each line as UTF-8, or else as GBK. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'gb18030',
  'windows-1252',
  'windows-1250',
  'shift_jis',
  'big5',
  'euc-kr',
  'utf-16le',
  'utf-16be',
  'mixed',
] as const

export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

export const ENCODING_NAMES: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  gb18030: 'GBK / GB18030（简体中文）',
  'windows-1252': 'Windows-1252（西欧）',
  'windows-1250': 'Windows-1250（中东欧）',
  shift_jis: 'Shift-JIS（日文）',
  big5: 'Big5（繁体中文）',
  'euc-kr': 'EUC-KR（韩文）',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  mixed: '逐行识别（UTF-8 与 GBK 混用）',
}

/** Five bytes of Windows-1252 mean nothing, and decoders make control characters of them. */
const UNDEFINED_1252 = /[\u0081\u008d\u008f\u0090\u009d]/

/**
 * Text in an encoding; null for bytes that it has no characters for.
 * @param isCut the bytes may end in the middle of a character
 */
export function decodedAs(
  bytes: Uint8Array,
  encoding: Exclude<TextEncoding, 'mixed'>,
  isCut = false,
): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut })
    return encoding === 'windows-1252' && UNDEFINED_1252.test(text) ? null : text
  } catch {
    return null
  }
}

/** The encoding of the byte order mark of a file; null without one. */
export function markedEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null
}

const LF = 10

/** @throws {TableError} bad_encoding with the line near which a byte has no character */
function misfit(encoding: TextEncoding, line: number): TableError {
  return new TableError(
    'bad_encoding',
    `第 ${line} 行附近有 ${ENCODING_NAMES[encoding]} 没有的字符，请选择其他编码，或另存为“CSV UTF-8”`,
    { line },
  )
}

/**
 * Decodes bytes that arrive in chunks; a byte order mark is left out.
 * @throws {TableError} bad_encoding for bytes that are not in the encoding
 */
export class ChunkDecoder {
  readonly #encoding: TextEncoding
  readonly #decoder: InstanceType<typeof TextDecoder> | null
  #line = 1
  /** The beginning of a line of a mixed text. */
  #rest: Uint8Array[] = []

  constructor(encoding: TextEncoding) {
    this.#encoding = encoding
    this.#decoder = encoding === 'mixed' ? null : new TextDecoder(encoding, { fatal: true })
  }

  push(chunk: Uint8Array): string {
    return this.#decoder ? this.#checked(chunk, true) : this.#lines(chunk)
  }

  /** What is left after the last chunk. */
  end(): string {
    return this.#decoder ? this.#checked(new Uint8Array(), false) : this.#line8(joined(this.#rest))
  }

  #checked(chunk: Uint8Array, stream: boolean): string {
    let text: string
    try {
      text = this.#decoder?.decode(chunk, { stream }) ?? ''
    } catch {
      throw misfit(this.#encoding, this.#line + linesBeforeMisfit(chunk, this.#encoding))
    }
    if (this.#encoding === 'windows-1252' && UNDEFINED_1252.test(text)) {
      throw misfit(this.#encoding, this.#line + linesBeforeMisfit(chunk, this.#encoding))
    }
    this.#line += countOf(chunk, LF)
    return text
  }

  #lines(chunk: Uint8Array): string {
    let text = ''
    let from = 0
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
      this.#rest.push(chunk.subarray(from, end + 1))
      text += this.#line8(joined(this.#rest))
      this.#rest = []
      this.#line++
      from = end + 1
    }
    if (from < chunk.length) this.#rest.push(chunk.slice(from))
    return text
  }

  #line8(bytes: Uint8Array): string {
    const text = decodedAs(bytes, 'utf-8') ?? decodedAs(bytes, 'gb18030')
    if (text === null) throw misfit('mixed', this.#line)
    return text
  }
}

/** Lines before the first one that does not decode on its own; 0 when that is unknown. */
function linesBeforeMisfit(chunk: Uint8Array, encoding: TextEncoding): number {
  if (encoding === 'mixed' || encoding.startsWith('utf-16')) return 0
  let index = 0
  for (let from = 0; from < chunk.length; index++) {
    const end = chunk.indexOf(LF, from)
    const to = end < 0 ? chunk.length : end
    if (decodedAs(chunk.subarray(from, to), encoding) === null) return index
    from = to + 1
  }
  return 0
}

function countOf(bytes: Uint8Array, byte: number): number {
  let count = 0
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count++
  return count
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0] as Uint8Array
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
