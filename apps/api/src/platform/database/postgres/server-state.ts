import type pg from 'pg'
import type { ServerState } from './replica-trust.ts'

/** Reads what a server says of itself; any role may ask. */
export async function readServerState(pool: pg.Pool): Promise<ServerState> {
  const { rows } = await pool.query<{ identity: string; is_replica: boolean; position: string }>(`
    select concat_ws(' ', system_identifier, (select oid from pg_database where datname = current_database())) as identity,
      pg_is_in_recovery() as is_replica,
      coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0', 0)::text
        as position
    from pg_control_system()`)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL says nothing of itself.')
  return { identity: row.identity, isReplica: row.is_replica, position: BigInt(row.position) }
}

/** Number of migrations that a database has; 0 without their table. */
export async function countMigrations(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('schema_migration') is not null as there",
  )
  if (!rows[0]?.there) return 0
  const { rows: counted } = await pool.query<{ n: number }>(
    'select count(*)::float8 as n from schema_migration',
  )
  return counted[0]?.n ?? 0
}
