import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withExclusive } from '../../src/platform/jobs/exclusive.ts'
import { LEASE_MS, LeaseLostError } from '../../src/platform/jobs/lease.ts'
import { describeOnBothEngines, openPostgresForTest, type TestDatabase } from '../engines.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
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

  const insert = (key: string) => sql`insert into dictionary (name, key, sort) values ('fence', ${key}, 0)`
  const written = async () => {
    const { rows } = await sql<{
      key: string
    }>`select key from dictionary where name = 'fence' order by key`.execute(database().kysely)
    return rows.map(({ key }) => key)
  }
  const forget = () => database().kysely.deleteFrom('dictionary').where('name', '=', 'fence').execute()

  test('that learns of its loss begins no further statement and leaves the new holder its lease', async () => {
    const clock = new ManualClock(1_800_000_000_000)
    const seen: string[] = []
    const late = withExclusive(
      database(),
      'sums',
      async (held, lost) => {
        await held.transaction((trx) => insert('before').execute(trx))
        await database().kysely.updateTable('exclusive_lease').set({ holder: 'other/1' }).execute()
        await vi.waitFor(() => expect(lost.aborted).toBe(true), 10_000)
        for (const step of [
          () => held.transaction((trx) => insert('in a transaction').execute(trx)),
          () => insert('alone').execute(held.kysely),
          () => held.kysely.deleteFrom('dictionary').where('name', '=', 'fence').execute(),
        ])
          await step().catch((error: Error) => seen.push(error.constructor.name))
        lost.throwIfAborted()
      },
      { clock: clock.sql, renewMs: 5 },
    )
    await expect(late).rejects.toThrow('Another process has taken over "sums"')
    expect(seen).toEqual(['LeaseLostError', 'LeaseLostError', 'LeaseLostError'])
    expect(await written()).toEqual(['before'])
    expect((await leases()).map(({ holder }) => holder)).toEqual(['other/1'])
    await Promise.all([forget(), database().kysely.deleteFrom('exclusive_lease').execute()])
  })
})

// Two holders at once need two connections.
describe.runIf(findPostgres() !== undefined)('two holders (postgresql)', () => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openPostgresForTest()
  }, 120_000)
  afterAll(() => opened.dispose())

  test('what the first had written is not committed once the second has taken over', async () => {
    const { db } = opened
    const clock = new ManualClock(1_800_000_000_000)
    const options = { clock: clock.sql, renewMs: 1e6, askMs: 1 }
    const [hasWritten, secondIsDone] = [gate(), gate()]
    const write = (key: string) => sql`insert into dictionary (name, key, sort) values ('fence', ${key}, 0)`
    const first = withExclusive(
      db,
      'sums',
      (held) =>
        held.transaction(async (trx) => {
          await write('first').execute(trx)
          hasWritten.open()
          await secondIsDone.passed
        }),
      options,
    )
    await hasWritten.passed
    // The first lives, but its renewal is late.
    clock.now += LEASE_MS
    const second = withExclusive(
      db,
      'sums',
      async (held) => {
        await held.transaction((trx) => write('second').execute(trx))
        secondIsDone.open()
        await expect(first).rejects.toBeInstanceOf(LeaseLostError)
        // Its end has not taken the lease from the second.
        await held.transaction((trx) => write('second again').execute(trx))
      },
      options,
    )
    await second
    const { rows } = await sql`select key from dictionary where name = 'fence' order by key`.execute(
      db.kysely,
    )
    expect(rows).toEqual([{ key: 'second' }, { key: 'second again' }])
  })

  test('nobody takes over between the check and the commit', async () => {
    const { db } = opened
    const clock = new ManualClock(1_800_000_000_000)
    const [isChecked, mayCommit] = [gate(), gate()]
    const order: string[] = []
    await sql`insert into exclusive_lease (name, holder, lease_until) values ('days', 'me', 0)`.execute(
      db.kysely,
    )
    const committing = db.transaction(async (trx) => {
      await sql`select 1 from exclusive_lease where name = 'days' and holder = 'me' for share`.execute(trx)
      isChecked.open()
      await mayCommit.passed
      order.push('commit')
    })
    await isChecked.passed
    const taking = withExclusive(db, 'days', async () => order.push('taken'), { clock: clock.sql, askMs: 1 })
    await db.kysely.selectFrom('exclusive_lease').selectAll().execute()
    mayCommit.open()
    await Promise.all([committing, taking])
    expect(order).toEqual(['commit', 'taken'])
  })
})

function gate(): { open: () => void; passed: Promise<void> } {
  let open = (): void => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}
