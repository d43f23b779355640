import { expect, test, vi } from 'vitest'
import type { JobRun, ScheduleRule } from '../../src/platform/jobs/job-kind.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { describeOnBothEngines } from '../engines.ts'
import { workerFixture } from './worker-fixture.ts'

describeOnBothEngines('schedules', (database) => {
  const fixture = workerFixture(database)
  const rowOf = () => database().kysely.selectFrom('schedule').selectAll().executeTakeFirstOrThrow()
  const next = async () => (await rowOf()).next_at

  test('a schedule comes at its time, once however many times have passed', async () => {
    const seen: string[] = []
    const daily: ScheduleRule = {
      ...{ name: 'daily', cron: '30 3 * * *', zone: 'Asia/Shanghai' },
      jobs: (at) => [{ kind: 'sum', key: new Date(at).toISOString().slice(0, 10) }],
    }
    const run = async ({ key }: JobRun) => {
      seen.push(key)
    }
    const { worker: one } = fixture.make(run, { schedules: [daily] })
    await one.start()
    const next = async () =>
      (await database().kysely.selectFrom('schedule').selectAll().executeTakeFirstOrThrow()).next_at
    expect(await next()).toBe(Date.parse('2026-11-26T19:30:00Z'))
    await one.drain()
    expect(seen).toEqual([])
    fixture.clock.now = Date.parse('2026-11-26T19:30:00Z')
    await one.drain()
    expect(seen).toEqual(['2026-11-26'])
    fixture.clock.now = Date.parse('2026-12-02T08:00:00Z')
    const { worker: two } = fixture.make(run, { schedules: [daily] })
    await Promise.all([one.drain(), two.drain()])
    expect(seen).toEqual(['2026-11-26', '2026-12-02'])
    expect(await next()).toBe(Date.parse('2026-12-02T19:30:00Z'))
  })

  test('a changed schedule, and one that a wrong clock wrote far ahead, get their right time', async () => {
    const rule = (cron: string): ScheduleRule => ({ name: 'daily', cron, zone: 'UTC', jobs: () => [] })
    await fixture.make(async () => undefined, { schedules: [rule('0 5 * * *')] }).worker.start()
    expect(await next()).toBe(Date.parse('2026-11-26T05:00:00Z'))
    await fixture.make(async () => undefined, { schedules: [rule('0 6 * * *')] }).worker.start()
    expect(await next()).toBe(Date.parse('2026-11-26T06:00:00Z'))
    await database()
      .kysely.updateTable('schedule')
      .set({ next_at: fixture.clock.now + 10 ** 11 })
      .execute()
    await fixture.make(async () => undefined, { schedules: [rule('0 6 * * *')] }).worker.start()
    expect(await next()).toBe(Date.parse('2026-11-26T06:00:00Z'))
  })

  test('a time that passed before the schedule got another one is caught up', async () => {
    const seen: string[] = []
    const rule = (cron: string): ScheduleRule => ({
      ...{ name: 'daily', cron, zone: 'UTC' },
      jobs: () => [{ kind: 'sum', key: 'g' }],
    })
    const { worker: before } = fixture.make(async () => undefined, { schedules: [rule('0 5 * * *')] })
    await before.start()
    await before.stop()
    fixture.clock.now = Date.parse('2026-11-28T05:30:00Z')
    const run = async ({ key }: JobRun) => void seen.push(key)
    const { worker: one } = fixture.make(run, { schedules: [rule('0 6 * * *')] })
    await one.start()
    await one.drain()
    expect(seen).toEqual(['g'])
    expect(await next()).toBe(Date.parse('2026-11-28T06:00:00Z'))
  })

  test('a clock that was far ahead and is set right does not stop a schedule that runs', async () => {
    const seen: string[] = []
    const rule: ScheduleRule = {
      ...{ name: 'daily', cron: '0 5 * * *', zone: 'UTC' },
      jobs: (at) => [{ kind: 'sum', key: `${at}` }],
    }
    const run = async ({ key }: JobRun) => void seen.push(key)
    const { worker: one } = fixture.make(run, { schedules: [rule], correctMs: 0 })
    fixture.clock.now = Date.parse('2027-11-26T00:00:00Z')
    await one.start()
    await one.drain()
    expect(await next()).toBe(Date.parse('2027-11-26T05:00:00Z'))
    fixture.clock.now = Date.parse('2026-11-26T00:00:00Z')
    await one.drain()
    expect(await next()).toBe(Date.parse('2026-11-26T05:00:00Z'))
    fixture.clock.now = Date.parse('2026-11-26T05:00:00Z')
    await one.drain()
    expect(seen).toHaveLength(1)
  })

  test('work that was asked for is not asked for again because the answer was lost', async () => {
    const rule: ScheduleRule = {
      ...{ name: 'daily', cron: '0 5 * * *', zone: 'UTC' },
      jobs: () => [{ kind: 'sum', key: 'g' }],
    }
    const { worker: one } = fixture.make(async () => undefined, { schedules: [rule] })
    await one.start()
    await one.drain()
    fixture.clock.now = Date.parse('2026-11-26T05:00:00Z')
    const real = database().transaction.bind(database())
    const lost = vi.spyOn(database(), 'transaction').mockImplementationOnce(async (work) => {
      await real(work)
      throw new Error('connection lost')
    })
    await one.drain()
    lost.mockRestore()
    expect(await next()).toBe(Date.parse('2026-11-27T05:00:00Z'))
  })

  test('a schedule that cannot ask says so in its row and tries again; the others go on', async () => {
    const rule = (name: string, jobs: ScheduleRule['jobs']): ScheduleRule => ({
      name,
      cron: '0 * * * *',
      zone: 'UTC',
      jobs,
    })
    const schedules = [
      rule('broken', () => [{ kind: 'nobody', key: 'x' }]),
      rule('good', () => [{ kind: 'sum', key: 'g' }]),
    ]
    const { worker: one } = fixture.make(async () => undefined, { schedules })
    await one.start()
    fixture.clock.now += 3_600_000
    await one.drain()
    const rows = await database().kysely.selectFrom('schedule').selectAll().orderBy('name').execute()
    expect(rows.map((each) => each.last_error)).toEqual([expect.stringContaining('nobody'), null])
    expect(rows[0]?.next_at).toBe(fixture.clock.now + 60_000)
    expect(await fixture.stateOf('g')).toBe('done')
  })

  test('names and zones that mean nothing do not start', () => {
    const kind = { kind: 'sum', mostTries: 1, run: async () => undefined }
    const rule = { name: 'daily', cron: '0 5 * * *', zone: 'Mars/Base', jobs: () => [] }
    expect(() => new JobQueue(database(), [{ kinds: [kind] }, { kinds: [kind] }])).toThrow('same name')
    expect(() => new JobQueue(database(), [{ kinds: [kind], schedules: [rule] }])).toThrow('Mars/Base')
  })
})
