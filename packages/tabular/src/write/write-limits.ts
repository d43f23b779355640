/** What the file formats can hold. Texts are counted in UTF-16 units, as Excel counts them. */
export const WRITE_LIMITS = {
  /** Of a sheet, headings included. */
  rows: 1_048_576,
  columns: 16_384,
  cellText: 32_767,
  sheetName: 31,
  /** Of a sheet; Excel repairs a file with more. */
  links: 65_530,
  address: 2_079,
  columnWidth: 255,
  /** Of the 32-bit form of zip, for a file in it and for the whole. */
  zipBytes: 0xff_ff_ff_ff,
  zipFiles: 0xff_ff,
} as const

/** What is to be written does not fit the format of the file. The message says what, why and what to do. */
export class WriteLimitError extends Error {
  readonly limit: keyof typeof WRITE_LIMITS

  constructor(limit: keyof typeof WRITE_LIMITS, message: string) {
    super(message)
    this.name = 'WriteLimitError'
    this.limit = limit
  }
}
