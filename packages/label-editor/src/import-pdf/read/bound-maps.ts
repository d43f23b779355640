/** Entries of one table: four times the characters that the tables of a sound font have. */
const MOST = 2 ** 18

const plain = Map.prototype.set
let users = 0

function bounded(this: Map<unknown, unknown>, key: unknown, value: unknown): Map<unknown, unknown> {
  if (this.size >= MOST && !this.has(key)) throw new RangeError('table is too large')
  return plain.call(this, key, value)
}

/**
 * Lets no map of this thread grow beyond all reason until the answer is called. A few bytes of a broken font make pdf.js
 * write sixteen million entries, more than a gigabyte; it continues without the table when that fails.
 */
export function boundMaps(): () => void {
  if (users++ === 0) Map.prototype.set = bounded
  let isHeld = true
  return () => {
    if (isHeld && --users === 0) Map.prototype.set = plain
    isHeld = false
  }
}
