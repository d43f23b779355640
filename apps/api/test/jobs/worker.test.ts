import { expect, test, vi } from 'vitest'
import type { JobRun } from '../../src/platform/jobs/job-kind.ts'
import { LEASE_MS } from '../../src/platform/jobs/lease.ts'
import { describeOnBothEngines } from '../engines.ts'
import { workerFixture } from './worker-fixture.ts'

describeOnBothEngines('a worker', (database) => {
  const fixture = workerFixture(database)

  test('runs what is asked for while it is started, in the same process at once', async () => {
    const seen: string[] = []
    const { queue, worker: one } = fixture.make(async ({ key, payload }) => {
      seen.push(`${key} ${payload}`)
    })
    await one.start()
    await queue.enqueue([{ kind: 'sum', key: 'a', payload: 7 }])
    await vi.waitFor(async () => expect(await fixture.stateOf('a')).toBe('done'), 10_000)
    await database().transaction((trx) => queue.enqueue([{ kind: 'sum', key: 'b', payload: 8 }], trx))
    // On PostgreSQL the first look may come before the end of the transaction.
    queue.wake()
    await vi.waitFor(async () => expect(seen).toEqual(['a 7', 'b 8']), 10_000)
  })

  test('tries again after a pause, with what went wrong in the row', async () => {
    let calls = 0
    const {
      queue,
      worker: one,
      errors,
    } = fixture.make(async () => {
      if (++calls < 3) throw new Error(`fails ${calls}`)
    })
    await queue.enqueue([{ kind: 'sum', key: 'a' }])
    await one.drain()
    expect(await fixture.row('a')).toMatchObject({
      state: 'waiting',
      last_error: 'fails 1',
      run_at: fixture.clock.now + 5_000,
    })
    fixture.clock.now += 5_000
    await one.drain()
    expect(await fixture.row('a')).toMatchObject({
      last_error: 'fails 2',
      run_at: fixture.clock.now + 10_000,
    })
    fixture.clock.now += 10_000
    await one.drain()
    expect(await fixture.row('a')).toMatchObject({ state: 'done', last_error: null, attempt: 3 })
    expect(errors).toHaveLength(2)
  })

  test('one job of a kind at a time unless the kind allows more', async () => {
    for (const [atOnce, most] of [
      [1, 1],
      [3, 3],
      [9, 4],
    ] as const) {
      let now = 0
      let highest = 0
      let open = (): void => undefined
      const gate = new Promise<void>((resolve) => (open = resolve))
      const { queue, worker: one } = fixture.make(
        async () => {
          highest = Math.max(highest, ++now)
          if (highest === most) open()
          await gate
          // Where one more may begin, it does before this ends.
          await fixture.stateOf(`${atOnce} 0`)
          now--
        },
        { kind: { atOnce } },
      )
      await queue.enqueue(Array.from({ length: 8 }, (_, at) => ({ kind: 'sum', key: `${atOnce} ${at}` })))
      await one.drain()
      expect(highest).toBe(most)
    }
    expect(
      await database().kysely.selectFrom('job').select('key').where('state', '=', 'done').execute(),
    ).toHaveLength(24)
  })

  test('two workers share the work: every job runs once', async () => {
    const seen: string[] = []
    const run = async ({ key }: JobRun) => {
      seen.push(key)
      await database().kysely.selectFrom('job').select('key').execute()
    }
    const { queue, worker: one } = fixture.make(run)
    const { worker: two } = fixture.make(run)
    await queue.enqueue(Array.from({ length: 20 }, (_, at) => ({ kind: 'sum', key: `${at}` })))
    await Promise.all([one.drain(), two.drain()])
    await one.drain()
    expect(seen).toHaveLength(20)
    expect(new Set(seen).size).toBe(20)
  })

  test('who loses the lease hears of it, and its end is not written', async () => {
    let began = 0
    let heard: unknown
    const hold = async ({ signal }: JobRun) => {
      began++
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      heard = signal.reason
      signal.throwIfAborted()
    }
    const { queue, worker: one, errors } = fixture.make(hold, { renewMs: 5 })
    await queue.enqueue([{ kind: 'sum', key: 'a' }])
    const drained = one.drain()
    await vi.waitFor(() => expect(began).toBe(1), 10_000)
    await database().kysely.updateTable('job').set({ state: 'cancelled', lease_until: null }).execute()
    await drained
    expect(String(heard)).toContain('no longer of this worker')
    expect(await fixture.stateOf('a')).toBe('cancelled')
    expect(errors).toEqual([])
  })

  test('a lease is renewed while the work goes on', async () => {
    let finish = (): void => undefined
    const { queue, worker: one } = fixture.make(() => new Promise((resolve) => (finish = resolve)), {
      renewMs: 5,
    })
    await queue.enqueue([{ kind: 'sum', key: 'a' }])
    const drained = one.drain()
    await vi.waitFor(async () => expect(await fixture.stateOf('a')).toBe('running'), 10_000)
    fixture.clock.now += LEASE_MS / 2
    await vi.waitFor(
      async () => expect((await fixture.row('a')).lease_until).toBe(fixture.clock.now + LEASE_MS),
      10_000,
    )
    finish()
    await drained
    expect(await fixture.stateOf('a')).toBe('done')
  })

  test('at its end it gives back what stops in time and what does not', async () => {
    const run = async ({ key, signal }: JobRun) => {
      await new Promise<void>((resolve) => {
        if (key === 'deaf') return
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      signal.throwIfAborted()
    }
    const { queue, worker: one, errors } = fixture.make(run, { kind: { atOnce: 2 }, patienceMs: 20 })
    await queue.enqueue([
      { kind: 'sum', key: 'listens' },
      { kind: 'sum', key: 'deaf' },
    ])
    await one.start()
    await vi.waitFor(
      async () =>
        expect([await fixture.stateOf('listens'), await fixture.stateOf('deaf')]).toEqual([
          'running',
          'running',
        ]),
      10_000,
    )
    await one.stop()
    for (const key of ['listens', 'deaf'])
      expect(await fixture.row(key)).toMatchObject({
        state: 'waiting',
        tries: 0,
        run_at: fixture.clock.now,
        lease_until: null,
      })
    expect(errors).toEqual([])
  })

  test('a database that fails is reported once and asked again later', async () => {
    const { queue, worker: one, errors } = fixture.make(async () => undefined, { pollMs: 2 })
    await one.start()
    const broken = vi.spyOn(queue, 'clock', 'get').mockImplementation(() => {
      throw new Error('away')
    })
    await vi.waitFor(() => expect(errors).toHaveLength(1), 10_000)
    broken.mockRestore()
    await queue.enqueue([{ kind: 'sum', key: 'a' }])
    await vi.waitFor(async () => expect(await fixture.stateOf('a')).toBe('done'), 10_000)
    expect(errors).toHaveLength(1)
  })

  test('a worker of one key leaves the jobs of others, of the same kind too', async () => {
    const ran: string[] = []
    const { queue, worker } = fixture.make(async ({ key }) => void ran.push(key), { onlyKey: 'mine' })
    await queue.enqueue([
      { kind: 'sum', key: 'another' },
      { kind: 'sum', key: 'mine' },
    ])
    await worker.drain()
    expect([ran, await fixture.stateOf('another')]).toEqual([['mine'], 'waiting'])
  })
})
