import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../src/storage/database.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { BUFFER_MB, freshDataFolder } from './embedded/fresh-data-folder.ts'
import { findPostgres } from './postgres/find-postgres.ts'
import { freshPostgresUrl } from './postgres/fresh-postgres-url.ts'

export interface TestDatabase {
  db: Database
  /** Closes the database and removes what it kept. */
  dispose(): Promise<void>
}

/** A database of its own with all tables and no rows, on the embedded engine. Well under a second. */
export async function openEmbeddedForTest(): Promise<TestDatabase> {
  const folder = await freshDataFolder()
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
export async function openPostgresForTest(): Promise<TestDatabase> {
  const fresh = await freshPostgresUrl()
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

/**
 * Runs a suite on the embedded engine and, where a PostgreSQL is found, on it too, each with a fresh database.
 * @param suite gets a function that gives the database; call it inside hooks and tests
 */
export function describeOnBothEngines(name: string, suite: (database: () => Database) => void): void {
  describeOn(`${name} (embedded)`, openEmbeddedForTest, suite)
  if (findPostgres() !== undefined) describeOn(`${name} (postgresql)`, openPostgresForTest, suite)
  // Said, not skipped: a machine without PostgreSQL shows in its output which half did not run.
  else
    process.stderr.write(
      `${name}: no PostgreSQL found (HAIXUAN_TEST_PG, /usr/lib/postgresql, PATH); embedded only.\n`,
    )
}

function describeOn(
  title: string,
  open: () => Promise<TestDatabase>,
  suite: (database: () => Database) => void,
): void {
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
