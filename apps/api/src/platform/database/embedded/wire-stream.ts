import { Duplex } from 'node:stream'
import type { PgliteThread } from './pglite-thread.ts'
import { WireCutter, type WireUnit } from './wire-units.ts'

export interface WireBudget {
  /** A transaction that waits longer than this for its next statement is rolled back. */
  idleInTransactionMs: number
  /** A statement that takes longer is reported, unless long ones are expected when it is sent. */
  statementMs: number
  longExpected: () => boolean
  onSlowStatement: (ms: number, sql: string) => void
}

const IDLE = 'I'.charCodeAt(0)

/** What pg takes for its socket: the PostgreSQL protocol, spoken to the engine's thread. */
export class WireStream extends Duplex {
  readonly #thread: PgliteThread
  readonly #budget: WireBudget
  readonly #session: number
  readonly #cutter = new WireCutter()
  #status = IDLE
  #running = 0
  #idleTimer: NodeJS.Timeout | undefined

  constructor(thread: PgliteThread, budget: WireBudget) {
    super({ allowHalfOpen: false })
    this.#thread = thread
    this.#budget = budget
    this.#session = thread.newSession()
  }

  /** The part of net.Socket that pg uses. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    for (const unit of this.#cutter.push(chunk)) {
      if (unit.kind === 'end') this.push(null)
      else void this.#send(unit)
    }
    done()
  }

  override _final(done: () => void): void {
    if (!this.readableEnded) this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#idleTimer)
    this.#thread.request({ kind: 'leave', session: this.#session }).catch(() => undefined)
    done(error)
  }

  async #send(unit: WireUnit): Promise<void> {
    clearTimeout(this.#idleTimer)
    this.#running++
    const began = performance.now()
    const longExpected = this.#budget.longExpected()
    const bytes = new Uint8Array(unit.bytes)
    const sql = sqlOf(unit.bytes)
    let last = this.#status
    try {
      const message =
        unit.kind === 'start'
          ? ({ kind: 'start', session: this.#session, bytes } as const)
          : ({ kind: 'wire', session: this.#session, bytes, endsInReady: unit.endsInReady } as const)
      await this.#thread.request(message, (chunk) => {
        last = chunk.at(-1) ?? last
        if (!this.destroyed && !this.readableEnded) this.push(chunk)
      })
    } catch (error) {
      this.destroy(error as Error)
      return
    } finally {
      this.#running--
    }
    const ms = performance.now() - began
    if (ms > this.#budget.statementMs && !longExpected) this.#budget.onSlowStatement(ms, sql)
    if (unit.endsInReady) this.#status = last
    if (this.#status !== IDLE && this.#running === 0) this.#watchIdle()
  }

  #watchIdle(): void {
    if (this.destroyed) return
    this.#idleTimer = setTimeout(() => {
      const why = 'terminating connection due to idle-in-transaction timeout'
      this.destroy(Object.assign(new Error(why), { code: '25P03' }))
    }, this.#budget.idleInTransactionMs)
    this.#idleTimer.unref()
  }
}

/** The statement of a Query or Parse message, without its values; shortened. */
function sqlOf(bytes: Buffer): string {
  const from = bytes[0] === 0x50 ? bytes.indexOf(0, 5) + 1 : 5
  const end = bytes.indexOf(0, from)
  return bytes.toString('utf8', from, Math.min(end < 0 ? bytes.length : end, from + 160))
}
