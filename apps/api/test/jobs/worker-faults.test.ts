import { expect, test, vi } from 'vitest'
import type { JobRun } from '../../src/platform/jobs/job-kind.ts'
import { giveUpJob, retryJob } from '../../src/platform/jobs/job-list.ts'
import { LEASE_MS } from '../../src/platform/jobs/lease.ts'
import { describeOnBothEngines } from '../engines.ts'
import { workerFixture } from './worker-fixture.ts'

const noText: unknown = Object.create(null)

describeOnBothEngines('a worker whose jobs misbehave', (database) => {
  const fixture = workerFixture(database)

  test.each([
    ['nothing', undefined, 'undefined'],
    ['an object without text', noText, 'no text'],
    ['a symbol', Symbol('s'), 'Symbol(s)'],
    ['an error whose message is no text', Object.assign(new Error('x'), { message: 7 }), '7'],
    ['a character that no text column takes', new Error('row \u0000 refused'), 'row  refused'],
    ['errors of several addresses', new AggregateError([new Error('refused')]), 'refused'],
  ])('a job that throws %s fails like any other', async (_, thrown, said) => {
    const { queue, worker: one } = fixture.make(() => Promise.reject(thrown))
    await queue.enqueue([{ kind: 'sum', key: 'a' }])
    await one.drain()
    expect(await fixture.row('a')).toMatchObject({
      ...{ state: 'waiting', tries: 1, run_at: fixture.clock.now + 5_000, lease_until: null },
      last_error: expect.stringContaining(said),
    })
  })

  test('an attempt knows whether it is the last', async () => {
    const seen: boolean[] = []
    const { queue, worker: one } = fixture.make(async ({ isLastTry }) => {
      seen.push(isLastTry)
      throw new Error('again')
    })
    await queue.enqueue([{ kind: 'sum', key: 'a' }])
    for (let n = 0; n < 3; n++) {
      await one.drain()
      fixture.clock.now += 60_000
    }
    expect([seen, await fixture.stateOf('a')]).toEqual([[false, false, true], 'dead'])
  })

  test('progress with a character that no text column takes is shown without it', async () => {
    const { queue, worker: one } = fixture.make(({ progress }) => progress('half\u0000way'))
    await queue.enqueue([{ kind: 'sum', key: 'a' }])
    await one.drain()
    expect(await fixture.row('a')).toMatchObject({ state: 'done', progress: 'halfway' })
  })

  test('a job that never ends can be given up, and its kind goes on', async () => {
    let calls = 0
    const { queue, worker: one } = fixture.make(
      () => (++calls === 1 ? new Promise(() => undefined) : Promise.resolve()),
      {
        renewMs: 5,
      },
    )
    await one.start()
    await queue.enqueue([{ kind: 'sum', key: 'a' }])
    await vi.waitFor(() => expect(calls).toBe(1), 10_000)
    await giveUpJob(database().kysely, { kind: 'sum', key: 'a' }, fixture.clock.sql)
    await queue.enqueue([{ kind: 'sum', key: 'b' }])
    await vi.waitFor(async () => expect(await fixture.stateOf('b')).toBe('done'), 5_000)
    await retryJob(database().kysely, { kind: 'sum', key: 'a' }, fixture.clock.sql)
    queue.wake()
    await vi.waitFor(async () => expect(await fixture.stateOf('a')).toBe('done'), 5_000)
  })

  test('what runs here is not lost because its renewal is late, not in its last attempt either', async () => {
    for (const mostTries of [1, 3]) {
      const key = `tries ${mostTries}`
      let finish = (): void => undefined
      let calls = 0
      const run = () => {
        calls++
        return new Promise<void>((resolve) => (finish = resolve))
      }
      const { queue, worker: one } = fixture.make(run, { kind: { mostTries, atOnce: 2 } })
      await one.start()
      await queue.enqueue([{ kind: 'sum', key }])
      await vi.waitFor(() => expect(calls).toBe(1), 10_000)
      fixture.clock.now += LEASE_MS
      queue.wake()
      const drained = one.drain()
      expect(await fixture.row(key)).toMatchObject({ state: 'running', attempt: 1 })
      finish()
      await drained
      expect(await fixture.row(key)).toMatchObject({ state: 'done', attempt: 1 })
      await one.stop()
    }
  })

  test('a second worker of a process takes nothing from the first', async () => {
    let calls = 0
    let finish = (): void => undefined
    const run = async (_: JobRun) => {
      calls++
      await new Promise<void>((resolve) => (finish = resolve))
    }
    const { queue, worker: one } = fixture.make(run)
    await one.start()
    await queue.enqueue([{ kind: 'sum', key: 'a' }])
    await vi.waitFor(() => expect(calls).toBe(1), 10_000)
    const { worker: two } = fixture.make(run)
    await two.start()
    expect((await fixture.row('a')).lease_until).toBe(fixture.clock.now + LEASE_MS)
    finish()
    await vi.waitFor(async () => expect(await fixture.stateOf('a')).toBe('done'), 5_000)
    expect(calls).toBe(1)
  })
})
