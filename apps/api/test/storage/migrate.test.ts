import { expect, test } from 'vitest'
import { migrate } from '../../src/platform/database/migrate.ts'
import { parseMigration as made, readMigrations } from '../../src/platform/database/migration-files.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { emptyPostgresUrl } from '../postgres/fresh-postgres-url.ts'

describeOnBothEngines('migrations', (database) => {
  test('all of this program have been applied, and a second run has nothing to do', async () => {
    const { rows } = await database().pool.query('select name from schema_migration order by name')
    expect(rows.map((row) => row.name)).toEqual(readMigrations().map((migration) => migration.name))
    expect(await migrate(database().pool)).toEqual([])
  })

  test('a new one is applied, also when its number is below those applied; a failed one leaves nothing', async () => {
    const { pool } = database()
    const known = readMigrations()
    const last = made('9000-last.sql', 'create table last_one (n int); insert into last_one values (1);')
    expect(await migrate(pool, { migrations: [...known, last] })).toEqual(['9000-last.sql'])
    const late = made('0009-late.sql', 'alter table last_one add column late int')
    expect(await migrate(pool, { migrations: [...known, late, last] })).toEqual(['0009-late.sql'])

    const broken = made('9001-broken.sql', 'create table half (n int); insert into half values (1/0);')
    await expect(migrate(pool, { migrations: [...known, late, last, broken] })).rejects.toThrow(
      'The migration 9001-broken.sql failed and was rolled back: division by zero',
    )
    const { rows } = await pool.query(
      "select to_regclass('half') as half, count(*) as n from schema_migration where name = '9001-broken.sql'",
    )
    expect(rows).toEqual([{ half: null, n: 0 }])
    const mended = made('9001-broken.sql', 'create table half (n int)')
    expect(await migrate(pool, { migrations: [...known, late, last, mended] })).toEqual(['9001-broken.sql'])

    const changed = made('9000-last.sql', 'create table last_one (n bigint)')
    await expect(migrate(pool, { migrations: [...known, late, changed, mended] })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('迁移 9000-last.sql 在应用之后被改动过'),
    })
    await expect(migrate(pool, { migrations: [...known, late, last] })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('由另一个版本的程序建立'),
    })
    await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
  })
})

test.runIf(findPostgres())(
  'postgresql: three servers that start together migrate once',
  async () => {
    const fresh = await emptyPostgresUrl()
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: fresh.url })))
    const { rows } = (await opened[0]?.pool.query('select count(*) as n from schema_migration')) ?? {
      rows: [],
    }
    expect(rows).toEqual([{ n: readMigrations().length }])
    await Promise.all(opened.map((db) => db.close()))
    await fresh.drop()
  },
  60_000,
)
