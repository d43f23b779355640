import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { countBeside } from '../../src/platform/database/list-page/count-beside.ts'
import type { Tables } from '../../src/platform/database/tables.ts'
import { describeOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

/** A wait that every held count outlasts, and one that no count does. */
const [NO_TIME, TIME] = [0, 30_000]
const STOP = 100

describeOnBothEngines('rows beside their count', (database) => {
  let sent = 0
  let db: Kysely<Tables>
  beforeAll(async () => {
    db = database().kysely.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        sent++
        return result
      },
    })
    await sql`create table hits (n integer not null)`.execute(db)
  })
  /**
   * Runs `act` while no count of this file can end: a server's counts wait for the locked table, the embedded
   * engine's for its one connection. A wait for a time instead fails when the processor is away for longer than it.
   */
  const whileHeld = async <T>(act: () => Promise<T>): Promise<T> => {
    let release = () => {}
    const done = new Promise<void>((resolve) => {
      release = resolve
    })
    let holding: Promise<void> | undefined
    await new Promise<void>((locked, failed) => {
      holding = database()
        .kysely.transaction()
        .execute(async (transaction) => {
          await sql`lock table hits in access exclusive mode`.execute(transaction)
          locked()
          await done
        })
      holding.catch(failed)
    })
    // Called outside the transaction: a query from inside it is refused.
    const result = await act().finally(release)
    await holding
    return result
  }
  /** A count that reads the table: of `n`, which makes it a list of its own. */
  const counting = (n: number) =>
    sql<{ n: number }>`select ${n}::float8 as n from (select count(*) from hits) as all_hits`
  const rows = (all: number, offset: number) => async (limit: number) =>
    Array.from({ length: all }, (_, i) => i + 1).slice(offset, offset + limit)
  const page = (n: number, waitMs: number | undefined, more: { offset?: number; limit?: number } = {}) => {
    const { offset = 0, limit = 10 } = more
    return countBeside(db, rows(n, offset), { query: counting(n), stop: STOP, offset, limit, waitMs })
  }
  const sentBy = async (act: () => Promise<unknown>) => {
    sent = 0
    await act()
    return sent
  }

  test('rows do not wait for a late count, which is whole when the next page is asked for', async () => {
    const both = await sentBy(async () => {
      const first = await whileHeld(() => page(41, NO_TIME))
      expect(first).toEqual({ ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], count: 11, countIsExact: false })
      expect(await page(41, TIME, { offset: 10 })).toMatchObject({ count: 41, countIsExact: true })
    })
    expect(both, 'the database counted once').toBe(1)
  })

  test('a count that is there in time is told at once, and not kept', async () => {
    expect(await page(42, TIME)).toMatchObject({ count: 42, countIsExact: true })
    expect(await sentBy(() => page(42, TIME))).toBe(1)
  })

  test('a page on which the list ends counts itself; beyond the end nothing is made up', async () => {
    await whileHeld(async () => {
      expect(await page(7, NO_TIME)).toMatchObject({ count: 7, countIsExact: true })
      expect(await page(43, NO_TIME, { offset: 40 })).toMatchObject({
        ids: [41, 42, 43],
        count: 43,
        countIsExact: true,
      })
      expect(await page(44, NO_TIME, { offset: 90 })).toMatchObject({
        ids: [],
        count: 0,
        countIsExact: false,
      })
    })
    expect(await page(45, TIME, { offset: 90 })).toMatchObject({ ids: [], count: 45, countIsExact: true })
  })

  test('who only counts, and who wants the whole number, waits; a count that stopped early is not exact', async () => {
    expect(await page(46, NO_TIME, { limit: 0 })).toEqual({ ids: [], count: 46, countIsExact: true })
    expect(await page(47, undefined)).toMatchObject({ count: 47, countIsExact: true })
    expect(await page(STOP, TIME)).toMatchObject({ count: STOP, countIsExact: false })
    const whole = { query: counting(999), stop: null, offset: 0, limit: 10, waitMs: NO_TIME }
    expect(await countBeside(db, rows(999, 0), whole)).toMatchObject({ count: 999, countIsExact: true })
  })

  test('a late count that fails leaves the rows and is asked for again; one that is waited for is told', async () => {
    const ask = (waitMs: number) => {
      const query = sql<{ n: number }>`select (48 / n)::float8 as n from hits`
      return countBeside(db, rows(48, 0), { query, stop: STOP, offset: 0, limit: 10, waitMs })
    }
    await sql`insert into hits values (0)`.execute(db)
    const { waiting } = await whileHeld(async () => {
      expect(await ask(NO_TIME)).toMatchObject({ count: 11, countIsExact: false })
      const told = expect(ask(TIME)).rejects.toThrow('division by zero')
      return { waiting: told }
    })
    await waiting
    await sql`update hits set n = 1`.execute(db)
    expect(await ask(TIME)).toMatchObject({ count: 48, countIsExact: true })
  })
})
