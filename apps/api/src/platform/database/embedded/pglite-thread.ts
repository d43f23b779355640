import { Worker } from 'node:worker_threads'

export interface ThreadOptions {
  /** Folder of the engine's files. */
  folder: string
  /** Lines of postgresql.conf. */
  settings: readonly string[]
  /** A checkpoint is taken after so many bytes of log, or after so long when anything was written. */
  checkpointBytes: number
  checkpointMs: number
  /** While less is free on the disk, the engine refuses every write (SQLSTATE 25006). 0: never. */
  criticalBytes?: number
}

type Request =
  | { kind: 'start'; session: number; bytes: Uint8Array }
  | { kind: 'wire'; session: number; bytes: Uint8Array; endsInReady: boolean }
  | { kind: 'leave'; session: number }
  | { kind: 'probe' }
  | { kind: 'checkpoint' }
  | { kind: 'copy'; to: string }
  | { kind: 'close' }
type Reply = { ready: true } | { id: number; data: Uint8Array } | { id: number; done: true; error?: string }

/** An engine that could not be opened is left alone for so long. */
const REOPEN_MS = 2_000

interface Waiting {
  data: (chunk: Buffer) => void
  done: () => void
  fail: (error: Error) => void
}

/** An error in the terms of the driver: the connection is gone (SQLSTATE 08006). */
export function connectionLost(why: string): Error {
  return Object.assign(new Error(why), { code: '08006' })
}

/** The thread that owns PGlite. Requests are answered in the order they came. A thread that ends unexpectedly is replaced. */
export class PgliteThread {
  readonly #options: ThreadOptions
  #worker: Promise<Worker> | undefined
  #waiting = new Map<number, Waiting>()
  #nextId = 1
  #nextSession = 1
  #closed = false
  /** Since when nothing has come from the thread that was asked for. */
  #silentSince = 0
  #refusedUntil = 0
  #refusal: Error | undefined

  constructor(options: ThreadOptions) {
    this.#options = options
  }

  newSession(): number {
    return this.#nextSession++
  }

  /**
   * Sends one request; resolves when it is answered whole.
   * @param data receives the engine's bytes as they come
   */
  async request(message: Request, data: (chunk: Buffer) => void = () => undefined): Promise<void> {
    if (this.#closed) throw connectionLost('The embedded database is closed.')
    // One that just failed to open is not opened for each call of a busy site.
    if (this.isDown && performance.now() < this.#refusedUntil && this.#refusal) throw this.#refusal
    if (message.kind === 'close') this.#closed = true
    if (!this.#worker) {
      this.#silentSince = performance.now()
      this.#worker = this.#start()
    }
    const worker = await this.#worker
    const id = this.#nextId++
    if (this.#waiting.size === 0) this.#silentSince = performance.now()
    await new Promise<void>((done, fail) => {
      this.#waiting.set(id, { data, done, fail })
      worker.postMessage({ ...message, id }, 'bytes' in message ? [message.bytes.buffer as ArrayBuffer] : [])
    })
  }

  /** No engine is open, and none is being opened. */
  get isDown(): boolean {
    return this.#worker === undefined && !this.#closed
  }

  /** How long the thread has owed an answer, or its opening, without a sign of life, in ms. */
  silentMs(): number {
    const owes = this.#waiting.size > 0 || this.#isOpening
    return owes && !this.#closed ? performance.now() - this.#silentSince : 0
  }

  /** Closes the engine with a checkpoint; ends the thread when it does not manage that in time. */
  async stop(withinMs: number): Promise<void> {
    const worker = this.#worker
    // One that never began would only be started, in a folder that may be somebody else's.
    if (!worker) {
      this.#closed = true
      return
    }
    const timer = setTimeout(() => void worker.then((running) => running.terminate()), withinMs)
    try {
      await this.request({ kind: 'close' })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Ends the thread at once, as a fault in the engine would; the next request starts another. */
  async kill(): Promise<void> {
    await this.#running?.terminate()
  }

  #running: Worker | undefined
  #isOpening = false

  #start(): Promise<Worker> {
    this.#isOpening = true
    return new Promise((ready, fail) => {
      const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
        workerData: this.#options,
        execArgv: [],
        name: 'pglite',
      })
      this.#running = worker
      const lost = (error: Error) => {
        fail(error)
        if (this.#running !== worker) return
        if (this.#isOpening) {
          this.#refusedUntil = performance.now() + REOPEN_MS
          this.#refusal = error
        }
        this.#isOpening = false
        this.#running = undefined
        this.#worker = undefined
        const waiting = [...this.#waiting.values()]
        this.#waiting.clear()
        for (const each of waiting) each.fail(error)
      }
      worker.on('message', (reply: Reply) => {
        this.#silentSince = performance.now()
        if (!('ready' in reply)) return this.#answer(reply)
        this.#isOpening = false
        ready(worker)
      })
      worker.once('error', (error) => lost(connectionLost(`The embedded database stopped: ${error.message}`)))
      worker.once('exit', () => lost(connectionLost('The embedded database stopped.')))
    })
  }

  #answer(reply: Exclude<Reply, { ready: true }>): void {
    const waiting = this.#waiting.get(reply.id)
    if (!waiting) return
    if ('data' in reply) {
      waiting.data(Buffer.from(reply.data.buffer, reply.data.byteOffset, reply.data.byteLength))
      return
    }
    this.#waiting.delete(reply.id)
    if (reply.error === undefined) waiting.done()
    else waiting.fail(connectionLost(reply.error))
  }
}
