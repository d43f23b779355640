import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { ExportWork } from '../../src/modules/exports/files/write-rows.ts'
import { ExportQueue } from '../../src/modules/exports/jobs/export-queue.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { person } from '../http/people.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const DIED = 1_800_000_000_000
const DAY = 20_000

/** A job of 500 rows whose server said for the last time at `beatAt` that it lives. */
async function leftOpen(db: Database, state: 'queued' | 'running', beatAt = DIED) {
  const { id: userId } = await person(db)
  const id = randomUUID()
  await db.kysely
    .insertInto('export_job')
    .values({
      ...{ user_id: userId, id, key: randomUUID(), account: userId, operation: 'searchGoods', title: '搜索' },
      ...{ format: 'csv', file_name: 'a.csv', state, rows_total: 500, rows_written: 0, quota_rows: 500 },
      ...{ quota_day: DAY, bytes: null, failure: null, created_at: beatAt, beat_at: beatAt },
      ...{ finished_at: null, expires_at: null },
    })
    .execute()
  await db.pool.query(
    `insert into quota_use (user_id, feature, day, used) values ($1, 'exportRows', $2, 700)`,
    [userId, DAY],
  )
  const seen = async () => {
    const { rows } = await db.pool.query<{ state: string; used: number }>(
      `select j.state, q.used from export_job j join quota_use q on q.user_id = j.user_id and q.day = $2
       where j.id = $1`,
      [id, DAY],
    )
    return [rows[0]?.state, rows[0]?.used]
  }
  return { id, userId, seen }
}
const open = (state: string) => [state, 700]
const GIVEN_BACK = ['failed', 200]

describeOnBothEngines('exports whose server died', (database) => {
  test.each(['queued', 'running'] as const)(
    'a %s one is ended after 35 s of silence, not before',
    async (state) => {
      const { seen } = await leftOpen(database(), state)
      const ports = new ExportQueue({ db: database() })
      await ports.sweep(DIED + 35_000)
      expect(await seen()).toEqual(open(state))
      await ports.sweep(DIED + 35_001)
      expect(await seen()).toEqual(GIVEN_BACK)
      await ports.sweep(DIED + 90_000)
      expect(await seen()).toEqual(GIVEN_BACK)
    },
  )

  test('only the day and the right that it has drawn on get back what was not delivered', async () => {
    const db = database()
    const { id, userId } = await leftOpen(db, 'running')
    await db.pool.query(
      `insert into quota_use (user_id, feature, day, used)
       values ($1, 'exportRows', $2, 900), ($1, 'marketRows', $3, 800)`,
      [userId, DAY + 1, DAY],
    )
    await new ExportQueue({ db }).sweep(DIED + 35_001)
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

  test('a running server finds it by itself within a minute', async () => {
    let now = DIED
    const ports = new ExportQueue({ db: database(), now: () => now })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      ports.start()
      const { seen } = await leftOpen(database(), 'running', DIED + 1)
      let at = 0
      const pass = async (seconds: number) => {
        now += seconds * 1000
        at += seconds
        await vi.advanceTimersByTimeAsync(seconds * 1000)
      }
      await pass(30)
      expect(await seen()).toEqual(open('running'))
      await pass(30)
      await vi.waitFor(async () => expect(await seen()).toEqual(GIVEN_BACK), { timeout: 10_000 })
      expect(at).toBe(60)
    } finally {
      vi.useRealTimers()
      await ports.stop()
    }
  })

  test('the next start of an embedded database ends it at once; beside other servers silence has to pass', async () => {
    const { seen } = await leftOpen(database(), 'running')
    const ports = new ExportQueue({ db: database(), now: () => DIED + 2_000 })
    ports.start()
    const isEmbedded = database().engine === 'embedded'
    if (isEmbedded)
      await vi.waitFor(async () => expect(await seen()).toEqual(GIVEN_BACK), { timeout: 10_000 })
    await ports.stop()
    if (!isEmbedded) expect(await seen()).toEqual(open('running'))
  })

  test('a job of this process is not dead, however late its beat is written', async () => {
    const db = database()
    const { id, seen } = await leftOpen(db, 'running')
    let finish = () => {}
    const held = new Promise<void>((go) => {
      finish = go
    })
    const ports = new ExportQueue({ db })
    const work: ExportWork = {
      columns: [],
      extras: async () => new Map(),
      batches: async function* () {
        await held
        yield []
      },
    }
    ports.enqueue({ id, format: 'csv' }, work)
    await ports.sweep(DIED + 86_000_000)
    expect(await seen()).toEqual(open('running'))
    finish()
    await ports.stop()
  })
})
