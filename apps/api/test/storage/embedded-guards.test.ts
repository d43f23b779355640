import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { BUFFER_MB, freshDataFolder } from '../embedded/fresh-data-folder.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const MIB = 1024 * 1024
const clean: (() => unknown)[] = []
afterEach(async () => {
  for (const each of clean.splice(0).reverse()) await each()
})

async function open(options: { checkpointBytes?: number; checkpointMs?: number } = {}) {
  const folder = await freshDataFolder()
  clean.push(folder.remove)
  const db = await openDatabase({ dataDir: folder.path, bufferMb: BUFFER_MB, ...options })
  clean.push(db.close)
  return { db, path: folder.path }
}

async function number(db: Database, sql: string): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>(sql)
  return rows[0]?.n ?? Number.NaN
}
const logBehind = (db: Database) =>
  number(db, 'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as n from pg_control_checkpoint()')
const write = (db: Database, rows: number) =>
  db.pool.query(`insert into note select repeat('x', 1000) from generate_series(1, ${rows})`)

/** Where a start would begin to replay the log, from the control file: 8 bytes at 40. */
function redoAtRest(path: string): number {
  return Number(readFileSync(join(path, 'database/global/pg_control')).readBigUInt64LE(40))
}

test('the log is cut back after so many bytes, without being asked', async () => {
  const { db } = await open({ checkpointBytes: 2 * MIB, checkpointMs: 3_600_000 })
  await db.pool.query('create table note (text text)')
  for (let n = 0; n < 12; n++) await write(db, 1000)
  await vi.waitFor(async () => expect(await logBehind(db)).toBeLessThan(2 * MIB), {
    timeout: 40_000,
    interval: 200,
  })
})

test('the log is cut back after some time, without being asked', async () => {
  const { db } = await open({ checkpointBytes: 1024 * MIB, checkpointMs: 500 })
  await db.pool.query('create table note (text text)')
  await write(db, 2000)
  await vi.waitFor(async () => expect(await logBehind(db)).toBeLessThan(8192), {
    timeout: 40_000,
    interval: 200,
  })
})

test('the log is cut back after a bulk step, also one that failed', async () => {
  const { db } = await open()
  await db.pool.query('create table note (text text)')
  await db.bulk(() => write(db, 2000))
  expect(await logBehind(db)).toBeLessThan(8192)
  const step = db.bulk(async () => {
    await write(db, 2000)
    throw new Error('the file ends too early')
  })
  await expect(step).rejects.toThrow('the file ends too early')
  expect(await logBehind(db)).toBeLessThan(8192)
})

test('nothing is left to replay after an orderly end', async () => {
  const { db, path } = await open()
  await db.pool.query('create table note (text text)')
  await write(db, 2000)
  const end = await number(db, "select (pg_current_wal_insert_lsn() - '0/0')::float8 as n")
  await db.close()
  expect(redoAtRest(path)).toBeGreaterThanOrEqual(end)
})

test('what a killed first boot left is removed, and a new folder is made beside it', async () => {
  const path = mkdtempSync(join(tmpdir(), 'haixuan-first-'))
  clean.push(() => rmSync(path, { recursive: true, force: true }))
  mkdirSync(join(path, 'database.tmp/base'), { recursive: true })
  writeFileSync(join(path, 'database.tmp/PG_VERSION'), '18')
  const db = await openDatabase({ dataDir: path })
  clean.push(db.close)
  expect(existsSync(join(path, 'database.tmp'))).toBe(false)
  expect(await number(db, 'select count(*) as n from schema_migration')).toBeGreaterThan(0)
})

test('the folder belongs to one opener at a time', async () => {
  const { db, path } = await open()
  await expect(openDatabase({ dataDir: path })).rejects.toThrow('正被另一个海选进程')
  await db.pool.query('create table note (text text)')
  await db.close()
  const again = await openDatabase({ dataDir: path, bufferMb: BUFFER_MB })
  clean.push(again.close)
  expect(await number(again, 'select count(*) as n from note')).toBe(0)
})

test('a backup taken in mid-service opens in place of the original', async () => {
  const { db, path } = await open()
  await db.pool.query('create table note (text text)')
  await write(db, 100)
  const target = `${path}-backup`
  clean.push(() => rmSync(target, { recursive: true, force: true }))
  await Promise.all([db.backup(target), write(db, 100)])
  await expect(db.backup(target)).rejects.toThrow('已存在')
  const copy = await openDatabase({ dataDir: target, bufferMb: BUFFER_MB })
  clean.push(copy.close)
  expect(await number(copy, 'select count(*) as n from note')).toBeGreaterThanOrEqual(100)
})

test('it says at the start what a power cut may cost', async () => {
  const folder = await freshDataFolder()
  clean.push(folder.remove)
  const lines: string[] = []
  const log = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) }
  const db = await openDatabase({ dataDir: folder.path, bufferMb: BUFFER_MB }, log)
  clean.push(db.close)
  expect(lines.join('\n')).toContain('断电或系统崩溃可能丢失最近的写入')
})

test.each([
  ['a file', (path: string) => path],
  ['below a file', (path: string) => join(path, 'data')],
])('a data folder that is %s stops the start with one sentence', async (_name, pathOf) => {
  const file = join(mkdtempSync(join(tmpdir(), 'haixuan-file-')), 'x')
  clean.push(() => rmSync(join(file, '..'), { recursive: true }))
  writeFileSync(file, '')
  const refused = openDatabase({ dataDir: pathOf(file) })
  await expect(refused).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/路径中有同名文件，请.*HAIXUAN_DATA_DIR 换一个目录。$/),
  })
})

test('a folder that holds no database, but something else in its place, is not overwritten', async () => {
  const path = mkdtempSync(join(tmpdir(), 'haixuan-strange-'))
  clean.push(() => rmSync(path, { recursive: true, force: true }))
  mkdirSync(join(path, 'database'))
  writeFileSync(join(path, 'database/thesis.txt'), 'x')
  await expect(openDatabase({ dataDir: path })).rejects.toMatchObject({ name: 'StartupError' })
  expect(readFileSync(join(path, 'database/thesis.txt'), 'utf8')).toBe('x')
  expect(readdirSync(join(path, 'database')), 'nothing is put beside it').toEqual(['thesis.txt'])
})
