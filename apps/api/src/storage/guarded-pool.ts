import pg from 'pg'
import type { StorageLog } from './database.ts'
import { isBulk, refuseSecondConnection } from './held-connection.ts'
import { VALUE_PARSERS } from './value-parsers.ts'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/** A pg pool that refuses a second connection inside a transaction and survives connections that break. */
export class GuardedPool extends pg.Pool {
  readonly #bulkPool: pg.Pool | undefined

  /** @param bulkPool gives the connections of bulk steps, when they have their own */
  constructor(config: pg.PoolConfig, log: StorageLog, bulkPool?: pg.Pool) {
    super({ ...config, types: VALUE_PARSERS })
    this.#bulkPool = bulkPool
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
    if (!callback) return super.connect()
    super.connect(callback)
    return undefined
  }
}
