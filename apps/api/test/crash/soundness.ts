import { rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import pg from 'pg'
import { copyFolder } from '../embedded/fresh-data-folder.ts'

type Ask = (sql: string) => Promise<{ rows: unknown[] }>

/** Every b-tree against its table, row by row, and every page of every table. */
async function examine(ask: Ask): Promise<string[]> {
  await ask('create extension if not exists amcheck')
  try {
    await ask(`select bt_index_check(i.indexrelid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
      join pg_am a on a.oid = c.relam where a.amname = 'btree' and i.indisvalid and c.relpersistence = 'p'`)
    const { rows } =
      await ask(`select c.relname, v.msg from pg_class c cross join lateral verify_heapam(c.oid) v
      where c.relkind in ('r', 't') and c.relpersistence = 'p'`)
    return rows.map((row) => JSON.stringify(row))
  } catch (error) {
    return [String(error)]
  }
}

/** Opens a copy of what the kill left, as the next start would, and examines it. */
export async function examineEmbedded(dataDir: string): Promise<string[]> {
  const copy = `${dataDir}-copy`
  rmSync(copy, { recursive: true, force: true })
  await copyFolder(`${dataDir}/database`, copy)
  try {
    const db = await PGlite.create(copy, { extensions: { amcheck } })
    const findings = await examine((sql) => db.query(sql))
    await db.close()
    return findings
  } catch (error) {
    return [`the data folder does not open: ${String(error)}`]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

export async function examinePostgres(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await examine((sql) => client.query(sql))
  } finally {
    await client.end()
  }
}
