import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import type { DemoMarket } from './demo-market.ts'
import { BUFFER_MB, freshDataFolder } from './embedded/fresh-data-folder.ts'
import { findPostgres } from './postgres/find-postgres.ts'
import { freshPostgresUrl } from './postgres/fresh-postgres-url.ts'

export interface TestDatabase {
  db: Database
  /** Closes the database and removes what it kept. */
  dispose(): Promise<void>
}

/** A database of its own with all tables and the rows of a market, if any, on the embedded engine. Well under a second. */
export async function openEmbeddedForTest(market?: DemoMarket): Promise<TestDatabase> {
  const folder = await freshDataFolder(market)
  const db = await openDatabase({ dataDir: folder.path, bufferMb: BUFFER_MB })
  return {
    db,
    dispose: async () => {
      await db.close()
      await folder.remove()
    },
  }
}

/** The same on PostgreSQL. Rejects when none is found: see findPostgres. */
export async function openPostgresForTest(market?: DemoMarket): Promise<TestDatabase> {
  const fresh = await freshPostgresUrl(market)
  const db = await openDatabase({ databaseUrl: fresh.url })
  return {
    db,
    dispose: async () => {
      await db.close()
      await fresh.drop()
    },
  }
}

const SETUP_MS = 120_000

type Suite = (database: () => Database) => void

/**
 * Runs a suite on the embedded engine and, where a PostgreSQL is found, on it too, each with a fresh database.
 * @param suite gets a function that gives the database; call it inside hooks and tests
 */
export function describeOnBothEngines(name: string, suite: Suite): void {
  describeEngines(name, undefined, suite)
}

/** The same on databases that hold a market of demo data already. */
export function describeMarketOnBothEngines(name: string, market: DemoMarket, suite: Suite): void {
  describeEngines(name, market, suite)
}

function describeEngines(name: string, market: DemoMarket | undefined, suite: Suite): void {
  describeOn(`${name} (embedded)`, () => openEmbeddedForTest(market), suite)
  if (findPostgres() !== undefined)
    describeOn(`${name} (postgresql)`, () => openPostgresForTest(market), suite)
  // Said, not skipped: a machine without PostgreSQL shows in its output which half did not run.
  else
    process.stderr.write(
      `${name}: no PostgreSQL found (HAIXUAN_TEST_PG, /usr/lib/postgresql, PATH); embedded only.\n`,
    )
}

function describeOn(title: string, open: () => Promise<TestDatabase>, suite: Suite): void {
  describe(title, () => {
    let opened: TestDatabase | undefined
    beforeAll(async () => {
      opened = await open()
    }, SETUP_MS)
    afterAll(() => opened?.dispose(), SETUP_MS)
    suite(() => {
      if (!opened) throw new Error('The database opens in beforeAll: ask for it inside hooks and tests.')
      return opened.db
    })
  })
}
