import type { StorageLog } from '../database.ts'
import { migrate } from '../migrate.ts'
import { StartupError } from '../startup-error.ts'
import { isUnwritable } from '../unwritable.ts'
import { openMigrationPool } from './pool-config.ts'

const NOT_CURRENT =
  '数据库现在不接受写入（备库、只读设置或磁盘已满），而它的表结构比本程序旧，需要先升级：请等主库升级并复制完成后再启动，或让 DATABASE_URL 指向主库。'

/**
 * Migrates over a connection of its own: a limit of the client would end the start while a long statement goes on. A
 * database that accepts no writes and has nothing to migrate is fine.
 * @throws StartupError when it has, and see `migrate`
 */
export async function bringUpToDate(connectionString: string, log: StorageLog): Promise<void> {
  const pool = openMigrationPool(connectionString)
  try {
    await migrate(pool, { warn: (sentence) => log.warn(sentence) })
  } catch (error) {
    const isRefused = isUnwritable(error) || (error instanceof Error && isUnwritable(error.cause))
    throw isRefused ? new StartupError(NOT_CURRENT) : error
  } finally {
    await pool.end()
  }
}
