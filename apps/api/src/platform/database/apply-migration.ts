import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Migration } from './migration-files.ts'
import { StartupError } from './startup-error.ts'

export interface LockPatience {
  /** A statement that changes a table waits at most this long for it: everybody who comes later waits behind it. */
  lockMs: number
  /** Pause before the next try, in which those who waited are served. */
  pauseMs: number
  /** Tries until the start is given up. */
  tries: number
}

/** Five minutes in all; a page waits at most a second longer than without a migration. */
export const LOCK_PATIENCE: LockPatience = { lockMs: 1000, pauseMs: 2000, tries: 100 }

/** The lock was not free in time; a deadlock with a transaction of a running server. */
const BUSY = new Set(['55P03', '40P01'])

/**
 * Applies a migration and records it: in one transaction, which is tried again while its tables are in use, or outside
 * of any.
 * @throws StartupError when its tables stay in use
 */
export async function applyMigration(
  client: pg.ClientBase,
  migration: Migration,
  patience: LockPatience,
  warn: (sentence: string) => void,
): Promise<void> {
  if (migration.isOutsideTransaction) return applyOutside(client, migration)
  for (let tried = 1; ; tried++) {
    try {
      return await applyInside(client, migration, patience.lockMs)
    } catch (error) {
      if (!BUSY.has(codeOf(error))) throw failed(migration, error)
      if (tried >= patience.tries) throw stayedBusy(migration)
      if (tried === 1)
        warn(`升级数据库：迁移 ${migration.name} 要改的表正被其他连接占用，稍后自动重试，网站照常运行。`)
      await sleep(patience.pauseMs)
    }
  }
}

async function applyInside(client: pg.ClientBase, migration: Migration, lockMs: number): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Such a migration can be applied again after any end: each index is dropped, if it is there, before it is created.
 * Its statements wait for locks without a limit, because nobody waits behind them.
 */
async function applyOutside(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    for (const statement of statementsOf(migration.sql)) await client.query(statement)
    await record(client, migration)
  } catch (error) {
    throw failed(migration, error)
  }
}

/** Statements end with a semicolon at the end of a line; the lint of migrations allows no others here. */
function statementsOf(sql: string): string[] {
  const parts = sql.replaceAll(/^\s*--.*$/gm, '').split(/;[ \t]*(?:\n|$)/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

async function record(client: pg.ClientBase, { name, checksum, oldest }: Migration): Promise<void> {
  await client.query('insert into schema_migration (name, checksum, min_version) values ($1, $2, $3)', [
    name,
    checksum,
    oldest ?? null,
  ])
}

function failed({ name, isOutsideTransaction }: Migration, error: unknown): Error {
  const why = error instanceof Error ? error.message : String(error)
  const state = isOutsideTransaction
    ? 'failed and is applied again at the next start'
    : 'failed and was rolled back'
  return new Error(`The migration ${name} ${state}: ${why}`, { cause: error })
}

function stayedBusy({ name }: Migration): StartupError {
  return new StartupError(
    `升级数据库没有完成：迁移 ${name} 要改的表一直被其他连接占用，已放弃，这个迁移没有改动任何数据；请结束长时间运行的查询、备份或事务（在 pg_stat_activity 里查看）后重新启动。`,
  )
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null | undefined)?.code)
}
