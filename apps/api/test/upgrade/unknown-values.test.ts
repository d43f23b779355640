import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { openEmbeddedForTest, type TestDatabase } from '../engines.ts'
import { recordStatements } from '../scale/statement-recorder.ts'
import { type FilledSite, fillSite } from './filled-site.ts'
import { dropChecks, type UnknownColumn, unknownColumns, withValue } from './unknown-columns.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

// How a value is read does not depend on the engine.
let database: TestDatabase
let db: Database
let site: FilledSite
/** Which reads ask a table. */
const readersOf = new Map<string, FilledSite['reads']>()

beforeAll(async () => {
  database = await openEmbeddedForTest()
  db = database.db
  site = await fillSite(db)
  const record = recordStatements(db)
  for (const read of site.reads) {
    const statements = await record(() => site.server.get(read.path, read.token))
    const words = new Set(statements.flatMap(({ sql }) => sql.split(/\W+/)))
    for (const word of words) readersOf.set(word, [...(readersOf.get(word) ?? []), read])
  }
  await dropChecks(db)
})
afterAll(async () => {
  await site?.server.close()
  await database.dispose()
})

/** The reads of a table that fail while all its rows have a value of a later release. */
async function faultsOf({ table, column, type }: UnknownColumn, value: string): Promise<string[]> {
  const faults: string[] = []
  await withValue(db, { table, column, type }, value, async () => {
    for (const { path, token } of readersOf.get(table) ?? []) {
      const { status, text } = await site.server.get(path, token)
      if (status >= 500) faults.push(`${table}.${column} = ${value}: ${path} ${status} ${text}`)
    }
  })
  return faults
}

test('a value that a later release stores is no fault of a server that does not know it', async () => {
  const columns = await unknownColumns(db)
  // A column without rows is left out: what fills the site has to write there first.
  expect(columns.filter(({ values }) => values.length > 0).length).toBeGreaterThan(45)
  const faults: string[] = []
  for (const one of columns) for (const value of one.values) faults.push(...(await faultsOf(one, value)))
  expect(faults).toEqual([])
})
