import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartupError } from './startup-error.ts'

export interface Migration {
  name: string
  sql: string
  /** SHA-256 of the text with plain line ends. */
  checksum: string
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url))
/** Any number will do, as long as every version of this program uses the same. */
const LOCK_KEY = 7_402_261_120

/** The migrations of a folder in the order of their names. Throws for a file that has no number. */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
      throw new Error(`The migration ${name} must be named like 0010-accounts.sql.`)
    }
    const sql = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Applies every migration that the database does not have yet, by name, also one that was merged later than its
 * successors. Each runs in a transaction together with its record, so a kill at any moment leaves it whole or
 * absent. On PostgreSQL one process at a time does this; the embedded engine has one process anyway.
 * @returns names of those applied now
 * @throws StartupError when an applied migration was changed, or is not known to this program
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    const applied = await applyMissing(client, migrations)
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY])
    await client.query('reset statement_timeout')
    broken = false
    return applied
  } finally {
    // A connection that still holds the lock must not go back into the pool.
    client.release(broken)
  }
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  // Asked first: a disk without space lets a database be opened that has nothing to migrate.
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('schema_migration') is not null as there",
  )
  if (!found[0]?.there)
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  )
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  refuseStrangers(known, migrations)
  const applied: string[] = []
  for (const migration of migrations) {
    if (known.has(migration.name)) continue
    await applyOne(client, migration)
    applied.push(migration.name)
  }
  return applied
}

function refuseStrangers(known: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const [name, checksum] of known) {
    const migration = byName.get(name)
    if (!migration) {
      throw new StartupError(
        `数据库由另一个版本的程序建立（本程序没有迁移 ${name}），请换回那个版本，或用 HAIXUAN_DATA_DIR、DATABASE_URL 换一个数据库。`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new StartupError(
        `迁移 ${name} 在应用之后被改动过，请恢复它的原文，并把改动写成新的迁移；开发中的数据库也可以删掉重建。`,
      )
    }
  }
}

async function applyOne(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`The migration ${name} failed and was rolled back: ${why}`, { cause: error })
  }
}
