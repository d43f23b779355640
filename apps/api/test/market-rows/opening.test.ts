import { tierEntitlement } from '@haixuan/rules'
import { expect, test, vi } from 'vitest'
import { quotaDay } from '../../src/modules/access/rules/quota-account.ts'
import { drawMarketRows, openOwnRows } from '../../src/modules/access/store/market-rows.ts'
import { forgetOpenedRows, type MarketRow } from '../../src/modules/access/store/market-rows-opened.ts'
import { readQuotaUse } from '../../src/modules/access/store/quota.ts'
import type { UserCaller, VipType } from '../../src/platform/caller.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'
import { person } from '../http/people.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const DAY_MS = 86_400_000
const rows = (from: number, to: number): MarketRow[] =>
  Array.from({ length: to - from }, (_, n) => ({ marketplace: 'temu', kind: 'goods', id: `${from + n}` }))

describeOnBothEngines('different market rows of a day', (database) => {
  const someone = async (tier: VipType = 'general'): Promise<UserCaller> => {
    const { id } = await person(database())
    return { ...(callOf(database(), tier).caller as UserCaller), userId: id }
  }
  const used = async (caller: UserCaller, now?: number) =>
    (await readQuotaUse(database(), caller, now)).marketRows
  const draw = (caller: UserCaller, which: MarketRow[], now?: number) =>
    drawMarketRows(database(), caller, which, now === undefined ? {} : { now })

  test('the right ends at its limit: below and at it rows are opened, above it none of the answer is', async () => {
    const { marketRows: limit } = tierEntitlement('general')
    expect(limit).toBe(300)
    const caller = await someone()
    await draw(caller, rows(0, limit - 1))
    expect(await used(caller)).toBe(limit - 1)
    await expect(draw(caller, rows(limit - 1, limit + 1))).rejects.toMatchObject({
      ...{ reason: 'quota_used', when: 'day' },
      message: expect.stringContaining('剩余 1（共 300）'),
      details: { need: 'month', used: limit - 1, limit },
    })
    expect(await used(caller)).toBe(limit - 1)
    await draw(caller, rows(limit - 1, limit))
    expect(await used(caller)).toBe(limit)
    await expect(draw(caller, rows(limit, limit + 1))).rejects.toThrow('升级会员')
    await draw(caller, rows(0, limit))
  })

  test('more rows than the whole right are refused on a fresh day too', async () => {
    const caller = await someone()
    await expect(draw(caller, rows(0, 301))).rejects.toMatchObject({
      ...{ reason: 'quota_used', when: 'tier' },
      message: '可查看的不同数据行数每日共 300，一次需要 301，请减少数量或升级会员',
    })
    expect(await used(caller)).toBe(0)
    // The same row twice is one row.
    await draw(caller, [...rows(0, 300), ...rows(0, 1)])
    expect(await used(caller)).toBe(300)
  })

  test('a row costs once a day, however it is named, and again tomorrow', async () => {
    const caller = await someone()
    const creator = (id: string): MarketRow => ({ marketplace: 'tiktok', kind: 'creator', id })
    await draw(caller, [...rows(0, 3), ...rows(1, 3), creator('Anna'), creator('@anna')])
    expect(await used(caller)).toBe(4)
    // The same id is another thing as another kind and on another marketplace.
    await draw(caller, [{ marketplace: 'temu', kind: 'shop', id: '1' }])
    await draw(caller, [{ marketplace: 'shein', kind: 'goods', id: '1' }])
    expect(await used(caller)).toBe(6)
    const tomorrow = Date.now() + DAY_MS
    await draw(caller, rows(0, 2), tomorrow)
    expect([await used(caller), await used(caller, tomorrow)]).toEqual([6, 2])
  })

  test('calls side by side pay for a row once and never pass the limit together', async () => {
    const caller = await someone()
    await Promise.all(Array.from({ length: 6 }, () => draw(caller, rows(0, 20))))
    expect(await used(caller)).toBe(20)
    const tries = Array.from({ length: 10 }, (_, n) => draw(caller, rows(100 * (n + 1), 100 * (n + 1) + 40)))
    const done = await Promise.allSettled(tries)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    expect(await used(caller)).toBe(300)
  })

  test('who opens a row while another call is opening it pays nothing', async () => {
    const { engine, pool } = database()
    const caller = await someone()
    await draw(caller, rows(0, 1))
    const { rows: opened } = await pool.query<{ day: number; subject: string }>(
      'delete from market_row_opened where account = $1 returning day, subject::text',
      [caller.userId],
    )
    await pool.query('delete from quota_use where user_id = $1', [caller.userId])
    const other = await pool.connect()
    await other.query('begin')
    const { day, subject } = opened[0] ?? { day: 0, subject: '' }
    await other.query(
      `insert into quota_use (user_id, feature, day, used) values ($1, 'marketRows', $2, 1)`,
      [...[caller.userId, day]],
    )
    await other.query('insert into market_row_opened (day, account, subject) values ($1, $2, $3)', [
      ...[day, caller.userId, subject],
    ])
    const late = draw(caller, rows(0, 1))
    const held = async () =>
      engine === 'embedded'
        ? pool.waitingCount
        : (
            await other.query(
              "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
            )
          ).rowCount
    await expect.poll(held, { timeout: 25_000 }).toBeGreaterThan(0)
    await other.query('commit')
    other.release()
    await late
    expect(await used(caller)).toBe(1)
  })

  test('a team draws on one right, and what one has opened is open to all', async () => {
    const main = await someone('month')
    const subAccount = { ...(await someone('month')), parentId: main.userId }
    await draw(main, rows(0, 30))
    await draw(subAccount, rows(10, 40))
    expect([await used(main), await used(subAccount)]).toEqual([40, 40])
  })

  test('an own list opens as far as the right reaches, from its first row on', async () => {
    const caller = await someone()
    await draw(caller, rows(0, 297))
    const list = [...rows(295, 303), ...rows(298, 299)]
    const closed = await openOwnRows(database(), caller, list)
    expect(closed).toEqual([false, false, false, false, false, true, true, true, false])
    expect(await used(caller)).toBe(300)
    expect(await openOwnRows(database(), caller, list)).toEqual(closed)
    expect(await used(caller)).toBe(300)
    expect(await openOwnRows(database(), caller, [])).toEqual([])
  })

  test('own lists side by side use all that is left, and no more', async () => {
    const caller = await someone()
    await draw(caller, rows(0, 290))
    const lists = [rows(1_000, 1_006), rows(2_000, 2_006), rows(3_000, 3_006)]
    const states = await Promise.all(lists.map((list) => openOwnRows(database(), caller, list)))
    expect(states.flat().filter((isClosed) => !isClosed)).toHaveLength(10)
    expect(await used(caller)).toBe(300)
  })

  test('a day that is over is forgotten, the day itself is not', async () => {
    const caller = await someone()
    const day = quotaDay(Date.now())
    await draw(caller, rows(0, 5), Date.now() - DAY_MS)
    await draw(caller, rows(0, 5))
    await forgetOpenedRows(database(), day)
    const { rows: left } = await database().pool.query(
      'select day, count(*)::integer as n from market_row_opened where account = $1 group by day',
      [caller.userId],
    )
    expect(left).toEqual([{ day, n: 5 }])
    await draw(caller, rows(0, 5))
    expect(await used(caller)).toBe(5)
  })
})
