import pg from 'pg'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { isMarketTable } from './own-tables.ts'

/** A database seen by two roles: one may read the market and nothing else, the other has no right to the market. */
export interface Sides {
  /** Own data, with the market's reader beside it. */
  primary: Database
  market: Database
  /** Reads of market data so far. */
  reads: () => number
  dispose(): Promise<void>
}

export async function openSides(databaseUrl: string): Promise<Sides> {
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  const name = new URL(databaseUrl).pathname.slice(1)
  const [ofMarket, ofOwn] = [`${name}_market`, `${name}_own`]
  const { rows } = await admin.query<{ table: string }>(
    `select tablename as "table" from pg_tables where schemaname = 'public'`,
  )
  const tables = rows.map(({ table }) => table)
  const market = tables.filter(isMarketTable)
  const own = tables.filter((table) => !isMarketTable(table))
  if (market.length < 20 || own.length < 40) throw new Error('The tables are not told apart.')
  await admin.query(`create role ${ofMarket} login; create role ${ofOwn} login;
    grant select on ${[...market, 'schema_migration'].join(', ')} to ${ofMarket};
    grant all on ${own.join(', ')} to ${ofOwn}`)
  const marketDb = await openDatabase({ databaseUrl: as(databaseUrl, ofMarket) })
  const ownDb = await openDatabase({ databaseUrl: as(databaseUrl, ofOwn) })
  let reads = 0
  const reader: NonNullable<Database['reader']> = {
    read: (_primary, work) => {
      reads++
      return work(marketDb)
    },
    figures: () => ({ isUsed: true, ageMs: 0, onReplica: reads, onPrimary: 0, repeated: 0 }),
  }
  return {
    primary: Object.create(ownDb, { reader: { value: reader } }) as Database,
    market: marketDb,
    reads: () => reads,
    dispose: async () => {
      await Promise.all([marketDb.close(), ownDb.close()])
      await admin.query(`drop owned by ${ofMarket}, ${ofOwn}; drop role ${ofMarket}, ${ofOwn}`)
      await admin.end()
    },
  }
}

function as(databaseUrl: string, role: string): string {
  const url = new URL(databaseUrl)
  url.username = role
  return url.href
}
