/** Bytes of a file in its order. */
export type FileChunks = AsyncIterable<Uint8Array>

/** How a link names and shows the file. */
export interface LinkOptions {
  /** MIME type that the answer has. */
  type: string
  /** As the reader sees it; any characters. */
  fileName: string
  /** Seconds after which the link does not work any more. */
  seconds: number
}

/** Where the bytes of files are kept. Names are `<purpose>/<uuid>`; a name is written once. */
export interface FileStore {
  /**
   * Writes a file: after it resolves the file is whole and outlives this process.
   * @throws {Failure} `files_unavailable`, with its cause; then there is no file of this name
   */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /**
   * The same for bytes that come one after another, in constant memory.
   * @throws what reading the bytes throws; then there is no file of this name either
   */
  putChunks(name: string, chunks: FileChunks, type: string): Promise<void>
  /** The file, or undefined when there is none. @throws {Failure} `files_unavailable` */
  get(name: string): Promise<Buffer | undefined>
  /**
   * Bytes of a file from `from` up to but without `to`, in constant memory however slowly they are taken.
   * @param to at most the size of the file
   * @returns undefined when there is no file. Reading fails when the file is shorter.
   * @throws {Failure} `files_unavailable`, now or while it is read
   */
  read(name: string, from: number, to: number): Promise<FileChunks | undefined>
  /** A short-lived address at which the store itself gives the file; undefined when the store has no addresses. */
  link(name: string, options: LinkOptions): Promise<string | undefined>
  /** Removes a file and what is left of an interrupted write; none is no error. @throws {Failure} `files_unavailable` */
  delete(name: string): Promise<void>
  /** Looks whether files can be kept. @returns a Chinese sentence for the operator when they cannot: what, why, what to do */
  trouble(): Promise<string | undefined>
}

const NAME = /^[a-z]{1,32}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @throws Error for a name that is not `<purpose>/<uuid>`: no name leads out of the store */
export function checkFileName(name: string): void {
  if (!NAME.test(name)) throw new Error(`Not a name of a file: ${JSON.stringify(name)}`)
}
