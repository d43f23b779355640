import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/platform/database/migrate.ts'
import {
  type Migration,
  parseMigration,
  readMigrations,
} from '../../src/platform/database/migration-files.ts'
import type { Release } from '../../src/platform/release.ts'
import { describeOnBothEngines } from '../engines.ts'

const OWN = readMigrations()
const expansion = parseMigration(
  '9100-names.sql',
  '-- release: 7.2.0\n-- oldest: 7.0.0\ncreate table renamed (old_name int, new_name int);\n',
)
const contraction = parseMigration(
  '9101-no-old-names.sql',
  '-- release: 7.10.0\n-- oldest: 7.2.0\n-- contracts: 9100-names.sql\nalter table renamed drop column old_name;\n',
)
const later: Record<Release, Migration[]> = {
  '7.1.0': OWN,
  '7.2.0': [...OWN, expansion],
  '7.10.0': [...OWN, expansion, contraction],
}

describeOnBothEngines('servers of several releases on one database', (database) => {
  const start = (version: Release, migrations = later[version] ?? []) =>
    migrate(database().pool, { version, migrations })
  const refused = (version: Release) =>
    start(version).then(
      () => expect.fail(`${version} started`),
      (error: Error) => `${error.name}: ${error.message}`,
    )

  test('an older one starts and works while the newer tables leave it what it uses', async () => {
    expect(await start('7.1.0')).toEqual([])
    expect(await start('7.2.0')).toEqual(['9100-names.sql'])
    expect(await start('7.1.0')).toEqual([])
    // The limit is the oldest release that may run, not the one that migrated.
    expect(await start('7.0.0', OWN)).toEqual([])
  })

  test('one below the limit is refused with what, why and what to do; at the limit and above it starts', async () => {
    expect(await start('7.10.0')).toEqual(['9101-no-old-names.sql'])
    expect(await refused('7.1.0')).toBe(
      'StartupError: 数据库已由更新的版本升级，只有 7.2.0 或更新的版本还能使用它，本程序是 7.1.0；请换用 7.2.0 或更新的版本，或从升级前的备份恢复（见 docs/upgrading.md）。',
    )
    expect(await start('7.2.0')).toEqual([])
    expect(await start('7.10.0')).toEqual([])
    await expect(database().pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
  })

  test('the limit is compared as numbers, and a later migration with a lower one does not lower it', async () => {
    const harmless = parseMigration(
      '9102-more.sql',
      '-- release: 7.11.0\n-- oldest: 7.1.0\ncreate table more (n int);\n',
    )
    expect(await start('7.11.0', [...(later['7.10.0'] ?? []), harmless])).toEqual(['9102-more.sql'])
    expect(await refused('7.1.0')).toContain('只有 7.2.0 或更新的版本')
    expect(await start('7.10.0')).toEqual([])
  })

  test('an older one with a migration that came late applies it beside the newer ones', async () => {
    const late = parseMigration(
      '0186-late.sql',
      '-- release: 7.2.1\n-- oldest: 7.0.0\ncreate table late (n int);\n',
    )
    expect(await start('7.2.1', [...OWN, late, expansion])).toEqual(['0186-late.sql'])
    expect(await start('7.10.0')).toEqual([])
  })

  test('a database of release 0.1.0, which kept no limit, gets one with the first migration after it', async () => {
    const { pool } = database()
    await pool.query('alter table schema_migration rename to kept')
    onTestFinished(async () => {
      await pool.query('drop table schema_migration')
      await pool.query('alter table kept rename to schema_migration')
    })
    await pool.query(
      `create table schema_migration
        (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    await pool.query('insert into schema_migration select name, checksum from kept where min_version is null')
    const old = OWN.filter(({ oldest }) => oldest === undefined)
    expect(await start('7.1.0', old)).toEqual([])
    const isNew = "select current_setting('haixuan.is_new_database', true) as is_new"
    const next = parseMigration(
      '9103-next.sql',
      `-- release: 7.2.0\n-- oldest: 7.1.0\ncreate table told as ${isNew};\n`,
    )
    expect(await start('7.2.0', [...old, next])).toEqual(['9103-next.sql'])
    const { rows } = await pool.query("select min_version from schema_migration where name = '9103-next.sql'")
    expect(rows).toEqual([{ min_version: '7.1.0' }])
    // Servers of 0.1.0 may still run on it.
    expect((await pool.query('select is_new from told')).rows).toEqual([{ is_new: 'false' }])
    // As 0.1.0 writes it.
    await pool.query("insert into schema_migration (name, checksum) values ('0009-old.sql', 'x')")
    await expect(start('7.2.0', [...old, next])).rejects.toThrow('由另一个版本的程序建立')
  })
})

test('the head of a file says its release and its limit; what stands later in the file says nothing', () => {
  const text =
    '-- Why.\n\n-- release: 0.2.0\n-- oldest: 0.1.0\n-- outside a transaction\nselect 1;\n-- oldest: 9.9.9\n'
  expect(parseMigration('0185-a.sql', text)).toMatchObject({
    ...{ release: '0.2.0', oldest: '0.1.0', isOutsideTransaction: true },
  })
  const plain = parseMigration('0185-a.sql', 'select 1;\n-- outside a transaction\n')
  expect(plain).toEqual({ name: '0185-a.sql', sql: plain.sql, checksum: plain.checksum })
  expect(() => parseMigration('0185-a.sql', '-- oldest: v1\nselect 1;')).toThrow(
    '0185-a.sql says oldest: v1, which is not a release',
  )
})

test('files of a later release than the program are left to the program that belongs to them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, release] of [
    ['0001-old', undefined],
    ['0002-own', '0.2.0'],
    ['0003-newer', '0.2.1'],
  ])
    writeFileSync(join(folder, `${name}.sql`), `${release ? `-- release: ${release}\n` : ''}select 1;\n`)
  expect(readMigrations(folder, '0.2.0').map(({ name }) => name)).toEqual(['0001-old.sql', '0002-own.sql'])
})
