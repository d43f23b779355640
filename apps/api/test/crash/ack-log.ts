import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** A write that the server has answered with success: it must be there after any kill. */
export type Acknowledged =
  | { kind: 'nickname'; user: number; n: number }
  | { kind: 'user'; mobile: string; token: string }
  | { kind: 'rows'; job: string; sequence: number }
  | { kind: 'finished'; job: string }

/** Notes acknowledged writes in a file, flushed to the disk before the next write is sent. */
export class AckLog {
  readonly #path: string
  readonly #file: number
  count = 0

  constructor(path: string) {
    this.#path = path
    this.#file = openSync(path, 'a')
  }

  note(entry: Acknowledged): void {
    writeSync(this.#file, `${JSON.stringify(entry)}\n`)
    fsyncSync(this.#file)
    this.count++
  }

  /** Everything noted so far, as the file has it. */
  read(): Acknowledged[] {
    const lines = readFileSync(this.#path, 'utf8').trim().split('\n')
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Acknowledged)
  }

  close(): void {
    closeSync(this.#file)
  }
}
