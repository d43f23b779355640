import type { Database } from '../apps/api/src/platform/database/database.ts'
import { openDatabase } from '../apps/api/src/platform/database/open-database.ts'
import { openEmbeddedForTest, openPostgresForTest, type TestDatabase } from '../apps/api/test/engines.ts'
import { countRows } from './server-seed.ts'

type Seed = (db: Database, count: number, log: (line: string) => void) => Promise<void>

/** Where a filled PostgreSQL is kept between runs: the URL of a database of its own, empty at first. */
const KEPT = 'HAIXUAN_BENCH_PG'

async function openKept(): Promise<TestDatabase | undefined> {
  const databaseUrl = process.env[KEPT]
  if (!databaseUrl) return undefined
  const db = await openDatabase({ databaseUrl })
  return { db, dispose: () => db.close() }
}

/**
 * A database with about `count` products: the one that HAIXUAN_BENCH_PG names, filled when it is not yet, else a new
 * one that is thrown away at the end.
 */
export async function seededDatabase(
  engine: 'postgresql' | 'embedded',
  count: number,
  { seed, log }: { seed: Seed; log: (line: string) => void },
): Promise<TestDatabase> {
  const kept = engine === 'postgresql' ? await openKept() : undefined
  const opened = kept ?? (await (engine === 'embedded' ? openEmbeddedForTest() : openPostgresForTest()))
  try {
    const there = kept ? await countRows(opened.db, 'product_key') : 0
    if (there >= count) log(`${there} products are there`)
    else await seed(opened.db, count, log)
    return opened
  } catch (error) {
    await opened.dispose()
    throw error
  }
}
