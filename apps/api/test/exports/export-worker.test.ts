import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { MODULE_PARTS } from '../../src/module-parts.ts'
import { exportJobs } from '../../src/modules/exports/jobs/export-jobs.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { LARGE_MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { create, download, type Job, jobOf, type Wish } from './read-export.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const GOODS: Wish = { operation: 'searchGoods', params: { marketplace: 'temu' }, most: 60, format: 'csv' }
type WithOwnMarks = typeof MODULE_PARTS.goodsParts.withOwnMarks

describeMarketOnBothEngines('workers that write exports', LARGE_MARKET, (database) => {
  let db: Database
  let folder: string
  let store: FileStore
  let server: RunningServer
  const workers: Worker[] = []
  beforeAll(async () => {
    db = database()
    folder = await mkdtemp(join(tmpdir(), 'haixuan-export-worker-'))
    store = new FolderStore(folder)
    server = await runServer(db, { fileStore: store })
  })
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop()
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  /** A worker whose exports of products wait for `before` when they begin. */
  const work = (before: () => Promise<void> = async () => {}) => {
    const withOwnMarks: WithOwnMarks = async (...given) => {
      await before()
      return MODULE_PARTS.goodsParts.withOwnMarks(...given)
    }
    const parts = {
      ...MODULE_PARTS,
      goodsParts: { ...MODULE_PARTS.goodsParts, withOwnMarks },
      size: { batch: 20, batches: 1 },
    }
    const queue = new JobQueue(db, exportJobs(new Files(db, store), parts))
    const worker = new Worker({ queue, isScheduling: false, pollMs: 1e6, patienceMs: 20_000 })
    workers.push(worker)
    return worker
  }
  const someone = () => entered(db, { vipType: 'yqyy', vipExpire: null })
  const made = async (token: string) => ((await create(server, token, GOODS)).body.data as Job).id
  const jobRow = async (key: string) =>
    await db.kysely
      .selectFrom('job')
      .select(['state', 'tries', 'attempt', 'last_error'])
      .where('kind', '=', 'export')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()

  test('one that stops gives its export back, which is no try, and another one ends it', async () => {
    const { token } = await someone()
    const id = await made(token)
    let stopping: Promise<void> | undefined
    const first: Worker = work(async () => {
      stopping = first.stop()
    })
    await first.start()
    await vi.waitFor(() => expect(stopping).toBeDefined())
    await stopping
    expect(await jobRow(id)).toEqual({ state: 'waiting', tries: 0, attempt: 1, last_error: null })
    expect((await jobOf(server, token, id)).state).toBe('running')
    await work().drain()
    expect(await jobRow(id)).toEqual({ state: 'done', tries: 0, attempt: 2, last_error: null })
    const job = await jobOf(server, token, id)
    expect(job).toMatchObject({ state: 'finished', rowsWritten: 60, quotaRows: 60 })
    const { content } = await download(server, token, id)
    expect(content.toString().trim().split('\n')).toHaveLength(61)
  })

  test('a worker writes two at once, of different accounts before a second of one', async () => {
    const [many, one] = [await someone(), await someone()]
    const ids = [await made(many.token), await made(many.token), await made(many.token)]
    const last = await made(one.token)
    let [running, most] = [0, 0]
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const worker = work(async () => {
      most = Math.max(most, ++running)
      await held
      running--
    })
    await worker.start()
    const states = async () =>
      Promise.all([...ids, last].map(async (key) => (await jobRow(key)).state === 'running'))
    await vi.waitFor(async () => expect((await states()).filter(Boolean)).toHaveLength(2))
    expect((await states()).at(-1)).toBe(true)
    letGo()
    await worker.drain()
    expect(most).toBe(2)
    for (const id of ids) expect((await jobOf(server, many.token, id)).state).toBe('finished')
    expect((await jobOf(server, one.token, last)).state).toBe('finished')
  })
})
