import { MAX_COLUMNS, MAX_RECORD_CHARS } from '../rules/import-row.ts'
import { ImportFileError } from './import-file-error.ts'

export interface CsvRecord {
  /** Line on which the record begins, counted from 1. */
  line: number
  values: string[]
}

const QUOTE = 34
const LF = 10
const CR = 13

/**
 * Cuts decoded text into CSV records (RFC 4180), chunk by chunk, and never holds more than one record.
 * Lines end in LF, CRLF or CR, also mixed. A quote inside an unquoted cell is an ordinary character, as Excel
 * writes inches. Blank lines are skipped.
 * @throws ImportFileError broken_quote, record_too_long, too_many_columns
 */
export class CsvSplitter {
  readonly #separator: number
  #line = 1
  #recordLine = 1
  #quoteLine = 0
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  #cell = ''
  #values: string[] = []
  #chars = 0
  #afterCr = false

  constructor(separator: ',' | ';' | '\t' | '|') {
    this.#separator = separator.charCodeAt(0)
  }

  /** Records that end inside this chunk. */
  push(chunk: string): CsvRecord[] {
    const out: CsvRecord[] = []
    let from = 0
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i)
      if (this.#state === 'quoted') {
        if (code === QUOTE) {
          this.#take(chunk, from, i)
          this.#state = 'closed'
          this.#afterCr = false
        } else if (code === LF || code === CR) this.#countLine(code)
        else this.#afterCr = false
        continue
      }
      if (code === QUOTE && this.#state === 'start') {
        this.#state = 'quoted'
        this.#quoteLine = this.#line
        from = i + 1
      } else if (code === QUOTE && this.#state === 'closed') {
        this.#state = 'quoted'
        from = i
      } else if (code === this.#separator) {
        if (this.#state === 'plain') this.#take(chunk, from, i)
        this.#endCell()
        from = i + 1
      } else if (code === LF || code === CR) {
        if (code === LF && this.#afterCr && this.#isBlank()) {
          this.#afterCr = false
          from = i + 1
          continue
        }
        if (this.#state === 'plain') this.#take(chunk, from, i)
        this.#endRecord(out)
        this.#countLine(code)
        this.#recordLine = this.#line
        from = i + 1
        continue
      } else if (this.#state === 'closed') {
        throw broken(this.#quoteLine, `结束引号之后还有内容“${chunk.slice(i, i + 20).trim()}”`)
      } else if (this.#state === 'start') {
        this.#state = 'plain'
        from = i
      }
      this.#afterCr = false
    }
    if (this.#state === 'plain' || this.#state === 'quoted') this.#take(chunk, from, chunk.length)
    return out
  }

  /** The last record, when the file does not end with a line end. */
  end(): CsvRecord[] {
    if (this.#state === 'quoted') throw broken(this.#quoteLine, '到文件末尾都没有找到结束引号')
    const out: CsvRecord[] = []
    this.#endRecord(out)
    return out
  }

  #isBlank(): boolean {
    return this.#state === 'start' && this.#values.length === 0
  }

  #countLine(code: number): void {
    if (code === CR || !this.#afterCr) this.#line++
    this.#afterCr = code === CR
  }

  #take(chunk: string, from: number, to: number): void {
    this.#chars += to - from
    if (this.#chars > MAX_RECORD_CHARS) {
      const cause =
        this.#state === 'quoted'
          ? `第 ${this.#quoteLine} 行打开的引号一直没有闭合，或者这一行确实太长`
          : '这一行太长'
      throw new ImportFileError(
        'record_too_long',
        `从第 ${this.#recordLine} 行开始的记录超过 1 MiB：${cause}。请检查这一行后重试，没有导入任何数据。`,
        this.#recordLine,
      )
    }
    this.#cell += chunk.slice(from, to)
  }

  #endCell(): void {
    this.#values.push(this.#cell)
    this.#cell = ''
    this.#state = 'start'
    if (this.#values.length > MAX_COLUMNS) {
      throw new ImportFileError(
        'too_many_columns',
        `第 ${this.#recordLine} 行超过 ${MAX_COLUMNS} 列。请检查分隔符，或删去不需要的列。`,
        this.#recordLine,
      )
    }
  }

  #endRecord(out: CsvRecord[]): void {
    if (!this.#isBlank()) {
      this.#endCell()
      out.push({ line: this.#recordLine, values: this.#values })
    }
    this.#values = []
    this.#chars = 0
  }
}

function broken(line: number, what: string): ImportFileError {
  return new ImportFileError(
    'broken_quote',
    `CSV 的引号不配对：第 ${line} 行打开的引号，${what}。单元格里的引号要写成两个 ""。没有导入任何数据。`,
    line,
  )
}
