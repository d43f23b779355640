import type pg from 'pg'
import type { Database, Reader, ReaderFigures, StorageLog } from '../database.ts'
import { GuardedKysely } from '../guarded-kysely.ts'
import { GuardedPool } from '../guarded-pool.ts'
import { ALONE, openProbe, PROBE_MS, poolConfig, READING_ONLY } from './pool-config.ts'
import { isReplicaAway, isReplicaFault } from './replica-fault.ts'
import { replicaSentence, type ToldState } from './replica-sentence.ts'
import { ReplicaTrust } from './replica-trust.ts'
import { countMigrations, readServerState } from './server-state.ts'

export interface ReplicaOptions {
  readUrl: string
  /** A connection of the primary that waits for nobody. */
  primary: pg.Pool
  connections: number
  idleMs: number
  log: StorageLog
  /** Longest statement: after it the primary is asked, so less than there. Default 10 s. */
  statementMs?: number
}

const LOOK_MS = 1_000
/** Looks of the start, until the replica is where the primary was a moment ago. */
const FIRST_LOOKS = 10
const BETWEEN_FIRST_MS = 50
const CONNECT_MS = 1_000
const SILENT =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/

/** A streaming replica. It is looked at each second, beside all requests, and gets reads while it follows closely. */
export class Replica implements Reader {
  readonly #options: ReplicaOptions
  readonly #pool: GuardedPool
  readonly #probe: pg.Pool
  readonly #db: Database
  readonly #trust = new ReplicaTrust()
  readonly #counts = { onReplica: 0, onPrimary: 0, repeated: 0 }
  #told: ToldState | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosing = false

  constructor(options: ReplicaOptions) {
    const { readUrl, connections, idleMs, log, statementMs = 10_000 } = options
    this.#options = options
    const limits = { connections, statementMs, idleMs, connectMs: CONNECT_MS }
    this.#pool = new GuardedPool(poolConfig(readUrl, limits, [...ALONE, ...READING_ONLY]), {
      info: (message) => log.info(`只读副本：${message}`),
      warn: (message) => log.warn(`只读副本：${message}`),
    })
    this.#probe = openProbe(readUrl)
    this.#db = readOnlyDatabase(this.#pool, this.#probe)
  }

  /** Looks, says in one sentence what was found, and looks again each second from then on. */
  async start(): Promise<void> {
    for (let look = 1; look < FIRST_LOOKS; look++) {
      await this.#look()
      if (this.#trust.state !== 'behind') break
      await new Promise((later) => setTimeout(later, BETWEEN_FIRST_MS))
    }
    await this.#lookAndTell()
    this.#lookLater()
  }

  async read<T>(primary: Database, work: (db: Database) => Promise<T>): Promise<T> {
    if (!this.#trust.isUsed) {
      this.#counts.onPrimary++
      return await work(primary)
    }
    this.#counts.onReplica++
    try {
      return await work(this.#db)
    } catch (error) {
      if (!isReplicaFault(error)) throw error
      this.#counts.repeated++
      if (isReplicaAway(error)) {
        this.#trust.readFailed()
        this.#tell('away', error)
      }
      return await work(primary)
    }
  }

  figures(): ReaderFigures {
    const age = this.#trust.ageMs()
    return { isUsed: this.#trust.isUsed, ageMs: Number.isFinite(age) ? age : null, ...this.#counts }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    clearTimeout(this.#timer)
    await Promise.all([this.#pool.end(), this.#probe.end()])
  }

  #lookLater(): void {
    if (this.#isClosing) return
    this.#timer = setTimeout(() => void this.#lookAndTell().finally(() => this.#lookLater()), LOOK_MS)
    this.#timer.unref()
  }

  async #lookAndTell(): Promise<void> {
    const error = await this.#look()
    if (this.#isClosing) return
    const { state } = this.#trust
    const lacksTables = state === 'behind' && this.#told !== 'behind' && (await this.#lacksTables())
    this.#tell(lacksTables ? 'old-tables' : state, error)
  }

  /** @returns why the replica did not answer, if it did not */
  async #look(): Promise<unknown> {
    const at = performance.now()
    // A primary that does not answer says nothing against the replica: what is known of it grows old.
    const primary = await readServerState(this.#options.primary).catch(() => undefined)
    try {
      const replica = await readServerState(this.#probe)
      this.#pool.mend()
      if (primary) this.#trust.looked(primary, replica, at)
      return undefined
    } catch (error) {
      this.#trust.lookFailed(error instanceof Error && SILENT.test(error.message))
      // Reads that wait for it go on with the primary at once; those that wait as long as this look may wait for ever.
      if (this.#trust.state === 'away') this.#pool.cut()
      else if (this.#pool.oldestMs() >= PROBE_MS) this.#pool.cutAll()
      return error
    }
  }

  async #lacksTables(): Promise<boolean> {
    try {
      const [own, needed] = await Promise.all([
        countMigrations(this.#probe),
        countMigrations(this.#options.primary),
      ])
      return own < needed
    } catch {
      return false
    }
  }

  #tell(state: ToldState, error: unknown): void {
    if (state === this.#told || (state === 'behind' && this.#told === 'old-tables')) return
    this.#told = state
    const { log, readUrl } = this.#options
    log[state === 'used' ? 'info' : 'warn'](replicaSentence(state, readUrl, error))
  }
}

/** A database for reads alone: what only a primary does is refused. */
function readOnlyDatabase(pool: GuardedPool, probe: pg.Pool): Database {
  const kysely = new GuardedKysely(pool)
  const refuse = () => Promise.reject(new Error('A replica is only read.'))
  return {
    engine: 'postgresql',
    kysely,
    pool,
    transaction: (work) => kysely.transaction().execute(work),
    bulk: refuse,
    vacuumAnalyze: refuse,
    backup: refuse,
    alive: async () => void (await probe.query('select 1')),
    isReadOnly: async () => true,
    get isDoubtful() {
      return pool.isDoubtful
    },
    close: refuse,
  }
}
