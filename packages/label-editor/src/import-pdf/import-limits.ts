/** What one import takes. */
export const IMPORT_LIMITS = {
  fileBytes: 30 * 1024 * 1024,
  pages: 1_000,
  /** Largest side of a page in points: 2 m. */
  side: 5_670,
  /** Pixels of a page when it is drawn to be read. */
  pixels: 12_000_000,
  /** Codes of one page and of a whole file. */
  codesOfPage: 200,
  codes: 5_000,
  /** Milliseconds for one page; a page that takes longer is listed as unreadable. */
  pageTime: 20_000,
} as const
