import type pg from 'pg'
import type { StorageLog } from '../database.ts'
import type { GuardedPool } from '../guarded-pool.ts'

const LOOK_MS = 500
/** Calls that take longer make the watch ask. */
const SLOW_MS = 1_000
/** Connections that owe an answer for so long are cut once another one was silent too. */
const STUCK_MS = 3_000
/** So many questions without an answer mean that the database hangs. */
const STRIKES = 2

/**
 * Notices a PostgreSQL that hangs instead of refusing (a frozen disk, a broken network): its own limit of a statement
 * hangs with it. While calls are slow a connection of its own asks each half second; after two silences all connections
 * are cut and calls are refused, until it answers again. Calls hear of it within five seconds.
 * @returns ends the watch
 */
export function watchForHang(pool: GuardedPool, probe: pg.Pool, log: StorageLog): () => void {
  let strikes = 0
  let isAsking = false
  const look = async () => {
    if (isAsking || (strikes === 0 && !pool.isCut && pool.oldestMs() < SLOW_MS)) return
    isAsking = true
    try {
      await probe.query('select 1')
      if (pool.isCut) log.warn('PostgreSQL 又有应答了。')
      pool.mend()
      // The connection that answers is new: those that were there before may hang still.
      if (strikes > 0 && pool.oldestMs() >= STUCK_MS) pool.cutAll()
      if (pool.oldestMs() < SLOW_MS || pool.oldestMs() >= STUCK_MS) strikes = 0
    } catch {
      if (++strikes < STRIKES || pool.isCut) return
      log.warn('PostgreSQL 没有应答，已断开全部连接；恢复之前的请求会立即得到 503。')
      pool.cut()
    } finally {
      isAsking = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
