import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isOlder, isRelease, type Release } from '../release.ts'
import { VERSION } from '../version.gen.ts'
import { applyMigration, LOCK_PATIENCE, type LockPatience } from './apply-migration.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { StartupError } from './startup-error.ts'

export interface MigrateOptions {
  migrations?: readonly Migration[]
  /** The release that this program is. */
  version?: Release
  patience?: LockPatience
  warn?: (sentence: string) => void
}

/** Any number will do, as long as every version of this program uses the same. */
const LOCK_KEY = 7_402_261_120
const ASK_MS = 200

/** What the database says about a migration that was applied to it. */
interface Applied {
  name: string
  checksum: string
  /** The oldest release whose servers work on the tables after it. */
  min_version: string | null
}

/**
 * Applies every migration that the database does not have yet, by name, also one that was merged later than its
 * successors. Each runs in a transaction together with its record, so a kill at any moment leaves it whole or absent;
 * those outside a transaction are applied again. On PostgreSQL one process at a time does this; the embedded engine has
 * one process anyway. Migrations of later releases are accepted while the database says that this release still works.
 * @param pool without a limit of time on its statements
 * @returns names of those applied now
 * @throws StartupError when an applied migration was changed, this release is too old or a table stays in use
 */
export async function migrate(
  pool: pg.Pool,
  {
    migrations = readMigrations(),
    version = VERSION,
    patience = LOCK_PATIENCE,
    warn = () => undefined,
  }: MigrateOptions = {},
): Promise<string[]> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('set statement_timeout = 0')
    const applied: string[] = []
    // Asked first: a database that is up to date is opened also where nothing can be written.
    if ((await missing(client, migrations, version)).length > 0) {
      await takeLock(client, warn)
      await prepareTable(client)
      await tellWhetherNew(client)
      for (const migration of await missing(client, migrations, version)) {
        await applyMigration(client, migration, patience, warn)
        applied.push(migration.name)
      }
      await client.query('select pg_advisory_unlock($1)', [LOCK_KEY])
    }
    await client.query('reset statement_timeout')
    broken = false
    return applied
  } finally {
    // A connection that still holds the lock must not go back into the pool.
    client.release(broken)
  }
}

/**
 * Asks again and again: a statement that waits for the lock holds a snapshot, and `create index concurrently` of the
 * process that has the lock waits for all snapshots.
 */
async function takeLock(client: pg.ClientBase, warn: (sentence: string) => void): Promise<void> {
  for (let asked = 1; ; asked++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK_KEY,
    ])
    if (rows[0]?.taken) return
    if (asked === 1) warn('另一个海选进程正在升级这个数据库，等它完成后继续启动。')
    await sleep(ASK_MS)
  }
}

/** Release 0.1.0 made the table without `min_version`, and still reads and writes it beside this one. */
async function prepareTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create table if not exists schema_migration
      (name text primary key, checksum text not null, applied_at timestamptz not null default now(), min_version text)`,
  )
  if (!(await hasColumn(client)))
    await client.query('alter table schema_migration add column min_version text')
}

/** Migrations read it by `current_setting('haixuan.is_new_database', true)`: on a new database no older server works. */
async function tellWhetherNew(client: pg.ClientBase): Promise<void> {
  await client.query(
    "select set_config('haixuan.is_new_database', (not exists (select 1 from schema_migration))::text, false)",
  )
}

async function hasColumn(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from pg_attribute where attrelid = to_regclass('schema_migration') and attname = 'min_version'",
  )
  return rowCount === 1
}

/** What is left to apply. @throws StartupError when this program must not use the database */
async function missing(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  version: Release,
): Promise<Migration[]> {
  const applied = await readApplied(client)
  refuseStrangers(applied, migrations, version)
  const known = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !known.has(name))
}

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('schema_migration') is not null as there",
  )
  if (!found[0]?.there) return []
  const column = (await hasColumn(client)) ? 'min_version' : 'null as min_version'
  const { rows } = await client.query<Applied>(`select name, checksum, ${column} from schema_migration`)
  return rows
}

function refuseStrangers(
  applied: readonly Applied[],
  migrations: readonly Migration[],
  version: Release,
): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  const oldest = oldestRelease(applied)
  if (isOlder(version, oldest))
    throw new StartupError(
      `数据库已由更新的版本升级，只有 ${oldest} 或更新的版本还能使用它，本程序是 ${version}；请换用 ${oldest} 或更新的版本，或从升级前的备份恢复（见 docs/upgrading.md）。`,
    )
  for (const { name, checksum, min_version } of applied) {
    const migration = byName.get(name)
    if (!migration && min_version === null)
      throw new StartupError(
        `数据库由另一个版本的程序建立（本程序没有迁移 ${name}），请换回那个版本，或用 HAIXUAN_DATA_DIR、DATABASE_URL 换一个数据库。`,
      )
    if (migration && migration.checksum !== checksum)
      throw new StartupError(
        `迁移 ${name} 在应用之后被改动过，请恢复它的原文，并把改动写成新的迁移；开发中的数据库也可以删掉重建。`,
      )
  }
}

/** The oldest release whose servers work on the tables as they are. */
function oldestRelease(applied: readonly Applied[]): Release {
  const limits = applied.flatMap(({ min_version }) =>
    min_version !== null && isRelease(min_version) ? [min_version] : [],
  )
  return limits.reduce((oldest, limit) => (isOlder(oldest, limit) ? limit : oldest), '0.0.0')
}
