import { statfsSync } from 'node:fs'

/** A look is good for so long: it is a call of the system. */
const FRESH_MS = 250
/** Below this part of the floor the embedded engine writes nothing at all. */
export const CRITICAL_PART = 1 / 4

/** How much space the disk of a folder has left. */
export class FreeSpace {
  /** Bytes that must be free before anything more is stored. */
  readonly floor: number
  readonly #read: () => number
  readonly #now: () => number
  #bytes = 0
  #readAt = Number.NEGATIVE_INFINITY

  /**
   * @param read bytes that are free
   * @param now a clock in milliseconds that never goes back
   */
  constructor(floor: number, read: () => number, now: () => number = () => performance.now()) {
    this.floor = floor
    this.#read = read
    this.#now = now
  }

  /** Whether less is free than the floor. Space that is freed counts a quarter of a second later. */
  get isLow(): boolean {
    if (this.#now() - this.#readAt >= FRESH_MS) {
      this.#bytes = this.#read()
      this.#readAt = this.#now()
    }
    return this.#bytes < this.floor
  }
}

/** Bytes that are free for us where a folder is. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
