import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@haixuan/rules'
import type { Database } from '#platform/database/database.ts'
import { withTurnsOf } from '#platform/database/turn-scope.ts'
import { type ExportWork, writeRows } from '../files/write-rows.ts'
import {
  deadExports,
  type ExportJobRow,
  endExportJob,
  expireExports,
  noteAlive,
  noteProgress,
} from '../store/export-job-rows.ts'

/** Files that are written at the same time; the others wait. */
const AT_ONCE = 2
const BEAT_MS = 10_000
/** A job is given up when its server has been silent for so long; with the pause between two sweeps, in 50 s at most. */
const SILENT_MS = 35_000
const SWEEP_MS = 15_000
/** Half a file that nobody has written to for so long is removed. */
const PART_MS = 90_000
/** Finished files are kept so long. */
const KEPT_MS = DAY_MS
const FORGET_MS = 30 * DAY_MS
const BROKEN = '导出中断，额度已退回，请重新导出'

interface ExportQueueOptions {
  db: Database
  /** Folder of the files; a new one of this process unless told. */
  dir?: string | undefined
  /** Told of what nobody else sees. */
  onError?: (error: unknown, jobId: string) => void
  /** Epoch milliseconds. */
  now?: () => number
}

interface Order {
  job: Pick<ExportJobRow, 'id' | 'format'>
  work: ExportWork
  abort: AbortController
}

/** Writes exports one after the other, keeps their files and clears them away. */
export class ExportQueue {
  readonly #db: Database
  readonly #onError: (error: unknown, jobId: string) => void
  readonly #waiting: Order[] = []
  readonly #running = new Map<string, { order: Order; done: Promise<void> }>()
  #dir: string | undefined
  #timers: NodeJS.Timeout[] = []
  #isClosed = false
  readonly #now: () => number

  constructor({ db, dir, onError = () => {}, now = Date.now }: ExportQueueOptions) {
    this.#db = db
    this.#now = now
    this.#dir = dir
    this.#onError = onError
  }

