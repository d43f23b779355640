import { afterEach, expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from '../../src/platform/database/database-unavailable.ts'
import type { EmbeddedOptions } from '../../src/platform/database/embedded/open-embedded.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { BUFFER_MB, freshDataFolder } from '../embedded/fresh-data-folder.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const clean: (() => unknown)[] = []
afterEach(async () => {
  for (const each of clean.splice(0).reverse()) await each()
})

async function open(options: Partial<EmbeddedOptions>) {
  const folder = await freshDataFolder()
  clean.push(folder.remove)
  const lines: string[] = []
  const log = { info: () => undefined, warn: (line: string) => void lines.push(line) }
  const db = await openDatabase({ dataDir: folder.path, bufferMb: BUFFER_MB, ...options }, log)
  clean.push(db.close)
  return { db, lines }
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('an engine that answers nothing is opened again in place, and has what it acknowledged', async () => {
  const { db, lines } = await open({ silentMs: 1_000 })
  await db.pool.query('create table note (text text)')
  await db.pool.query("insert into note values ('kept')")
  const stuck = failure(db.pool.query('select pg_sleep(50)'))
  const behind = failure(db.pool.query('select 1'))
  expect(isDatabaseUnavailable(await stuck)).toBe(true)
  await behind
  await vi.waitFor(
    async () => expect((await db.pool.query('select text from note')).rows).toEqual([{ text: 'kept' }]),
    { timeout: 20_000, interval: 200 },
  )
  expect(lines.join('\n')).toContain('内置数据库没有应答，正在重新打开')
  expect(db.isDoubtful, 'no row may be the fault of the engine for a moment').toBe(true)
})

test('a bulk step may take longer', async () => {
  const { db, lines } = await open({ silentMs: 500 })
  await db.bulk(() => db.pool.query('select pg_sleep(3)'))
  expect(lines.join('\n')).not.toContain('没有应答')
})

test('below a quarter of the floor the engine writes nothing, and reads continue', async () => {
  const { db } = await open({ minFreeBytes: Number.MAX_SAFE_INTEGER })
  expect(await failure(db.pool.query('create table note (text text)'))).toMatchObject({ code: '25006' })
  expect(await failure(db.transaction((trx) => trx.deleteFrom('kept_label').execute()))).toMatchObject({
    code: '25006',
  })
  await expect(db.pool.query('select count(*) from app_user')).resolves.toMatchObject({ rowCount: 1 })
  await expect(db.alive()).resolves.toBeUndefined()
})
