import { expect, test, vi } from 'vitest'
import { ensureDemoData } from '../../src/demo/demo-data.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { finishIngest } from '../../src/modules/rollups/jobs/finish-ingest.ts'
import { describeOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 120_000 })

const SIZE = { goods: 80, creators: 5 }
/** What a start that was killed may have left out. */
const SUMMED = [
  'goods_rank',
  'shop_figure',
  'shop_rank',
  'market_figure',
  'creator',
  'creator_rank',
  'creator_goods',
]

describeOnBothEngines('demo data after a broken start', (database) => {
  const say = () => undefined
  const counts = async () => {
    const each = SUMMED.map((table) => `(select count(*)::integer from ${table}) as ${table}`)
    const { rows } = await database().pool.query<Record<string, number>>(`select ${each.join(', ')},
      (select count(*)::integer from product_metric) as goods,
      (select count(*)::integer from source where finished_at is null) as unfinished`)
    return rows[0] ?? {}
  }

  test('is made whole, whether products or creators were under way, and is left alone then', async () => {
    const db = database()
    await ensureDemoData(db, 'load', say, SIZE)
    const whole = await counts()
    expect(whole).toMatchObject({ goods: 80, creator: 5, unfinished: 0 })
    for (const table of SUMMED) expect(whole[table], table).toBeGreaterThan(0)

    // Killed after the products and before their sums; nothing of the creators is there yet.
    for (const table of SUMMED) await db.pool.query(`delete from ${table}`)
    await db.pool.query('delete from goods_rank_day')
    await db.pool.query('delete from market_state')
    await db.pool.query('update source set finished_at = null where id = (select min(id) from source)')
    await ensureDemoData(db, 'load', say, SIZE)
    expect(await counts()).toEqual(whole)

    // Killed among the creators: the products are not made again.
    await db.pool.query('delete from creator_rank')
    await db.pool.query('delete from creator_goods')
    await db.pool.query('update source set finished_at = null where id = (select max(id) from source)')
    await db.pool.query("update product_text set title = 'untouched'")
    await ensureDemoData(db, 'load', say, SIZE)
    expect(await counts()).toEqual(whole)
    const { rows } = await db.pool.query(
      "select count(*)::integer as n from product_text where title = 'untouched'",
    )
    expect(rows[0].n).toBe(80)

    await ensureDemoData(db, 'load', () => expect.unreachable(), SIZE)
  })
})

describeOnBothEngines('demo products at a start', (database) => {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const count = async () =>
    Number((await database().pool.query('select count(*) as n from product_metric')).rows[0].n)

  const news = async () =>
    (await database().pool.query<{ title: string }>('select title from news_item')).rows.map(
      ({ title }) => title,
    )

  test('a database that somebody provides stays empty, and they are told how to fill it', async () => {
    await ensureDemoData(database(), 'leave', say)
    expect([await count(), said]).toEqual([0, [expect.stringContaining('HAIXUAN_DEMO=1')]])
    said.length = 0
  })

  test('what is there stays as it is, goes when it is not wanted, and never comes back over real rows', async () => {
    const db = database()
    await ensureDemoData(db, 'load', say, { goods: 40, creators: 5 })
    expect(said).toEqual([expect.stringContaining('首次启动'), '示例数据已就绪：40 个商品，5 位达人'])
    said.length = 0
    expect((await news()).filter((title) => title.endsWith('（示例数据）'))).toHaveLength(4)
    for (const wish of ['load', 'leave'] as const) {
      await ensureDemoData(db, wish, say)
      expect([await count(), said]).toEqual([40, []])
    }
    await ensureDemoData(db, 'remove', say)
    expect([await count(), await news()]).toEqual([0, []])
    await finishIngest(db, await beginIngest(db, { kind: 'import', name: 'products.csv', collectedAt: null }))
    await ensureDemoData(db, 'load', say)
    expect([await count(), said]).toEqual([0, []])
  })
})
