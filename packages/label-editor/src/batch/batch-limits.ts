/** What one run takes. Files are read in a worker; beyond this its memory would not stay bounded. */
export const BATCH_LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  /** The most that a cell of Excel holds. */
  cellChars: 32_767,
  /** Characters of all cells of a table together. */
  chars: 20 * 1024 * 1024,
  copies: 1_000,
  labels: 20_000,
} as const
