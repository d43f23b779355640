import type { FontFace } from '../../fonts/font-metrics.ts'

/** Where font files come from: the own origin in a browser, a folder in Node. Files never come from elsewhere. */
export interface FontSource {
  /**
   * @param file Name of a slice as `font-slices.gen.ts` lists it, `noto-sans-sc-4-wght-normal.woff2`.
   * @param face The face that it is of.
   * @throws {FontFileError} when the file cannot be loaded.
   */
  load(file: string, face: FontFace): Promise<Uint8Array>
}

/** A font file that is missing or broken, in Chinese: what, why, what to do. */
export class FontFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FontFileError'
  }
}

const SCRIPTS: Partial<Record<FontFace, string>> = { korean: '韩文', japanese: '日文' }

/** The files of a face on demand could not be loaded: what is written in it cannot be printed now. */
export class AbsentFaceError extends FontFileError {
  readonly face: FontFace

  constructor(face: FontFace, characters: Iterable<string>, cause: unknown) {
    const some = [...characters].slice(0, 5).join(' ')
    const why = cause instanceof FontFileError ? cause.message : '字体没有下载成功，请检查网络后重试'
    super(`“${some}”要用的${SCRIPTS[face] ?? ''}字体没有拿到，印不出来。${why}`, { cause })
    this.face = face
  }
}
