import type pg from 'pg'
import type { StorageLog } from '../database.ts'
import type { GuardedPool } from '../guarded-pool.ts'

const LOOK_MS = 500
/** Calls that take longer start the probe. */
const SLOW_MS = 1_000
/** Connections without an answer for this long are closed when the probe is not answered either. */
const STUCK_MS = 3_000
/** After this many unanswered probes the database counts as hanging. */
const STRIKES = 2

/**
 * Detects a PostgreSQL that hangs instead of refusing (a frozen disk, a broken network), which does not enforce its own
 * statement limit either. While calls are slow a separate connection sends a probe each half second; after two without
 * an answer all connections are closed and calls are refused until a probe is answered. Calls fail within five seconds.
 * @returns a function that ends the watch
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
