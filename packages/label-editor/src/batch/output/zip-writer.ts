import { Zip, ZipPassThrough } from 'fflate'

/** Zip writes years as two digits from 1980; a day is left at each end for time zones. */
const FIRST_TIME = Date.UTC(1980, 0, 2)
const LAST_TIME = Date.UTC(2099, 11, 30)

export interface ZipWriter {
  add(name: string, content: Uint8Array): void
  /** Writes the directory; nothing may follow. */
  end(): void
}

/**
 * Writes a zip piece by piece as files come; holds none of them. Files are stored as they are: a PDF is packed already.
 * @param now Epoch milliseconds, the time that the files carry.
 */
export function createZipWriter(now: number, onPiece: (piece: Uint8Array) => void): ZipWriter {
  const time = Math.min(LAST_TIME, Math.max(FIRST_TIME, now))
  const zip = new Zip((error, piece) => {
    if (error) throw error
    onPiece(piece)
  })
  return {
    add(name, content) {
      const file = new ZipPassThrough(name)
      file.mtime = time
      zip.add(file)
      file.push(content, true)
    },
    end: () => zip.end(),
  }
}
