import { beforeAll, expect, test, vi } from 'vitest'
import { seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { loadDemoKeeping } from '../../src/demo/keeping/load-demo-keeping.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

describeMarketOnBothEngines('what the demo member has kept', MARKET, (database) => {
  const counts = async () => {
    const { rows } = await database().pool.query<Record<string, number>>(
      `select (select count(*) from favourite where kind = 1) as goods, (select count(*) from favourite where kind = 2) as shops,
        (select count(*) from favourite_folder) as folders, (select count(*) from saved_view) as views,
        (select count(*) from view_alert where is_on) as alerts,
        (select count(*) from listing where marketplace = 1) as listings,
        (select count(distinct status) from listing where marketplace = 1) as statuses,
        (select count(*) from favourite where kind = 1 and saved_at < $1) as old`,
      [Date.now() - 86_400_000 + 60_000],
    )
    return rows[0] ?? {}
  }
  beforeAll(async () => {
    await seedDemoAccounts(database())
  })

  test('some of every kind that has rows, once', async () => {
    await loadDemoKeeping(database())
    const first = await counts()
    expect(first['goods']).toBeGreaterThanOrEqual(16)
    expect(first['old']).toBe(first['goods'])
    expect(first['shops']).toBeGreaterThan(8)
    expect(first['folders']).toBeGreaterThanOrEqual(8)
    expect([first['views'], first['alerts']]).toEqual([3, 1])
    expect([first['listings'], first['statuses']]).toEqual([8, 6])
    await loadDemoKeeping(database())
    expect(await counts()).toEqual(first)
  })

  test('is gone on with where a start was killed', async () => {
    const before = await counts()
    await database().pool.query('delete from favourite where kind = 2')
    await database().pool.query('delete from saved_view')
    await loadDemoKeeping(database())
    expect(await counts()).not.toEqual(before)
    await database().pool.query("insert into maintenance (duty, done_at) values ('demo-keeping', now())")
    await database().pool.query('delete from view_alert')
    await database().pool.query('delete from listing where status > 3')
    await loadDemoKeeping(database())
    expect(await counts()).toEqual(before)
    const { rows } = await database().pool.query("select 1 from maintenance where duty = 'demo-keeping'")
    expect(rows).toEqual([])
  })

  test('products sold since they were kept, and never more than they have sold in all', async () => {
    const { rows } = await database().pool.query<{ sold: number; total: number }>(
      `select m.sales_total - f.saved_sales as sold, m.sales_total as total from favourite f
        join product_key k on k.marketplace = f.marketplace and k.external_id = f.external_id
        join product_metric m on m.marketplace = k.marketplace and m.product_id = k.product_id
        where f.kind = 1 and f.saved_sales >= 0 and m.sales_total >= 0`,
    )
    expect(rows.length).toBeGreaterThan(8)
    expect(rows.some(({ sold }) => sold > 0)).toBe(true)
    expect(rows.every(({ sold, total }) => sold >= 0 && sold <= total)).toBe(true)
  })
})
