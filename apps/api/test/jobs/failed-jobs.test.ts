import { expect, test } from 'vitest'
import type { JobRun } from '../../src/platform/jobs/job-kind.ts'
import { giveUpJob } from '../../src/platform/jobs/job-list.ts'
import { enqueueJob } from '../../src/platform/jobs/job-rows.ts'
import { LEASE_MS } from '../../src/platform/jobs/lease.ts'
import { describeOnBothEngines } from '../engines.ts'
import { workerFixture } from './worker-fixture.ts'

describeOnBothEngines('a job that has failed', (database) => {
  const fixture = workerFixture(database)
  const wish = (key: string) => ({ kind: 'sum', key, payload: { of: key } })

  /** A new worker: the first look of each tells. */
  function teller(run: (job: JobRun) => Promise<void>, refuses: (key: string) => boolean = () => false) {
    const told: [string, unknown][] = []
    const failed = async ({ key, payload }: { key: string; payload: unknown }) => {
      told.push([key, payload])
      if (refuses(key)) throw new Error(`no word of ${key}`)
    }
    return { told, ...fixture.make(run, { kind: { mostTries: 1, failed } }) }
  }
  const works = () => Promise.resolve()
  const fails = () => Promise.reject(new Error('no'))

  test('is told once to its kind, at once where its last attempt failed', async () => {
    const one = teller(fails)
    await one.queue.enqueue([wish('a')])
    await one.worker.drain()
    expect(one.told).toEqual([['a', { of: 'a' }]])
    await one.worker.drain()
    const next = teller(fails)
    await next.worker.drain()
    expect([one.told.length, next.told]).toEqual([1, []])
    await next.queue.enqueue([wish('a')])
    fixture.clock.now += 1
    await next.worker.drain()
    expect(next.told, 'asked for again, it fails again').toEqual([['a', { of: 'a' }]])
  })

  test('is told although its worker was lost in the last attempt', async () => {
    const lost = teller(() => new Promise(() => undefined))
    await lost.queue.enqueue([wish('a')])
    await lost.worker.start()
    await expect.poll(() => fixture.stateOf('a')).toBe('running')
    fixture.clock.now += LEASE_MS
    const other = teller(works)
    await other.worker.drain()
    expect([await fixture.stateOf('a'), other.told]).toEqual(['dead', [['a', { of: 'a' }]]])
  })

  test('is told when somebody gave it up; one that is done or waits is not', async () => {
    const one = teller(works)
    await one.queue.enqueue([wish('done')])
    await one.worker.drain()
    for (const key of ['given up', 'waits'])
      await enqueueJob(database().kysely, { ...wish(key), afterMs: 1_000 }, { mostTries: 1 })
    await giveUpJob(database().kysely, { kind: 'sum', key: 'given up' }, fixture.clock.sql)
    const next = teller(works)
    await next.worker.drain()
    expect([one.told, next.told]).toEqual([[], [['given up', { of: 'given up' }]]])
  })

  test('is told again when its kind could not be told, and holds up no other', async () => {
    const one = teller(fails, (key) => key === 'a')
    await one.queue.enqueue([wish('a'), wish('b')])
    await one.worker.drain()
    expect(one.errors.map(String)).toContain('Error: no word of a')
    expect(new Set(one.told.map(([key]) => key))).toEqual(new Set(['a', 'b']))
    const next = teller(works)
    await next.worker.drain()
    expect(next.told.map(([key]) => key)).toEqual(['a'])
  })

  test('of a kind that another program has, is left to it', async () => {
    await enqueueJob(database().kysely, { kind: 'other', key: 'a' }, { mostTries: 1 })
    await giveUpJob(database().kysely, { kind: 'other', key: 'a' }, fixture.clock.sql)
    const one = teller(works)
    await one.worker.drain()
    expect([one.told, (await fixture.row('a')).failure_told]).toEqual([[], null])
  })

  test('asked for again while it is told, runs and may fail again', async () => {
    let calls = 0
    const told: string[] = []
    const { queue, worker } = fixture.make(
      () => {
        calls++
        return fails()
      },
      {
        kind: {
          mostTries: 1,
          failed: async ({ key }) => {
            told.push(key)
            if (told.length === 1) await queue.enqueue([wish(key)])
            fixture.clock.now += 1
          },
        },
      },
    )
    await queue.enqueue([wish('a')])
    await worker.drain()
    expect([calls, told]).toEqual([2, ['a', 'a']])
  })
})
