import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { claimJob, endAttempt, enqueueJob } from '../../src/platform/jobs/job-rows.ts'
import { LEASE_MS } from '../../src/platform/jobs/lease.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

interface Jobs {
  rows: { key: string; state: string; lastError: string | null; leaseUntil: number | null; tries: number }[]
  count: number
  dead: number
  oldestDueMs: number | null
  schedules: { name: string; nextAt: number }[]
}

describeOnBothEngines('jobs in the console', (database) => {
  let server: RunningServer
  let db: Database
  let token: string
  const add = (key: string, afterMs = 0) =>
    enqueueJob(db.kysely, { kind: 'sum', key, afterMs }, { mostTries: 1 })
  const claim = () => claimJob(db.kysely, ['sum'], { worker: 'shop:1' })
  const jobs = async () => (await server.get('/api/admin/jobs', token)).body.data as Jobs
  const decide = (key: string, action: string, by = token) =>
    server.post('/api/admin/jobs/decision', { kind: 'sum', key, action }, by)
  const stateOf = async (key: string) => (await jobs()).rows.find((one) => one.key === key)?.state

  beforeAll(async () => {
    db = database()
    server = await runServer(db)
    const operator = await entered(db)
    token = operator.token
    await db.pool.query('update app_user set is_operator = true where id = $1', [operator.id])
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await db.kysely.deleteFrom('job').execute()
    await db.kysely.deleteFrom('schedule').execute()
  })

  test('are for operators alone', async () => {
    await add('a')
    const somebody = (await entered(db)).token
    expect((await server.get('/api/admin/jobs', somebody)).status).toBe(403)
    expect((await decide('a', 'give_up', somebody)).status).toBe(403)
    expect(await stateOf('a')).toBe('waiting')
  })

  test('what asks for somebody comes first, with how long the oldest has waited', async () => {
    expect(await jobs()).toEqual({ rows: [], count: 0, dead: 0, oldestDueMs: null, schedules: [] })
    await add('dies')
    const dying = await claim()
    if (dying) await endAttempt(db.kysely, dying, { is: 'failed', error: 'no disk', pauseMs: 0 })
    await add('runs')
    await claim()
    await add('later', 60_000)
    expect(await jobs()).toMatchObject({ count: 3, dead: 1, oldestDueMs: null })
    await add('due')
    await db.pool.query(`update job set run_at = run_at - 90000 where key = 'due'`)
    await db.kysely
      .insertInto('schedule')
      .values({ name: 'sum', cron: '0 5 * * *', zone: 'UTC', next_at: 7 })
      .execute()
    const { rows, oldestDueMs, schedules } = await jobs()
    expect(rows.map(({ key, state }) => `${key} ${state}`)).toEqual([
      ...['dies dead', 'runs running', 'later waiting', 'due waiting'],
    ])
    expect(rows[0]).toMatchObject({ lastError: 'no disk', leaseUntil: null, tries: 1 })
    expect(rows[1]?.leaseUntil).toBeGreaterThan(Date.now() - LEASE_MS)
    expect(oldestDueMs).toBeGreaterThanOrEqual(90_000)
    expect(schedules).toMatchObject([{ name: 'sum', nextAt: 7 }])
  })

  test('a dead job is run again; one that runs is not; the log says who decided', async () => {
    await add('a')
    const dying = await claim()
    expect((await decide('a', 'retry')).body.reason).toBe('desk_refused')
    if (dying) await endAttempt(db.kysely, dying, { is: 'failed', error: 'no disk', pauseMs: 0 })
    expect((await decide('a', 'retry')).status).toBe(200)
    expect(await claim()).toMatchObject({ key: 'a', attempt: 2, tries: 1 })
    const { rows } = await db.pool.query('select kind, subject from operator_event order by at desc limit 1')
    expect(rows).toEqual([{ kind: 'job_retried', subject: 'sum a' }])
    expect((await decide('unknown', 'retry')).body.reason).toBe('desk_refused')
  })

  test('a job that is given up does not run again, and an attempt in progress ends without a trace', async () => {
    await add('a')
    const claimed = await claim()
    expect((await decide('a', 'give_up')).status).toBe(200)
    if (claimed) expect(await endAttempt(db.kysely, claimed, { is: 'done' })).toBeNull()
    expect(await stateOf('a')).toBe('cancelled')
    expect(await claim()).toBeUndefined()
    expect((await decide('a', 'give_up')).body.reason).toBe('desk_refused')
    expect((await server.get('/api/admin/events', token)).body.data).toMatchObject({
      rows: [{ kind: 'job_given_up', subject: 'sum a' }, { kind: 'job_retried' }],
    })
  })
})
