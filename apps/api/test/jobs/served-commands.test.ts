import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runElsewhere, servedCommands } from '../../src/cli/served-commands.ts'
import { moduleJobs } from '../../src/jobs.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { serveCommands } from '../../src/platform/process/command-socket.ts'
import { MARKET } from '../demo-market.ts'
import { BUFFER_MB, freshDataFolder } from '../embedded/fresh-data-folder.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

/** What the terminal shows of a command that runs in the serving process. */
async function typed(dataDir: string, ...args: string[]) {
  const seen = { lines: [] as string[], values: [] as unknown[], sentences: [] as string[] }
  const out = {
    text: (line: string) => void seen.lines.push(line),
    json: (value: unknown) => void seen.values.push(value),
    ...{ progress: () => undefined, clearProgress: () => undefined },
  }
  const fail = (sentence: string) => void seen.sentences.push(sentence)
  return { code: await runElsewhere(args, { dataDir, folder: tmpdir(), out, fail }), ...seen }
}

const fileStore = new FolderStore('/nowhere')
let db: Database
let dataDir: string
let worker: Worker
let stop: (() => Promise<void>) | null = null
let remove: () => Promise<void>

beforeAll(async () => {
  const folder = await freshDataFolder(MARKET)
  dataDir = folder.path
  remove = folder.remove
  db = await openDatabase({ dataDir, bufferMb: BUFFER_MB })
  worker = new Worker({ queue: new JobQueue(db, moduleJobs(db, new Files(db, fileStore))) })
  await worker.start()
  stop = await serveCommands(dataDir, servedCommands({ db, dataDir, fileStore, hasWorker: true }))
})
afterAll(async () => {
  await stop?.()
  await worker.stop()
  await db.close()
  await remove()
})

test('the socket and its folder are open to their owner alone', () => {
  expect(statSync(join(dataDir, 'run')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'run', 'commands.sock')).mode & 0o777).toBe(0o600)
})

test('a roll-up beside the server asks for the work and follows it to its end', async () => {
  const { code, lines, values, sentences } = await typed(dataDir, 'rollup', '--marketplace', 'temu', '--json')
  expect([code, sentences]).toEqual([0, []])
  expect(lines.at(0)).toContain('汇总')
  expect(lines.at(-1)).toMatch(/^完成，用时 /)
  expect(values).toEqual([[{ kind: 'roll-up', key: expect.stringContaining('temu '), state: 'done' }]])
  const jobs = await db.kysely.selectFrom('job').select(['kind', 'state']).execute()
  expect(jobs).toContainEqual({ kind: 'roll-up', state: 'done' })
  expect(jobs.filter(({ state }) => state !== 'done')).toEqual([])
})

test('a backup beside the server can be opened, and is never written over', async () => {
  const place = mkdtempSync(join(tmpdir(), 'hx-'))
  const folder = join(place, 'copy')
  const first = await typed(dataDir, 'backup', folder)
  expect([first.code, first.sentences]).toEqual([0, []])
  expect(existsSync(join(folder, 'database'))).toBe(true)
  const copy = await openDatabase({ dataDir: folder, bufferMb: BUFFER_MB })
  const count = async (from: Database) =>
    (await from.pool.query('select count(*)::float8 as n from product_metric')).rows[0]?.n
  expect(await count(copy)).toBe(await count(db))
  await copy.close()
  const second = await typed(dataDir, 'backup', folder)
  expect(second.code).toBe(1)
  expect(second.sentences[0]).toContain('已存在')
  rmSync(place, { recursive: true })
})

test('mistakes are answered as without a server, and what needs no database runs elsewhere', async () => {
  const wrong = await typed(dataDir, 'rollup', '--marketplace', 'temuu')
  expect([wrong.code, wrong.sentences]).toEqual([2, ['没有平台 temuu；是不是想写 temu。']])
  const others = [
    ['import', 'maps'],
    ['import', 'products', 'x.csv', '--dry-run'],
    ['restore', 'x'],
    ['help'],
    [],
  ]
  for (const args of others) expect((await typed(dataDir, ...args)).code).toBeNull()
  expect((await typed(join(dataDir, 'nobody'), 'rollup')).code).toBeNull()
})

test('bytes that are no command end the connection', async () => {
  for (const bytes of ['nonsense\n', '{"args":"rollup"}\n', '{"args":["rollup"]}\n', 'x'.repeat(1_100_000)]) {
    const socket = createConnection(join(dataDir, 'run', 'commands.sock'))
    // The rest of a long line meets a closed connection.
    socket.on('error', () => undefined)
    socket.write(bytes)
    await new Promise((resolve) => socket.on('close', resolve))
  }
})
