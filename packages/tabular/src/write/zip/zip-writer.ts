import { Zip, type ZipInputFile, ZipPassThrough } from 'fflate'
import { WRITE_LIMITS, WriteLimitError } from '../write-limits.ts'

/** A file of a zip that is compressed piece by piece. */
export interface ZipEntry extends ZipInputFile {
  /** Takes the next bytes; resolves when there is space for more. */
  push(bytes: Uint8Array, isLast: boolean): void | Promise<void>
}

/** Makes the next file of a zip, named with slashes. */
export type OpenEntry = (name: string) => ZipEntry

/** Of deflate: sheets are repetitive, and higher levels cost more time than they save bytes. */
export const DEFLATE_LEVEL = 3

/** Zip writes years as two digits from 1980; a day is left at each end for time zones. */
const FIRST_TIME = Date.UTC(1980, 0, 2)
const LAST_TIME = Date.UTC(2099, 11, 30)

const tooLarge = () =>
  new WriteLimitError('zipBytes', '文件超过 4 GiB，压缩包放不下，请分成几份，或减少行数后再试')
const tooMany = () =>
  new WriteLimitError(
    'zipFiles',
    `压缩包里最多放 ${WRITE_LIMITS.zipFiles} 个文件，请分成几批，或合并成一个文件后再试`,
  )

export interface ZipOptions {
  /** Called with each chunk of the zip, in order. */
  onPiece: (piece: Uint8Array) => void
  /** Epoch milliseconds, the time of the files; by default the first that the format can store. */
  time?: number
}

/**
 * Writes a zip in chunks, one file after the other; holds none of them in memory.
 *
 * The library wraps silently at 4 GiB and at 65,535 files, where the 64-bit form of the format begins. Both are refused
 * here before a broken file is written.
 */
export class ZipWriter {
  readonly #zip: Zip
  readonly #time: number | Date
  #files = 0
  #written = 0
  #open: ZipEntry | undefined

  constructor({ onPiece, time }: ZipOptions) {
    // A date of the local clock: the format has no zone, and the same rows make the same bytes everywhere.
    this.#time =
      time === undefined ? new Date(1980, 0, 1, 12) : Math.min(LAST_TIME, Math.max(FIRST_TIME, time))
    this.#zip = new Zip((error, piece) => {
      if (error) throw error
      this.#written += piece.length
      if (this.#written > WRITE_LIMITS.zipBytes) throw tooLarge()
      onPiece(piece)
    })
  }

  /**
   * Stores a whole file as it is: for what is packed already.
   * @throws {WriteLimitError} beyond what a zip holds
   */
  store(name: string, content: Uint8Array): void {
    this.#add(new ZipPassThrough(name)).push(content, true)
  }

  /**
   * Starts a file that is written in chunks; it must end before the next.
   * @throws {WriteLimitError} beyond what a zip holds
   */
  begin(entry: ZipEntry): void {
    if (this.#open) throw new Error('Another file of the zip is open.')
    this.#open = this.#add(entry)
  }

  /** Adds bytes to the open file; resolves when there is space for more. */
  async write(bytes: Uint8Array, isLast = false): Promise<void> {
    const entry = this.#open
    if (!entry) throw new Error('No file of the zip is open.')
    if (entry.size + bytes.length > WRITE_LIMITS.zipBytes) throw tooLarge()
    await entry.push(bytes, isLast)
    if (isLast) this.#open = undefined
  }

  /** Writes the directory of the files; nothing may follow. */
  end(): void {
    this.#zip.end()
  }

  /** Frees what an open file holds; the zip stays broken. */
  abort(): void {
    this.#zip.terminate()
  }

  #add<Entry extends ZipInputFile>(entry: Entry): Entry {
    if (++this.#files > WRITE_LIMITS.zipFiles) throw tooMany()
    entry.mtime = this.#time
    this.#zip.add(entry)
    return entry
  }
}
