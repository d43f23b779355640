import { BatchError } from '../batch-error.ts'
import {
  type DecodedText,
  decodedAs,
  decodedByLine,
  ENCODING_NAMES,
  type EncodingReading,
  foreignLines,
  type TextEncoding,
} from './text-encoding.ts'

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/** The encoding that a file says by its mark. */
function markedEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  return null
}

/** Share of usual characters from which bytes are taken for Chinese in GBK without asking. */
const USUAL_SHARE = 0.8
const SHOWN_CHARS = 24

/** What the lines beyond ASCII of a file that is not UTF-8 say. */
interface Evidence {
  /** Two-byte characters, and those of the punctuation and 3,755 usual characters of GB2312 among them. */
  pairs: number
  usual: number
  /** A line in UTF-8, and one that is not. */
  utf8Line: number
  first: { line: number; bytes: Uint8Array } | null
}

function countPairs(bytes: Uint8Array, evidence: Evidence): void {
  for (let at = 0; at + 1 < bytes.length; at++) {
    const lead = bytes[at] as number
    if (lead < 0x81) continue
    const trail = bytes[++at] as number
    evidence.pairs++
    const isUsual = (lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)
    if (isUsual && trail >= 0xa1) evidence.usual++
  }
}

/**
 * Nearly every Western and Japanese text is also valid GBK by its bytes, only with characters that nobody writes
 * (`Straße` reads `Stra遝`): valid bytes alone prove nothing.
 */
function evidenceOf(bytes: Uint8Array): Evidence {
  const evidence: Evidence = { pairs: 0, usual: 0, utf8Line: 0, first: null }
  for (const { line, bytes: piece } of foreignLines(bytes)) {
    if (decodedAs(piece, 'utf-8') !== null) {
      // Two-byte sequences prove nothing: 茅台 in GBK is valid UTF-8.
      if (piece.some((byte) => byte >= 0xe3 && byte <= 0xe9)) evidence.utf8Line ||= line
      continue
    }
    evidence.first ??= { line, bytes: piece }
    countPairs(piece, evidence)
  }
  return evidence
}

/** What stands around the first character beyond ASCII. */
function shownPart(text: string): string {
  const characters = [...text]
  const from = Math.max(0, characters.findIndex((character) => character > '\u007f') - 8)
  return characters
    .slice(from, from + SHOWN_CHARS)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

const OFFERED = ['gb18030', 'windows-1252', 'shift_jis'] as const

function readingsOf(bytes: Uint8Array, line: Uint8Array, isMixed: boolean): EncodingReading[] {
  const readings = OFFERED.flatMap((encoding): EncodingReading[] => {
    const text = decodedAs(line, encoding)
    return text !== null && decodedAs(bytes, encoding) !== null ? [{ encoding, text: shownPart(text) }] : []
  })
  const byLine = isMixed ? decodedByLine(line) : null
  return byLine === null ? readings : [{ encoding: 'mixed', text: shownPart(byLine) }, ...readings]
}

/** The reading that is most likely: kana for Japanese, else the West. */
function likeliest(readings: readonly EncodingReading[]): TextEncoding | undefined {
  const kana = readings.find(({ encoding, text }) => encoding === 'shift_jis' && /[\u3041-\u30f6]/.test(text))
  const mixed = readings.find(({ encoding }) => encoding === 'mixed')
  const west = readings.find(({ encoding }) => encoding === 'windows-1252')
  return (mixed ?? kana ?? west ?? readings[0])?.encoding
}

const unreadable = () =>
  new BatchError('文件的文字编码无法识别，请在 Excel 里另存为“CSV UTF-8”或 xlsx 后重试')

function decodedBy(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = encoding === 'mixed' ? decodedByLine(bytes) : decodedAs(bytes, encoding)
  if (text !== null) return text
  throw new BatchError(`文件里有${ENCODING_NAMES[encoding]}没有的字符，请选择其他编码，或另存为“CSV UTF-8”`)
}

/**
 * Text of a file: by its mark, as UTF-8, or as GBK when it reads as usual Chinese. Where that is in doubt the likeliest
 * encoding is used, and the readings are there for a person to choose from.
 * @param chosen What that person chose.
 * @throws {BatchError} for what is no text, or not in the chosen encoding.
 */
export function decodeText(bytes: Uint8Array, chosen: TextEncoding | null = null): DecodedText {
  const marked = markedEncoding(bytes)
  const isWide = (chosen ?? marked)?.startsWith('utf-16')
  if (!isWide && bytes.subarray(0, 65_536).includes(0)) {
    throw new BatchError('这不是文本表格，请选择 CSV、TSV 或 xlsx 文件')
  }
  const certain = (encoding: TextEncoding, text: string): DecodedText => ({
    text,
    encoding,
    readings: [],
    line: 1,
  })
  if (chosen) return certain(chosen, decodedBy(bytes, chosen))
  if (marked) {
    const text = decodedAs(bytes, marked)
    if (text === null) throw unreadable()
    return certain(marked, text)
  }
  const text = decodedAs(bytes, 'utf-8')
  if (text !== null) return certain('utf-8', text)
  const { pairs, usual, utf8Line, first } = evidenceOf(bytes)
  const isMixed = utf8Line > 0
  if (!isMixed && pairs > 0 && usual / pairs >= USUAL_SHARE) {
    const chinese = decodedAs(bytes, 'gb18030')
    if (chinese !== null) return certain('gb18030', chinese)
  }
  const readings = first ? readingsOf(bytes, first.bytes, isMixed) : []
  const likely = likeliest(readings)
  if (!first || likely === undefined) throw unreadable()
  return { text: decodedBy(bytes, likely), encoding: likely, readings, line: first.line }
}
