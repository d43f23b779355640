import { TableError } from '../table-error.ts'
import { EncodingEvidence } from './encoding-evidence.ts'
import {
  ChunkDecoder,
  decodedAs,
  ENCODING_NAMES,
  markedEncoding,
  type TextEncoding,
} from './text-encoding.ts'

/** How a line that no encoding is certain of reads in one. */
export interface EncodingReading {
  encoding: TextEncoding
  text: string
}

export interface EncodingVerdict {
  /** The encoding to use; the likeliest where there is doubt. */
  encoding: TextEncoding
  /** How the first doubtful line reads in each encoding that fits; empty when there is no doubt. */
  readings: readonly EncodingReading[]
  /** Line of the readings, from 1. */
  line: number
  /** A line in UTF-8 and one that is not, when the file has both. */
  mixed: { utf8: number; other: number } | null
}

const certain = (encoding: TextEncoding): EncodingVerdict => ({
  encoding,
  readings: [],
  line: 1,
  mixed: null,
})

const SHOWN_CHARS = 24

/**
 * Judges the encoding of a text whose bytes arrive in chunks: by its mark, as UTF-8, or as GBK when it reads as usual
 * Chinese. Where that is in doubt, the readings are there for a person to choose from. Memory: one line.
 */
export class EncodingJudge {
  readonly #chosen: TextEncoding | null
  readonly #evidence = new EncodingEvidence()
  #decoder: ChunkDecoder | null = null
  #used: TextEncoding = 'utf-8'
  #isCertain = false
  #hasBegun = false

  /** @param chosen the encoding that a person has named: then it is only checked whether the bytes are in it */
  constructor(chosen: TextEncoding | null = null) {
    this.#chosen = chosen
  }

  /** @throws {TableError} not_text, bad_encoding */
  push(chunk: Uint8Array): void {
    if (chunk.length === 0) return
    if (!this.#hasBegun) this.#begin(chunk)
    if (!this.#used.startsWith('utf-16') && chunk.includes(0)) {
      throw new TableError('not_text', '这不是文本表格，请选择 CSV、TSV 或 xlsx 文件')
    }
    this.#decode((decoder) => decoder.push(chunk))
    if (!this.#isCertain) this.#evidence.push(chunk)
  }

  /** Call once after the last chunk. @throws {TableError} bad_encoding when no encoding fits */
  end(): EncodingVerdict {
    this.#decode((decoder) => decoder.end())
    if (this.#decoder || !this.#hasBegun) return certain(this.#used)
    this.#evidence.end()
    const { looksChinese, mixed, first } = this.#evidence
    if (!mixed && looksChinese) return certain('gb18030')
    const readings = this.#readings()
    const encoding = likeliest(readings)
    if (!first || !encoding) {
      throw new TableError(
        'bad_encoding',
        '文件的文字编码无法识别，请在 Excel 里另存为“CSV UTF-8”或 xlsx 后重试',
      )
    }
    return { encoding, readings, line: first.line, mixed }
  }

  #begin(first: Uint8Array): void {
    this.#hasBegun = true
    const marked = markedEncoding(first)
    this.#isCertain = this.#chosen !== null || marked !== null
    this.#used = this.#chosen ?? marked ?? 'utf-8'
    this.#decoder = new ChunkDecoder(this.#used)
  }

  #decode(step: (decoder: ChunkDecoder) => string): void {
    if (!this.#decoder) return
    try {
      step(this.#decoder)
    } catch (error) {
      if (this.#isCertain) throw error
      this.#decoder = null
    }
  }

  #readings(): EncodingReading[] {
    const { first, fitting, fitsByLine, mixed } = this.#evidence
    if (!first) return []
    const readings = fitting.flatMap((encoding): EncodingReading[] => {
      const text = decodedAs(first.bytes, encoding, first.isCut)
      return text === null ? [] : [{ encoding, text: shownPart(text) }]
    })
    const byLine = mixed && fitsByLine ? decodedAs(first.bytes, 'gb18030', first.isCut) : null
    return byLine === null ? readings : [{ encoding: 'mixed', text: shownPart(byLine) }, ...readings]
  }
}

/** The reading that is most likely: kana for Japanese, else the West. */
function likeliest(readings: readonly EncodingReading[]): TextEncoding | undefined {
  const of = (wanted: TextEncoding) => readings.find(({ encoding }) => encoding === wanted)
  const japanese = of('shift_jis')
  const kana = japanese && /[\u3041-\u30f6]/.test(japanese.text) ? japanese : undefined
  return (of('mixed') ?? kana ?? of('windows-1252') ?? readings[0])?.encoding
}

/** What is around the first character beyond ASCII. */
function shownPart(text: string): string {
  const characters = [...text]
  const from = Math.max(0, characters.findIndex((character) => character > '\u007f') - SHOWN_CHARS / 3)
  return characters
    .slice(from, from + SHOWN_CHARS)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** How the readings are shown to a person who has to choose: `GBK 读作“…”，Windows-1252 读作“…”`. */
export const readingsText = ({ readings }: Pick<EncodingVerdict, 'readings'>): string =>
  readings.map(({ encoding, text }) => `按 ${ENCODING_NAMES[encoding]} 读作“${text}”`).join('，')

/** A text that is here as a whole. */
export interface DecodedText extends EncodingVerdict {
  text: string
}

/**
 * Text of a whole file.
 * @param chosen the encoding that a person has named
 * @throws {TableError} not_text, bad_encoding
 */
export function decodeText(bytes: Uint8Array, chosen: TextEncoding | null = null): DecodedText {
  const judge = new EncodingJudge(chosen)
  judge.push(bytes)
  const verdict = judge.end()
  const decoder = new ChunkDecoder(verdict.encoding)
  return { ...verdict, text: decoder.push(bytes) + decoder.end() }
}
