import { TableError } from '../table-error.ts'
import type { TableRow } from '../table-row.ts'
import type { ByteSource } from './byte-source.ts'
import { type MergedArea, withMergedCells } from './merged-areas.ts'
import { type OleContent, oleContent } from './ole-container.ts'
import type { OpenZip } from './read-part.ts'
import type { CellReading, SheetContext } from './sheet-cell.ts'
import { sheetRows } from './sheet-rows.ts'
import { UnpackBudget } from './unpack-entry.ts'
import { WORKBOOK_LIMITS, type WorkbookLimits } from './workbook-limits.ts'
import { readNumberFormats, readSharedStrings, readSheets, type SheetPart } from './workbook-parts.ts'
import { readZipDirectory } from './zip-directory.ts'

/** What one sheet may have of cells that a merged area covers: more means areas that overlap. */
const COVERED_MOST = 4_000_000

/** A sheet with all its rows. */
export interface SheetTable {
  sheet: string
  rows: TableRow[]
  areas: readonly MergedArea[]
}

/** A workbook that is open. Its parts are read on request, each from its beginning. */
export class Workbook {
  /** In their order; hidden ones too. */
  readonly sheets: readonly { name: string; isHidden: boolean }[]
  readonly #zip: OpenZip
  readonly #parts: readonly SheetPart[]
  readonly #is1904: boolean
  #texts: Promise<Pick<SheetContext, 'strings' | 'formats'>> | null = null

  constructor(zip: OpenZip, parts: readonly SheetPart[], is1904: boolean) {
    this.#zip = zip
    this.#parts = parts
    this.#is1904 = is1904
    this.sheets = parts.map(({ name, isHidden }) => ({ name, isHidden }))
  }

  /** Names of the sheets that are shown; of all when none is. */
  get shownSheets(): readonly string[] {
    const shown = this.sheets.filter(({ isHidden }) => !isHidden)
    return (shown.length > 0 ? shown : this.sheets).map(({ name }) => name)
  }

  /**
   * Rows of a sheet that hold something, some at a time; returns its merged areas. Memory: the texts that cells of the
   * workbook share, and the rows of one step.
   * @throws {TableError} for a sheet that is not there, broken, or beyond the limits
   */
  async *rows(sheet: string, reading: CellReading): AsyncGenerator<TableRow[], MergedArea[]> {
    const part = this.#parts.find(({ name }) => name === sheet)
    if (!part) {
      const names = this.shownSheets.map((name) => `“${name}”`).join('、')
      throw new TableError('no_sheet', `工作簿里没有工作表“${sheet}”，现有：${names}`)
    }
    try {
      this.#texts ??= this.#readTexts()
      const texts = await this.#texts
      const context = { ...texts, is1904: this.#is1904, reading, limits: this.#zip.limits }
      return yield* sheetRows(this.#zip, part.part, context)
    } catch (error) {
      throw error instanceof TableError && error.sheet === null
        ? new TableError(error.reason, error.message, { sheet, line: error.line, column: error.column })
        : error
    }
  }

  /** All rows of a sheet, with what merged cells cover. @throws {TableError} as `rows` does */
  async readSheet(sheet: string, reading: CellReading): Promise<SheetTable> {
    const rows: TableRow[] = []
    const steps = this.rows(sheet, reading)
    let step = await steps.next()
    for (; !step.done; step = await steps.next()) {
      for (const row of step.value) rows.push(row)
    }
    const areas = step.value
    return { sheet, rows: withMergedCells(rows, areas, COVERED_MOST), areas }
  }

  async #readTexts() {
    return {
      strings: await readSharedStrings(this.#zip),
      formats: await readNumberFormats(this.#zip),
    }
  }
}

/** How a file begins: an xlsx is a zip; the old xls and one with a password are OLE containers. */
export type WorkbookMark = 'zip' | 'ole' | null

/** What the first bytes of a file say about it. */
export function workbookMark(first: Uint8Array): WorkbookMark {
  const begins = (...mark: number[]) => mark.every((byte, at) => first[at] === byte)
  if (begins(0x50, 0x4b)) return 'zip'
  return begins(0xd0, 0xcf, 0x11, 0xe0) ? 'ole' : null
}

/** There is no reader of the binary format: how to get a file that can be read. */
const OLE_TEXTS: Readonly<Record<NonNullable<OleContent> | 'unknown', string>> = {
  old_workbook:
    '这是旧版 Excel（.xls）文件，不能直接读取。请用 Excel 或 WPS 打开，选“另存为”，类型选“Excel 工作簿 (*.xlsx)”，再放入另存的文件',
  locked_workbook: '这个 Excel 文件有密码。请打开它，去掉密码后保存，再放入文件',
  unknown: '这是旧版 .xls 或有密码的文件，请在 Excel 里去掉密码并另存为 .xlsx 后重试',
}

/**
 * Opens an xlsx file: reads its directory and the names of its sheets.
 * @throws {TableError} for what is no workbook, or is beyond the limits
 */
export async function openWorkbook(
  source: ByteSource,
  given: Partial<WorkbookLimits> = {},
): Promise<Workbook> {
  const limits = { ...WORKBOOK_LIMITS, ...given }
  if (source.size > limits.fileBytes) {
    const most = Math.round(limits.fileBytes / 1024 / 1024)
    throw new TableError('unsafe_workbook', `文件超过 ${most} MB，请删去不用的列和工作表，或分成几个文件`)
  }
  if (workbookMark(await source.read(0, 4)) === 'ole') {
    const content = await oleContent(source)
    throw new TableError('old_or_locked', content === null ? OLE_TEXTS.unknown : OLE_TEXTS[content])
  }
  const entries = await readZipDirectory(source, limits)
  const zip: OpenZip = { source, entries, budget: new UnpackBudget(limits), limits }
  const { sheets, is1904 } = await readSheets(zip)
  return new Workbook(zip, sheets, is1904)
}
