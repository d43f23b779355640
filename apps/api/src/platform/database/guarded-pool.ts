import pg from 'pg'
import { BackgroundTurns } from './background-turns.ts'
import { ConnectPause } from './connect-pause.ts'
import type { StorageLog } from './database.ts'
import { cutConnection, guardAnswers } from './guard-answers.ts'
import { isBulk, refuseSecondConnection } from './held-connection.ts'
import { TurnQueue } from './turn-queue.ts'
import { turnScope } from './turn-scope.ts'
import { VALUE_PARSERS } from './value-parsers.ts'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]
/** Connections that one account, or one address, uses at the same time. */
const MOST_PER_KEY = 4
/** Connection, resources, system and the engine itself. */
const FAULTS = /^(08|53|58|XX)/
const DOUBT_MS = 5_000

/**
 * A pg pool that refuses a second connection inside a transaction, assigns connections to accounts round-robin and
 * survives broken connections.
 */
export class GuardedPool extends pg.Pool {
  readonly #bulkPool: pg.Pool | undefined
  /** Only for a database server: the embedded engine is in this process. */
  readonly #pause: ConnectPause | undefined
  readonly #turns: TurnQueue
  /** Of an engine with one connection: background work must not have it most of the time. */
  readonly #background: BackgroundTurns | undefined
  #faultAt = Number.NEGATIVE_INFINITY
  readonly #clients = new Set<pg.ClientBase>()
  /** Since when connections are lent, the oldest first. */
  readonly #lent = new Map<object, number>()
  #refusal: Error | undefined

  /** @param bulkPool gives the connections of bulk steps, when they have their own */
  constructor(config: pg.PoolConfig, log: StorageLog, bulkPool?: pg.Pool) {
    super({ ...config, types: VALUE_PARSERS })
    this.#bulkPool = bulkPool
    this.#turns = new TurnQueue({ slots: config.max ?? 10, perKey: MOST_PER_KEY })
    this.#background = config.max === 1 ? new BackgroundTurns() : undefined
    // The pool's own line is never used: there are as many turns as connections.
    Object.defineProperty(this, 'waitingCount', { get: () => this.#turns.waiting })
    this.#pause = config.connectionString === undefined ? undefined : new ConnectPause()
    this.on('error', (error) => log.warn(`数据库连接断开：${error.message}；下一次查询会重新连接。`))
    // A connection that breaks while it is in use tells its query as well; without a listener it would end the process.
    this.on('connect', (client) => {
      client.on('error', () => undefined)
      this.#clients.add(client)
      client.once('end', () => this.#clients.delete(client))
      guardAnswers(client, (error) => this.#noteFault(error))
    })
  }

  /** Whether the database failed a moment ago, so that "no such row" may be its fault. */
  get isDoubtful(): boolean {
    return performance.now() - this.#faultAt < DOUBT_MS
  }

  /** How long the connection that was lent first has been in use, in ms; 0 when none is. */
  oldestMs(): number {
    const [since] = this.#lent.values()
    return since === undefined ? 0 : performance.now() - since
  }

  /** All connections were cut, and calls are refused. */
  get isCut(): boolean {
    return this.#refusal !== undefined
  }

  /** Ends every connection; code that uses or requests one gets an error of a lost database (SQLSTATE 08006). */
  cut(): void {
    this.#refusal = Object.assign(new Error('The database does not answer.'), { code: '08006' })
    this.cutAll()
  }

  /** Ends every connection; the next ones are fresh. */
  cutAll(): void {
    for (const client of this.#clients) cutConnection(client)
  }

  /** The database answers again. */
  mend(): void {
    this.#refusal = undefined
  }

  #noteFault(error: unknown): void {
    const { code } = error as { code?: unknown }
    if (typeof code === 'string' && FAULTS.test(code)) this.#faultAt = performance.now()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    try {
      refuseSecondConnection()
    } catch (error) {
      if (!callback) return Promise.reject(error)
      callback(error as Error, undefined, () => undefined)
      return undefined
    }
    if (this.#bulkPool && isBulk()) {
      if (!callback) return this.#bulkPool.connect()
      this.#bulkPool.connect(callback)
      return undefined
    }
    const lent = this.#connect()
    if (!callback) return lent
    lent.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  /** Waits for a turn. @returns ends it, told how long the connection was held */
  async #turn(): Promise<(heldMs: number) => void> {
    const { key, patienceMs, isBackground, isOwn } = turnScope()
    if (!isBackground || !this.#background) {
      if (!isOwn) this.#background?.noteOther()
      return await this.#turns.turn(key, patienceMs)
    }
    const endBackground = await this.#background.turn()
    try {
      const endTurn = await this.#turns.turn(key, patienceMs)
      return (heldMs) => {
        endTurn()
        endBackground(heldMs)
      }
    } catch (error) {
      endBackground(0)
      throw error
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    const refusal = this.#refusal ?? (this.idleCount > 0 ? undefined : this.#pause?.refusal())
    if (refusal) throw refusal
    const endTurn = await this.#turn()
    const loan = {}
    const giveBack = () => {
      const since = this.#lent.get(loan)
      this.#lent.delete(loan)
      endTurn(since === undefined ? 0 : performance.now() - since)
    }
    try {
      if (this.#refusal) throw this.#refusal
      this.#lent.set(loan, performance.now())
      return endTurnWith(await super.connect(), giveBack)
    } catch (error) {
      giveBack()
      this.#pause?.failed(error)
      throw error
    }
  }
}

/** The turn is over when the connection is given back. */
function endTurnWith(client: pg.PoolClient, giveBack: () => void): pg.PoolClient {
  const release = client.release
  client.release = (error) => {
    try {
      release.call(client, error)
    } finally {
      giveBack()
    }
  }
  return client
}
