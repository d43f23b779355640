import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { isDatabaseUnavailable } from '../../src/platform/database/database-unavailable.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { BUFFER_MB, freshDataFolder } from '../embedded/fresh-data-folder.ts'
import { describeOnBothEngines } from '../engines.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { freshPostgresUrl } from '../postgres/fresh-postgres-url.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const count = async (db: Database) => {
  const { rows } = await db.pool.query<{ n: number }>('select count(*) as n from note')
  return rows[0]?.n
}

describeOnBothEngines('transactions', (database) => {
  beforeAll(async () => {
    await database().pool.query('create table note (n int primary key)')
  })

  test('a query past the transaction that is open is refused, not waited for', async () => {
    const db = database()
    const past: (() => Promise<unknown>)[] = [
      () => db.pool.query('select 1'),
      () => sql`select 1`.execute(db.kysely),
      () => db.transaction(async () => 1),
      () => db.bulk(async () => 1),
    ]
    for (const query of past) {
      await expect(db.transaction(() => query())).rejects.toThrow('pass `trx` on')
      await expect(
        db.kysely
          .transaction()
          .setIsolationLevel('serializable')
          .execute(() => query()),
      ).rejects.toThrow('pass `trx` on')
      await expect(db.kysely.connection().execute(() => query())).rejects.toThrow('pass `trx` on')
    }
    expect(() => db.kysely.startTransaction()).toThrow('transaction().execute')
  })

  test('what a transaction left running may ask again once it has ended', async () => {
    const db = database()
    let later: Promise<unknown> = Promise.resolve()
    let go = () => {}
    const gate = new Promise<void>((open) => {
      go = open
    })
    await db.transaction(async () => {
      later = gate.then(() => db.pool.query('select 1'))
    })
    go()
    await expect(later).resolves.toMatchObject({ rowCount: 1 })
  })

  test('all of a transaction happens, or nothing', async () => {
    const db = database()
    const failing = db.transaction(async (trx) => {
      await sql`insert into note values (1)`.execute(trx)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await count(db)).toBe(0)
  })

  test('a hundred writers at once lose nothing', async () => {
    const db = database()
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        db.transaction(async (trx) => {
          await sql`insert into note values (${n * 2})`.execute(trx)
          await sql`insert into note values (${n * 2 + 1})`.execute(trx)
        }),
      ),
    )
    expect(await count(db)).toBe(200)
  })

  test('a failed statement leaves nothing behind for the next one', async () => {
    const db = database()
    await expect(db.pool.query('insert into note values (1), (1)')).rejects.toMatchObject({ code: '23505' })
    await expect(db.pool.query('begin; select 1/0')).rejects.toMatchObject({ code: '22012' })
    await db.pool.query('set statement_timeout = 12345').then(() => db.pool.query('reset statement_timeout'))
    await expect(db.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
  })

  test('vacuum clears dead rows and tells the planner the size', async () => {
    const db = database()
    await db.pool.query(
      "create table churn as select n, repeat('x', 500) as text from generate_series(1, 2000) n",
    )
    const size = async () =>
      (await db.pool.query("select pg_relation_size('churn') as n")).rows[0].n as number
    const before = await size()
    for (let round = 0; round < 6; round++) {
      await db.pool.query('update churn set n = n + 1')
      await db.vacuumAnalyze(['churn'])
    }
    expect(await size()).toBeLessThan(before * 3)
    const { rows } = await db.pool.query("select reltuples as n from pg_class where relname = 'churn'")
    expect(rows[0].n).toBe(2000)
    await expect(db.vacuumAnalyze(['churn; drop table note'])).rejects.toThrow('No such tables')
    await db.vacuumAnalyze()
  })
})

/** Short, and longer than a starved machine takes between two statements of an opening. */
const PATIENCE_MS = 1000

async function expectRolledBack(db: Database): Promise<void> {
  await db.pool.query('create table note (n int primary key)')
  const stuck = db.transaction(async (trx) => {
    await sql`insert into note values (1)`.execute(trx)
    await new Promise((wake) => setTimeout(wake, PATIENCE_MS * 3))
    await sql`insert into note values (2)`.execute(trx)
  })
  const error = await stuck.catch((reason: unknown) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(await count(db)).toBe(0)
}

test('embedded: a transaction that does not move is rolled back, and the others continue', async () => {
  const folder = await freshDataFolder()
  const db = await openDatabase({
    dataDir: folder.path,
    bufferMb: BUFFER_MB,
    idleInTransactionMs: PATIENCE_MS,
  })
  await expectRolledBack(db).finally(() => db.close().then(folder.remove))
})

test.runIf(findPostgres())('postgresql: a transaction that stands still is rolled back', async () => {
  const fresh = await freshPostgresUrl()
  const db = await openDatabase({ databaseUrl: fresh.url, idleInTransactionMs: PATIENCE_MS })
  await expectRolledBack(db).finally(() => db.close().then(fresh.drop))
})

test.runIf(findPostgres())(
  'postgresql: a statement over its budget is cancelled, in a bulk step it is not',
  async () => {
    const fresh = await freshPostgresUrl()
    const db = await openDatabase({ databaseUrl: fresh.url, statementMs: PATIENCE_MS })
    try {
      const slow = () => sql`select pg_sleep(1.5)`.execute(db.kysely)
      const error = await slow().catch((reason: unknown) => reason)
      expect(isDatabaseUnavailable(error)).toBe(true)
      await expect(db.bulk(slow)).resolves.toBeDefined()
      await expect(db.bulk(() => db.pool.query('select pg_sleep(1.5)'))).resolves.toBeDefined()
      await expect(
        db.bulk(() => db.transaction((trx) => sql`select pg_sleep(1.5)`.execute(trx))),
      ).resolves.toBeDefined()
    } finally {
      await db.close()
      await fresh.drop()
    }
  },
)

test('embedded: a statement over its budget is reported with its text and without its values, in a bulk step it is not', async () => {
  const folder = await freshDataFolder()
  const said: string[] = []
  const db = await openDatabase(
    { dataDir: folder.path, bufferMb: BUFFER_MB, statementMs: 50 },
    { info: () => undefined, warn: (line) => said.push(line) },
  )
  const slow = () => db.pool.query('select count(*), $1::text from generate_series(1, 600000)', ['geheim'])
  await db.bulk(slow)
  expect(said).toEqual([])
  await slow()
  await expect.poll(() => said).toEqual([expect.stringMatching(/毫秒.*select count\(\*\), \$1::text/)])
  expect(said[0]).not.toContain('geheim')
  await db.close()
  await folder.remove()
})
