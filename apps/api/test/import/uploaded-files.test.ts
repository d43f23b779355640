import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
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
import { storedRows } from './stored-rows.ts'

const HEADING =
  'Product ID,Title,Sale Price,Original Price,Discount (%),Currency,Rating,Orders Count,Store Name,Store ID,Store URL,Product URL,Image URL,Brand'
/** A file of so many rows; every tenth has a price that cannot be. */
const fileOf = (from: number, rows: number) =>
  Buffer.from(
    [
      HEADING,
      ...Array.from({ length: rows }, (_, at) => {
        const price = at % 10 === 9 ? '-1' : '10.00'
        return `${from + at},鞋 ${at},${price},,,USD,,,,,,,,`
      }),
    ].join('\n'),
  )
const MAP = 'aliexpress-nike'

describeOnBothEngines('imports of uploaded files', (database) => {
  const folder = temporaryFolder('haixuan-imports-')
  let server: RunningServer
  beforeAll(async () => {
    server = await runServer(database(), { fileStore: new FolderStore(folder) })
  })
  afterAll(() => server.close())

  const queueOf = (change: (kind: JobKind) => JobKind = (kind) => kind) => {
    const files = new Files(database(), new FolderStore(folder))
    const modules = moduleJobs(database(), files).map(({ kinds }) => ({
      kinds: kinds.filter(({ kind }) => kind === 'import-file').map(change),
    }))
    return new JobQueue(database(), modules)
  }
  const work = async (queue = queueOf()) => {
    const worker = new Worker({ queue, isScheduling: false })
    await worker.drain()
  }
  const begin = (token: string, uploadId: string, over: object = {}) =>
    server.post('/api/import-files', { key: randomUUID(), upload: uploadId, map: MAP, ...over }, token)
  const jobOf = async (token: string, id: string) =>
    (await server.get(`/api/imports/${id}`, token)).body.data as {
      job: Record<string, unknown>
      rejectTotals: unknown
    }
  const idOf = (answer: { body: { data: never } }) => (answer.body.data as { id: string }).id
  const stateOf = async (id: string) =>
    (
      await database()
        .kysely.selectFrom('job')
        .select(['state', 'last_error'])
        .where('key', '=', id)
        .execute()
    )[0]

  test('a preview shows columns, first rows, problems and what becomes of fields, and stores nothing', async () => {
    const { token } = await uploader(database())
    const { id } = await upload([server], token, fileOf(100, 20), { name: 'nike.csv' })
    const before = await storedRows(database())
    const answer = await server.post('/api/import-file-previews', { upload: id, map: MAP }, token)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data).toMatchObject({
      ...{ map: MAP, kind: 'products', marketplace: 'aliexpress', fileName: 'nike.csv' },
      ...{ format: 'csv', encoding: 'utf-8', sheet: null, looked: 20, accepted: 18, rejected: 2 },
      columns: HEADING.split(','),
      rejections: [{ line: 11, column: 'Sale Price', reason: 'number_negative' }, { line: 21 }],
    })
    const { rows } = answer.body.data as { rows: (string | null)[][] }
    expect([rows.length, rows[0]?.slice(0, 4)]).toEqual([10, ['100', '鞋 0', '10.00', null]])
    expect(await storedRows(database())).toEqual(before)
  })

  test('a file is imported in the background, with its rejected rows, and its original is given back', async () => {
    await loadDemoGoods(database(), { count: 20 })
    const { token } = await uploader(database())
    const bytes = fileOf(1_000, 1_200)
    const { id } = await upload([server], token, bytes, { name: '鞋.csv' })
    const begun = await begin(token, id)
    expect(begun.status, begun.text).toBe(201)
    expect(begun.body.data).toMatchObject({ status: 'running', position: 0, hasFile: true, rowsTotal: null })
    await work()
    const { job, rejectTotals } = await jobOf(token, idOf(begun))
    expect(job).toMatchObject({
      ...{
        status: 'finished',
        position: 1_200,
        rowsTotal: 1_200,
        accepted: 1_080,
        rejected: 120,
        inserted: 1_080,
      },
    })
    expect(rejectTotals).toMatchObject([{ reason: 'number_negative', count: 120 }])
    expect(await stateOf(idOf(begun))).toMatchObject({ state: 'done' })
    const file = await server.get(`/api/imports/${idOf(begun)}/file`, token)
    expect([file.status, file.text === bytes.toString()]).toEqual([200, true])
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('鞋.csv'))
    const again = await begin(token, id)
    expect([again.status, again.body.reason]).toEqual([409, 'upload_ended'])
    const gone = await server.call('DELETE', `/api/uploads/${id}`, { token })
    expect([gone.status, gone.body.reason]).toEqual([409, 'upload_ended'])
  })

  test('an attempt that is stopped after any batch goes on there: nothing twice, nothing lost', async () => {
    const { token } = await uploader(database())
    const { id } = await upload([server], token, fileOf(10_000, 1_700))
    const begun = idOf(await begin(token, id))
    const positions: number[] = []
    for (let turn = 0; turn < 6 && (await stateOf(begun))?.state !== 'done'; turn++) {
      // The process that runs the attempt ends after its first batch.
      const killed = new AbortController()
      const queue = queueOf((kind) => ({
        ...kind,
        run: (run) => {
          const progress = async (text: string) => {
            if (/^\d+\//.test(text)) killed.abort(new Error('The process is gone.'))
            await run.progress(text)
          }
          return kind.run({ ...run, progress, signal: killed.signal })
        },
      }))
      await work(queue)
      const row = await database()
        .kysely.selectFrom('import_job')
        .select('position')
        .where('id', '=', begun)
        .executeTakeFirstOrThrow()
      positions.push(Number(row.position))
      await database().kysely.updateTable('job').set({ run_at: 0 }).where('key', '=', begun).execute()
    }
    expect(positions).toEqual([500, 1_000, 1_500, 1_700])
    const { job } = await jobOf(token, begun)
    expect(job).toMatchObject({
      status: 'finished',
      accepted: 1_530,
      inserted: 1_530,
      rejected: 170,
      repeated: 0,
    })
  })

  test('the same wish is the same job, however often and at once it is sent', async () => {
    const { token } = await uploader(database())
    const { id } = await upload([server], token, fileOf(50_000, 10))
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => begin(token, id, { key })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(idOf)).size).toBe(1)
    await work()
    expect(await jobOf(token, idOf(await begin(token, id, { key })))).toMatchObject({
      job: { status: 'finished' },
    })
  })

  test('a cancelled import keeps what is stored, and its work ends', async () => {
    const { token } = await uploader(database())
    const { id } = await upload([server], token, fileOf(60_000, 1_200))
    const begun = idOf(await begin(token, id))
    const queue = queueOf((kind) => ({
      ...kind,
      run: (run) =>
        kind.run({
          ...run,
          progress: async (text) => {
            if (text.startsWith('500/')) await server.post(`/api/imports/${begun}/cancel`, {}, token)
          },
        }),
    }))
    await work(queue)
    const { job } = await jobOf(token, begun)
    expect(job['status']).toBe('cancelled')
    expect([500, 1_000]).toContain(job['position'])
    expect(await stateOf(begun)).toMatchObject({ state: 'done' })
  })

  test('rows by calls do not enter an import of a file', async () => {
    const { token } = await uploader(database())
    const { id } = await upload([server], token, fileOf(70_000, 10))
    const begun = idOf(await begin(token, id))
    const rows = [{ 'Product ID': '1' }]
    for (const answer of [
      await server.post(`/api/imports/${begun}/rows`, { sequence: 1, rows }, token),
      await server.post(`/api/imports/${begun}/finish`, {}, token),
    ])
      expect([answer.status, answer.body.reason]).toEqual([409, 'import_of_file'])
    await work()
  })

  test('a file that is broken anywhere changes nothing, and says why', async () => {
    const { token } = await uploader(database())
    const broken = Buffer.concat([fileOf(80_000, 600), Buffer.from('\n"never closed')])
    const { id } = await upload([server], token, broken)
    const begun = idOf(await begin(token, id))
    await work()
    const { job } = await jobOf(token, begun)
    expect(job).toMatchObject({ status: 'failed', position: 0, error: expect.stringMatching(/引号.+。$/) })
    expect(await stateOf(begun)).toMatchObject({ state: 'done' })
    const none = await upload([server], token, Buffer.from(`${HEADING}\n1,a,-1,,,USD,,,,,,,,`))
    const refused = idOf(await begin(token, none.id))
    await work()
    expect((await jobOf(token, refused)).job).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('没有一行可以接受'),
    })
  })

  test.each([
    ['a mapping that does not fit', 'a,b\n1,2', {}, 'import_mapping'],
    ['a heading without rows', HEADING, {}, 'import_file'],
    ['a sheet of a text', `${HEADING}\n1`, { sheet: 'x' }, 'import_file'],
    ['a name that tells no mapping', `${HEADING}\n1`, { map: undefined }, 'import_mapping'],
  ])('%s is told before anything begins, by both calls', async (_what, text, over, reason) => {
    const { token } = await uploader(database())
    const { id } = await upload([server], token, Buffer.from(text))
    const preview = await server.post('/api/import-file-previews', { upload: id, map: MAP, ...over }, token)
    const begun = await begin(token, id, over)
    for (const answer of [preview, begun]) {
      expect([answer.status, answer.body.reason]).toEqual([422, reason])
      expect(answer.body.message).not.toMatch(/--|\/haixuan-/)
    }
    expect((await server.get('/api/imports', token)).body.data).toMatchObject({ count: 0 })
  })

  test("somebody else's upload is absent, and an unfinished one is no file", async () => {
    const [{ token }, stranger] = [await uploader(database()), await uploader(database())]
    const { id } = await upload([server], token, fileOf(90_000, 5))
    expect((await begin(stranger.token, id)).body.reason).toBe('upload_not_found')
    const opened = await server.post('/api/uploads', { name: 'x', kind: 'csv', bytes: 5 }, token)
    expect((await begin(token, idOf(opened))).body.reason).toBe('upload_unfinished')
  })
})
