/** Where font files come from: the own origin in a browser, a folder in Node. Files never come from elsewhere. */
export interface FontSource {
  /**
   * @param file Name of a slice as `font-slices.gen.ts` lists it, `noto-sans-sc-4-wght-normal.woff2`.
   * @throws {FontFileError} when the file cannot be had.
   */
  load(file: string): Promise<Uint8Array>
}

/** A font file that is missing or broken, in Chinese: what, why, what to do. */
export class FontFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FontFileError'
  }
}
