import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moduleJobs } from '../../src/jobs.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import type { JobKind } from '../../src/platform/jobs/job-kind.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { describeOnBothEngines } from '../engines.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { upload, uploader } from '../files/upload-calls.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

const HEADING =
  'Product ID,Title,Sale Price,Original Price,Discount (%),Currency,Rating,Orders Count,Store Name,Store ID,Store URL,Product URL,Image URL,Brand'
const fileOf = (from: number, rows: number) =>
  Buffer.from(
    [HEADING, ...Array.from({ length: rows }, (_, at) => `${from + at},鞋 ${at},9.00,,,USD,,,,,,,,`)].join(
      '\n',
    ),
  )

describeOnBothEngines('imports of uploaded files whose work has failed', (database) => {
  const folder = temporaryFolder('haixuan-failed-imports-')
  let server: RunningServer
  beforeAll(async () => {
    server = await runServer(database(), { fileStore: new FolderStore(folder) })
  })
  afterAll(() => server.close())

  async function work(change: (kind: JobKind) => JobKind = (kind) => kind) {
    const files = new Files(database(), new FolderStore(folder))
    const modules = moduleJobs(database(), files).map(({ kinds }) => ({
      kinds: kinds.filter(({ kind }) => kind === 'import-file').map(change),
    }))
    await new Worker({ queue: new JobQueue(database(), modules), isScheduling: false }).drain()
  }
  /** Its process ends after the first batch. */
  const stopsEarly = (kind: JobKind): JobKind => {
    const killed = new AbortController()
    const progress = async (text: string) => {
      if (/^\d+\//.test(text)) killed.abort(new Error('The process is gone.'))
    }
    return { ...kind, run: (run) => kind.run({ ...run, progress, signal: killed.signal }) }
  }

  async function begun(from: number) {
    const { token } = await uploader(database())
    const { id: file } = await upload([server], token, fileOf(from, 700))
    const wish = { key: randomUUID(), upload: file, map: 'aliexpress-nike' }
    const { id } = (await server.post('/api/import-files', wish, token)).body.data as { id: string }
    await work(stopsEarly)
    const read = async () =>
      ((await server.get(`/api/imports/${id}`, token)).body.data as { job: Record<string, unknown> }).job
    expect(await read()).toMatchObject({ status: 'running', position: 500 })
    return {
      ...{ token, id, read },
      end: (how: object) => database().kysely.updateTable('job').set(how).where('key', '=', id).execute(),
    }
  }

  test.each([
    ['lost in its last attempt', 62_000, { state: 'running', tries: 10, lease_until: 0 }],
    ['given up by an operator', 64_000, { state: 'cancelled', finished_at: 1 }],
  ] as const)('%s, an import is ended; its rows stay and are found', async (_, from, how) => {
    const { read, end, token } = await begun(from)
    await end(how)
    await work()
    expect(await read()).toMatchObject({
      ...{ status: 'failed', position: 500, inserted: 500 },
      error: expect.stringMatching(/多次重试后仍然失败.+已导入的行都保留.+重新上传/),
    })
    const found = await server.get(`/api/aliexpress/goods/${from}`, token)
    expect(found.status, found.text).toBe(200)
  })

  test('asked for again meanwhile it goes on; one that was cancelled stays so', async () => {
    const again = await begun(66_000)
    await again.end({ state: 'waiting', tries: 0, run_at: 0, finished_at: null })
    await work()
    expect(await again.read()).toMatchObject({ status: 'finished', position: 700 })
    const cancelled = await begun(68_000)
    await server.post(`/api/imports/${cancelled.id}/cancel`, {}, cancelled.token)
    await cancelled.end({ state: 'dead', finished_at: 1 })
    await work()
    expect(await cancelled.read()).toMatchObject({ status: 'cancelled', error: null })
  })
})
