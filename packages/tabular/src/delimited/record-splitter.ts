import { TableError } from '../table-error.ts'

export const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

export interface DelimitedRecord {
  /** Line on which the record begins, counted from 1. */
  line: number
  cells: string[]
}

/** How much one record may hold; lengths are in UTF-16 units. */
export interface RecordLimits {
  recordChars: number
  cellChars: number
  columns: number
}

export const RECORD_LIMITS: RecordLimits = {
  recordChars: 1_048_576,
  cellChars: 1_048_576,
  columns: 500,
}

export interface SplitOptions {
  /** Called with each record when its line ends. */
  onRecord: (record: DelimitedRecord) => void
  limits?: Partial<RecordLimits>
  /** A blank line is a record of one empty cell instead of nothing. */
  keepsBlankLines?: boolean
  /** Line of the file on which the text begins. */
  firstLine?: number
}

const QUOTE = 34
const LF = 10
const CR = 13

/**
 * Cuts text into records (RFC 4180), chunk by chunk, and never holds more than one record. Lines end in LF, CRLF or CR,
 * also mixed. A quote inside an unquoted cell is an ordinary character, as in inches.
 * @throws {TableError} broken_quote, record_too_long, cell_too_long, too_many_columns
 */
export class RecordSplitter {
  readonly #separator: number
  readonly #onRecord: (record: DelimitedRecord) => void
  readonly #limits: RecordLimits
  readonly #keepsBlankLines: boolean
  #line: number
  #recordLine: number
  #quoteLine = 0
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  #cell = ''
  #cells: string[] = []
  #chars = 0
  #afterCr = false

  constructor(
    separator: Separator,
    { onRecord, limits, keepsBlankLines = false, firstLine = 1 }: SplitOptions,
  ) {
    this.#separator = separator.charCodeAt(0)
    this.#onRecord = onRecord
    this.#limits = { ...RECORD_LIMITS, ...limits }
    this.#keepsBlankLines = keepsBlankLines
    this.#line = firstLine
    this.#recordLine = firstLine
  }

  push(chunk: string): void {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (this.#state === 'quoted') {
        if (code === QUOTE) {
          this.#take(chunk, from, at)
          this.#state = 'closed'
          this.#afterCr = false
        } else if (code === LF || code === CR) this.#countLine(code)
        else this.#afterCr = false
        continue
      }
      if (code === QUOTE && this.#state === 'start') {
        this.#state = 'quoted'
        this.#quoteLine = this.#line
        from = at + 1
      } else if (code === QUOTE && this.#state === 'closed') {
        this.#state = 'quoted'
        from = at
      } else if (code === this.#separator) {
        if (this.#state === 'plain') this.#take(chunk, from, at)
        this.#endCell()
      } else if (code === LF || code === CR) {
        if (code === LF && this.#afterCr && this.#isBlank) {
          this.#afterCr = false
          continue
        }
        if (this.#state === 'plain') this.#take(chunk, from, at)
        this.#endRecord(true)
        this.#countLine(code)
        this.#recordLine = this.#line
        continue
      } else if (this.#state === 'closed') {
        throw broken(this.#quoteLine, `结束引号之后还有内容“${chunk.slice(at, at + 20).trim()}”`)
      } else if (this.#state === 'start') {
        this.#state = 'plain'
        from = at
      }
      this.#afterCr = false
    }
    if (this.#state === 'plain' || this.#state === 'quoted') this.#take(chunk, from, chunk.length)
  }

  /** The last record, when the text does not end with a line end. */
  end(): void {
    if (this.#state === 'quoted') throw broken(this.#quoteLine, '到末尾都没有找到结束引号', BROKEN_OFF)
    this.#endRecord(false)
  }

  get #isBlank(): boolean {
    return this.#state === 'start' && this.#cells.length === 0
  }

  #countLine(code: number): void {
    if (code === CR || !this.#afterCr) this.#line++
    this.#afterCr = code === CR
  }

  #take(chunk: string, from: number, to: number): void {
    this.#chars += to - from
    const { recordChars, cellChars } = this.#limits
    if (this.#chars > recordChars) throw this.#tooLong('record_too_long', '记录', recordChars)
    if (this.#cell.length + to - from > cellChars) throw this.#tooLong('cell_too_long', '一格', cellChars)
    this.#cell += chunk.slice(from, to)
  }

  #tooLong(reason: 'record_too_long' | 'cell_too_long', what: string, most: number): TableError {
    const cause =
      this.#state === 'quoted'
        ? `第 ${this.#quoteLine} 行打开的引号一直没有闭合，或者内容确实太长`
        : '内容太长'
    const size = most === 1_048_576 ? '1 MiB' : `${most} 个字符`
    return new TableError(
      reason,
      `从第 ${this.#recordLine} 行开始的${what}超过 ${size}：${cause}，请检查这一行后重试`,
      { line: this.#recordLine },
    )
  }

  #endCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'start'
    const { columns } = this.#limits
    if (this.#cells.length > columns) {
      throw new TableError(
        'too_many_columns',
        `第 ${this.#recordLine} 行超过 ${columns} 列，请检查分隔符，或删去不用的列`,
        { line: this.#recordLine },
      )
    }
  }

  #endRecord(isLineEnd: boolean): void {
    if (!this.#isBlank || (isLineEnd && this.#keepsBlankLines)) {
      this.#endCell()
      this.#onRecord({ line: this.#recordLine, cells: this.#cells })
    }
    this.#cells = []
    this.#chars = 0
  }
}

/** A quote that a person adds to a download that broke off would make another amount of the rest of a cell. */
const BROKEN_OFF = '文件可能没有下载完整，请先重新导出；文件完整的，'

function broken(line: number, what: string, advice = ''): TableError {
  return new TableError(
    'broken_quote',
    `引号不配对：第 ${line} 行打开的引号，${what}。${advice}请补上引号，单元格里的引号要写成两个 ""`,
    { line },
  )
}
