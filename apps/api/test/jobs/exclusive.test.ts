import { expect, test, vi } from 'vitest'
import { withExclusive } from '../../src/platform/jobs/exclusive.ts'
import { LEASE_MS } from '../../src/platform/jobs/job-rows.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ManualClock } from './manual-clock.ts'

describeOnBothEngines('exclusive work', (database) => {
  const leases = () => database().kysely.selectFrom('exclusive_lease').selectAll().execute()
  const holdAs = (holder: string, leaseUntil: number) =>
    database()
      .kysely.insertInto('exclusive_lease')
      .values({ name: 'sums', holder, lease_until: leaseUntil })
      .execute()

  test('of one name runs one after the other; another name does not wait', async () => {
    let inside = 0
    let most = 0
    const step = async () => {
      most = Math.max(most, ++inside)
      await leases()
      inside--
    }
    await Promise.all(Array.from({ length: 6 }, () => withExclusive(database(), 'sums', step, { askMs: 1 })))
    expect(most).toBe(1)
    await withExclusive(database(), 'sums', () => withExclusive(database(), 'others', step))
    expect(await leases()).toEqual([])
  })

  test('that fails lets the next begin, and says why', async () => {
    const failing = withExclusive(database(), 'sums', async () => {
      throw new Error('no disk')
    })
    await expect(failing).rejects.toThrow('no disk')
    expect(await withExclusive(database(), 'sums', async () => 7)).toBe(7)
  })

  test('a holder that died is replaced when its lease has run out', async () => {
    const clock = new ManualClock(1_800_000_000_000)
    await holdAs('dead/1', clock.now + LEASE_MS)
    const taken = vi.fn(async () => undefined)
    const done = withExclusive(database(), 'sums', taken, { clock: clock.sql, askMs: 1 })
    if (database().engine === 'postgresql') {
      await leases()
      expect(taken).not.toHaveBeenCalled()
      clock.now += LEASE_MS
    }
    await done
    expect(taken).toHaveBeenCalledOnce()
  })

  test('a lease is renewed while the work goes on', async () => {
    const clock = new ManualClock(1_800_000_000_000)
    await withExclusive(
      database(),
      'sums',
      async () => {
        clock.now += LEASE_MS - 1
        await vi.waitFor(
          async () => expect((await leases())[0]?.lease_until).toBe(clock.now + LEASE_MS),
          10_000,
        )
      },
      { clock: clock.sql, renewMs: 5 },
    )
  })
})
