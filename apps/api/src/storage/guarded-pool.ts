import pg from 'pg'
import { ConnectPause } from './connect-pause.ts'
import type { StorageLog } from './database.ts'
import { isBulk, refuseSecondConnection } from './held-connection.ts'
import { VALUE_PARSERS } from './value-parsers.ts'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/** A pg pool that refuses a second connection inside a transaction and survives connections that break. */
export class GuardedPool extends pg.Pool {
  readonly #bulkPool: pg.Pool | undefined
  /** Of a database that is a server of its own: the embedded engine is as near as a function call. */
  readonly #pause: ConnectPause | undefined

  /** @param bulkPool gives the connections of bulk steps, when they have their own */
  constructor(config: pg.PoolConfig, log: StorageLog, bulkPool?: pg.Pool) {
    super({ ...config, types: VALUE_PARSERS })
    this.#bulkPool = bulkPool
    this.#pause = config.connectionString === undefined ? undefined : new ConnectPause()
    this.on('error', (error) => log.warn(`数据库连接断开：${error.message}；下一次查询会重新连接。`))
    // A connection that breaks while it is in use tells its query as well; without a listener it would end the process.
    this.on('connect', (client) => client.on('error', () => undefined))
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
    const refusal = this.idleCount > 0 ? undefined : this.#pause?.refusal()
    if (!callback) return refusal ? Promise.reject(refusal) : this.#connect()
    if (refusal) callback(refusal, undefined, () => undefined)
    else {
      super.connect((error, client, release) => {
        if (error) this.#pause?.failed(error)
        callback(error, client, release)
      })
    }
    return undefined
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await super.connect()
    } catch (error) {
      this.#pause?.failed(error)
      throw error
    }
  }
}
