import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
import { MODULE_PARTS } from '../../src/module-parts.ts'
import { exportJobs, sweepExports } from '../../src/modules/exports/jobs/export-jobs.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { enqueueJob } from '../../src/platform/jobs/job-rows.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { describeOnBothEngines } from '../engines.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { entered, person } from '../http/people.ts'
import { runServer } from '../http/running-server.ts'
import { create } from './read-export.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const DIED = 1_800_000_000_000
const DAY = 20_000

/** An export of 500 rows: of a server of before that lived until `beatAt`, or, without that, one that is a job. */
async function leftOpen(db: Database, state: 'queued' | 'running', beatAt?: number) {
  const { id: userId } = await person(db)
  const id = randomUUID()
  await db.kysely
    .insertInto('export_job')
    .values({
      ...{ user_id: userId, id, key: randomUUID(), account: userId, operation: 'searchGoods', title: '搜索' },
      ...{ format: 'csv', file_name: 'a.csv', state, rows_total: 500, rows_written: 0, quota_rows: 500 },
      ...{ quota_day: DAY, created_at: DIED, beat_at: beatAt ?? 9e15, attempt: 0 },
      ...(beatAt === undefined ? { request: '{}', rights: '{}' } : {}),
    })
    .execute()
  await db.pool.query(
    `insert into quota_use (user_id, feature, day, used) values ($1, 'exportRows', $2, 700)`,
    [userId, DAY],
  )
  const seen = async () => {
    const { rows } = await db.pool.query<{ state: string; used: number }>(
      `select j.state, q.used::float8 as used from export_job j
       join quota_use q on q.user_id = j.user_id and q.day = $2 where j.id = $1`,
      [id, DAY],
    )
    return [rows[0]?.state, rows[0]?.used]
  }
  return { id, userId, seen }
}
const open = (state: string) => [state, 700]
const GIVEN_BACK = ['failed', 200]

describeOnBothEngines('exports that nobody writes', (database) => {
  const folder = temporaryFolder('haixuan-dead-exports-')

  test('are twenty at most, however many begin at once', async () => {
    const db = database()
    await loadDemoGoods(db, { count: 5 })
    const server = await runServer(db)
    const { token } = await entered(db, { vipType: 'month', vipExpire: null })
    const asked = () => create(server, token, { operation: 'searchGoods', params: { marketplace: 'temu' } })
    for (let n = 0; n < 18; n++) expect((await asked()).status).toBe(200)
    const answers = await Promise.all([asked(), asked(), asked(), asked(), asked()])
    await server.close()
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
    expect(new Set(answers.flatMap(({ body }) => body.reason ?? []))).toEqual(new Set(['export_too_many']))
  })

  test.each(['queued', 'running'] as const)(
    'a %s one of a server of before is ended after 35 s of silence, not before',
    async (state) => {
      const { seen } = await leftOpen(database(), state, DIED)
      await sweepExports(database(), DIED + 35_000)
      expect(await seen()).toEqual(open(state))
      await sweepExports(database(), DIED + 35_001)
      expect(await seen()).toEqual(GIVEN_BACK)
      await sweepExports(database(), DIED + 90_000)
      expect(await seen()).toEqual(GIVEN_BACK)
    },
  )

  test('only the day and the right that it has drawn on get back what was not delivered', async () => {
    const db = database()
    const { id, userId } = await leftOpen(db, 'running', DIED)
    await db.pool.query(
      `insert into quota_use (user_id, feature, day, used)
       values ($1, 'exportRows', $2, 900), ($1, 'marketRows', $3, 800)`,
      [userId, DAY + 1, DAY],
    )
    await sweepExports(db, DIED + 35_001)
    const { rows } = await db.pool.query<{ feature: string; day: number; used: number }>(
      `select feature, day, used::float8 as used from quota_use where user_id = $1 order by feature, day`,
      [userId],
    )
    expect(rows, id).toEqual([
      { feature: 'exportRows', day: DAY, used: 200 },
      { feature: 'exportRows', day: DAY + 1, used: 900 },
      { feature: 'marketRows', day: DAY, used: 800 },
    ])
  })

  test.each([
    ['waiting', false],
    ['running', false],
    ['dead', true],
    ['cancelled', true],
    ['done', true],
    [undefined, true],
  ] as const)('one whose job is %s is ended: %s', async (state, isEnded) => {
    const db = database()
    const { id, seen } = await leftOpen(db, 'running')
    if (state !== undefined) {
      await enqueueJob(db.kysely, { kind: 'export', key: id }, { mostTries: 5 })
      await db.kysely
        .updateTable('job')
        .set({ state, lease_until: state === 'running' ? 0 : null })
        .where('key', '=', id)
        .execute()
    }
    await sweepExports(db, DIED + 86_000_000)
    expect(await seen()).toEqual(isEnded ? GIVEN_BACK : open('running'))
  })

  test('one whose worker was lost in its last attempt is ended by the next look of a worker', async () => {
    const db = database()
    const { id, seen } = await leftOpen(db, 'running')
    await enqueueJob(db.kysely, { kind: 'export', key: id }, { mostTries: 5 })
    await db.kysely
      .updateTable('job')
      .set({ state: 'running', tries: 5, lease_until: 0 })
      .where('key', '=', id)
      .execute()
    const files = new Files(db, new FolderStore(folder))
    const queue = new JobQueue(db, exportJobs(files, MODULE_PARTS))
    await new Worker({ queue, isScheduling: false }).drain()
    expect(await seen()).toEqual(GIVEN_BACK)
  })

  test('parts of an export that is not open are removed, those of another stay', async () => {
    const db = database()
    const [ended, kept] = [await leftOpen(db, 'running', DIED), await leftOpen(db, 'running', DIED)]
    for (const { id, userId } of [ended, kept])
      await db.pool.query('insert into export_part (user_id, export_id, n) values ($1, $2, 0)', [userId, id])
    await db.kysely.updateTable('export_job').set({ state: 'cancelled' }).where('id', '=', ended.id).execute()
    await sweepExports(db, DIED)
    const { rows } = await db.pool.query('select export_id from export_part where export_id = any($1)', [
      [ended.id, kept.id],
    ])
    expect(rows).toEqual([{ export_id: kept.id }])
  })
})
