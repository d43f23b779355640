/** Where the bytes of files are kept. Names are `<purpose>/<uuid>`; a name is written once. */
export interface FileStore {
  /**
   * Writes a file: after it resolves the file is whole and outlives this process.
   * @throws {Failure} `files_unavailable`, with its cause; then there is no file of this name
   */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** The file, or undefined when there is none. @throws {Failure} `files_unavailable` */
  get(name: string): Promise<Buffer | undefined>
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
