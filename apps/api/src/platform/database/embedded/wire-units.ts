/** Bytes of the frontend that the engine can answer in one step. */
export interface WireUnit {
  kind: 'start' | 'wire' | 'end'
  bytes: Buffer
  /** The answer ends with ReadyForQuery. */
  endsInReady: boolean
}

const QUERY = 0x51
const SYNC = 0x53
const FLUSH = 0x48
const TERMINATE = 0x58

/**
 * Cuts what the driver writes into units: the startup packet (length first), then whole messages (a type byte and
 * a length) up to a Query, Sync or Flush. Half a message waits for the rest.
 */
export class WireCutter {
  #chunks: Buffer[] = []
  #started = false

  /** @returns the units completed by this chunk */
  push(chunk: Buffer): WireUnit[] {
    const bytes = this.#chunks.length === 0 ? chunk : Buffer.concat([...this.#chunks, chunk])
    const units: WireUnit[] = []
    let from = 0
    let at = 0
    for (;;) {
      const type = this.#started ? bytes[at] : undefined
      const lengthAt = this.#started ? at + 1 : at
      if (bytes.length < lengthAt + 4) break
      const end = lengthAt + bytes.readUInt32BE(lengthAt)
      if (bytes.length < end) break
      at = end
      if (this.#started && type !== QUERY && type !== SYNC && type !== FLUSH && type !== TERMINATE) continue
      units.push({
        kind: !this.#started ? 'start' : type === TERMINATE ? 'end' : 'wire',
        bytes: bytes.subarray(from, at),
        endsInReady: type !== FLUSH,
      })
      this.#started = true
      from = at
    }
    this.#chunks = from === bytes.length ? [] : [bytes.subarray(from)]
    return units
  }
}