  /** Ends what the process before left open, and begins to clear away what is old, now and every 15 s. */
  start(): void {
    const sweep = () => void this.sweep().catch((error: unknown) => this.#onError(error, 'sweep'))
    // The embedded engine has one process at a time: whatever is open at its start belongs to a dead one.
    const silentMs = this.#db.engine === 'embedded' ? 0 : SILENT_MS
    void this.#endDead(this.#now(), silentMs).then(sweep, (error: unknown) => this.#onError(error, 'sweep'))
    this.#timers = [setInterval(sweep, SWEEP_MS), setInterval(() => void this.#beat(), BEAT_MS)]
    for (const timer of this.#timers) timer.unref()
  }

  /** Puts a stored job into the queue. */
  enqueue(job: Pick<ExportJobRow, 'id' | 'format'>, work: ExportWork): void {
    this.#waiting.push({ job, work, abort: new AbortController() })
    this.#next()
  }

  /** Stops a job and gives its quota back; one that has ended stays as it is. */
  async cancel(id: string): Promise<void> {
    this.#abort(id)
    await endExportJob(this.#db.kysely, { id, state: 'cancelled', rows: 0, now: this.#now() })
  }

  /** The file of a finished job on this server; null when it is not here. */
  async fileOf({
    id,
    format,
  }: Pick<ExportJobRow, 'id' | 'format'>): Promise<{ path: string; bytes: number } | null> {
    const path = await this.#path(id, format)
    const found = await stat(path).catch(() => null)
    return found ? { path, bytes: found.size } : null
  }

  /** Ends dead jobs, takes expired files out of reach and off the disk. */
  async sweep(now = this.#now()): Promise<void> {
    const { kysely } = this.#db
    await this.#endDead(now, SILENT_MS)
    await expireExports(kysely, now, now - FORGET_MS)
    if (this.#dir === undefined) return
    for (const name of await readdir(this.#dir).catch(() => [] as string[])) {
      const path = join(this.#dir, name)
      const found = await stat(path).catch(() => null)
      const isOwn = this.#running.has(name.slice(0, 36))
      const isOld = found !== null && found.mtimeMs < now - (name.endsWith('.part') ? PART_MS : KEPT_MS)
      if (isOld && !isOwn && found.isFile()) await rm(path, { force: true })
    }
  }

  /** Gives up every open job with its quota. Nothing is written after it resolves. */
  async stop(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#timers) clearInterval(timer)
    const waiting = this.#waiting.splice(0)
    const running = [...this.#running.values()]
    for (const { order } of running) order.abort.abort()
    await Promise.all(running.map(({ done }) => done))
    for (const { job } of [...waiting, ...running.map(({ order }) => order)])
      await endExportJob(this.#db.kysely, {
        ...{ id: job.id, state: 'failed', rows: 0, now: this.#now() },
        failure: '服务器正在重启，导出中断，额度已退回，请稍后重新导出',
      })
  }

  /** Jobs of this process are never dead, however late its beat is written. */
  async #endDead(now: number, silentMs: number): Promise<void> {
    const dead = await deadExports(this.#db.kysely, now - silentMs)
    const own = new Set(this.#ownIds())
    for (const id of dead.filter((each) => !own.has(each)))
      await endExportJob(this.#db.kysely, { id, state: 'failed', rows: 0, now, failure: BROKEN })
  }

  #ownIds(): string[] {
    return [...this.#waiting.map(({ job }) => job.id), ...this.#running.keys()]
  }

  #abort(id: string): void {
    const at = this.#waiting.findIndex(({ job }) => job.id === id)
    if (at >= 0) this.#waiting.splice(at, 1)
    this.#running.get(id)?.order.abort.abort()
  }

  #next(): void {
    while (this.#running.size < AT_ONCE && !this.#isClosed) {
      const order = this.#waiting.shift()
      if (!order) return
      // Beside everybody else's calls, no matter who asked for it.
      const done = withTurnsOf('exports', () => this.#run(order)).finally(() => {
        this.#running.delete(order.job.id)
        this.#next()
      })
      this.#running.set(order.job.id, { order, done })
    }
  }

  async #run({ job: { id, format }, work, abort }: Order): Promise<void> {
    const { kysely } = this.#db
    try {
      const path = await this.#path(id, format)
      const part = `${path}.part`
      const note = async (rows: number) => {
        if (!(await noteProgress(kysely, id, rows, this.#now()))) abort.abort()
      }
      const written = await writeRows(part, format, work, { signal: abort.signal, note }).catch(
        async (error: unknown) => {
          await rm(part, { force: true })
          throw error
        },
      )
      await rename(part, path)
      const now = this.#now()
      const end = { id, state: 'finished', now, ...written, expiresAt: now + KEPT_MS } as const
      // Cancelled in the last moment: then there is no file either.
      if (!(await endExportJob(kysely, end))) await rm(path, { force: true })
    } catch (error) {
      // Who aborted the work ends the job.
      if (abort.signal.aborted) return
      this.#onError(error, id)
      await endExportJob(kysely, { id, state: 'failed', rows: 0, now: this.#now(), failure: BROKEN }).catch(
        (ending: unknown) => this.#onError(ending, id),
      )
    }
  }

  async #beat(): Promise<void> {
    const ids = this.#ownIds()
    if (ids.length > 0)
      await noteAlive(this.#db.kysely, ids, this.#now()).catch((error: unknown) =>
        this.#onError(error, 'beat'),
      )
  }

  async #path(id: string, format: string): Promise<string> {
    if (this.#dir === undefined) this.#dir = mkdtempSync(join(tmpdir(), 'haixuan-exports-'))
    else await mkdir(this.#dir, { recursive: true, mode: 0o700 })
    return join(this.#dir, `${id}.${format}`)
  }
}
