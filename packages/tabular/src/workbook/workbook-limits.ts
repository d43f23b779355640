/** What one workbook may hold. A file is a claim: whatever is counted is counted while it is read. */
export interface WorkbookLimits {
  /** Bytes of the file. */
  fileBytes: number
  /** Parts inside the file. */
  entries: number
  sheets: number
  /** Bytes that all parts together may unpack to, and how many times larger than packed one part may be. */
  unpackedBytes: number
  ratio: number
  /** Texts that cells point to, and their characters together. */
  strings: number
  stringChars: number
  /** Rows of one sheet that hold something. */
  rows: number
  columns: number
  cellChars: number
  /** Characters of all cells of one sheet together. */
  sheetChars: number
  /** Longest tag or comment of XML, and how deep tags may be in each other. */
  markupChars: number
  depth: number
}

/** The limits of Excel itself, with bounded memory. */
export const WORKBOOK_LIMITS: WorkbookLimits = {
  fileBytes: 100 * 1024 * 1024,
  entries: 1_000,
  sheets: 200,
  unpackedBytes: 2 * 1024 ** 3,
  ratio: 100,
  strings: 1_000_000,
  stringChars: 50_000_000,
  rows: 1_048_576,
  columns: 500,
  cellChars: 32_767,
  sheetChars: Number.POSITIVE_INFINITY,
  markupChars: 65_536,
  depth: 64,
}
