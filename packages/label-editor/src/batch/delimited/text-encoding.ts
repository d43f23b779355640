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

/** How a line that no encoding is certain of reads in one. */
export interface EncodingReading {
  encoding: TextEncoding
  text: string
}

export interface DecodedText {
  text: string
  /** The encoding that was used. */
  encoding: TextEncoding
  /** How the first doubtful line reads in each encoding that fits; empty when there is no doubt. */
  readings: readonly EncodingReading[]
  /** Line of the readings, from 1. */
  line: number
}

const LF = 10

/** Text in an encoding; null for bytes that it has no characters for. */
export function decodedAs(bytes: Uint8Array, encoding: Exclude<TextEncoding, 'mixed'>): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // Five bytes of Windows-1252 mean nothing, and browsers make control characters of them.
    return encoding === 'windows-1252' && /[\u0081\u008d\u008f\u0090\u009d]/.test(text) ? null : text
  } catch {
    return null
  }
}

/** The lines of a text that hold more than ASCII. */
export function* foreignLines(bytes: Uint8Array): Generator<{ line: number; bytes: Uint8Array }> {
  let line = 1
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(LF, from)
    const piece = bytes.subarray(from, end < 0 ? bytes.length : end)
    if (piece.some((byte) => byte >= 0x80)) yield { line, bytes: piece }
    from = end < 0 ? bytes.length : end + 1
  }
}

/** Each line as UTF-8, or else as GBK; null when a line is neither. */
export function decodedByLine(bytes: Uint8Array): string | null {
  const lines: string[] = []
  for (let from = 0; from <= bytes.length; ) {
    const end = bytes.indexOf(LF, from)
    const piece = bytes.subarray(from, end < 0 ? bytes.length : end)
    const text = decodedAs(piece, 'utf-8') ?? decodedAs(piece, 'gb18030')
    if (text === null) return null
    lines.push(text)
    from = end < 0 ? bytes.length + 1 : end + 1
  }
  return lines.join('\n')
}
