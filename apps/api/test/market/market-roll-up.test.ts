import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { FLAG } from '../../src/modules/goods/rules/goods-flag.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { scopesOf } from '../../src/modules/market/rules/market-scope.ts'
import { MARKET_SUMS } from '../../src/modules/market/rules/market-sum.ts'
import { BAND_STARTS, bandEnd } from '../../src/modules/market/rules/price-band.ts'
import { rollUpMarket } from '../../src/modules/market/store/market-roll-up.ts'
import { MARKETPLACES, marketplaceCode } from '../../src/modules/reference/rules/marketplace.ts'
import { snapshotOf, TIKTOK } from '../creators/loaded.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const TABLES = ['market_figure', 'market_trend', 'market_media']
const TEMU = marketplaceCode('temu')

type Bare = Record<string, number>

/** A sum by its name, or a column of the key. */
function storedSum(name: string) {
  const at = (MARKET_SUMS as readonly string[]).indexOf(name)
  return at < 0 ? sql.ref(name) : sql`sums[${at + 1}::integer]::float8 as ${sql.ref(name)}`
}

describeMarketOnBothEngines('aggregates of the market', MARKET, (database) => {
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(database().kysely)).rows
  const dayOf = async (code: number) =>
    (await rows(sql<{ day: number }>`select day from market_state where marketplace = ${code}`))[0]?.day ?? 0

  beforeAll(async () => {
    await rollUpMarket(database())
  })

  test.each([
    { period: 7, column: 'sales_week' },
    { period: 30, column: 'sales_month' },
  ])('the sums of $period days are those of bare SQL over the products', async ({ period, column }) => {
    for (const marketplace of MARKETPLACES) {
      const code = marketplaceCode(marketplace)
      const day = await dayOf(code)
      const units = sql`case when ${sql.ref(column)} >= 0 then ${sql.ref(column)} end`
      const has = (bit: number) => sql`flags & ${bit}::integer <> 0`
      const mask = scopesOf(marketplace)[0]?.mask ?? 0n
      const place = scopesOf(marketplace)[0]?.code ?? 0
      const places = [
        { scope: 0, hosting: 0, where: sql`true` },
        { scope: 0, hosting: 2, where: has(FLAG.hostingSemi) },
        { scope: place, hosting: 0, where: sql`region_mask & ${String(mask)}::bigint <> 0` },
      ]
      for (const { scope, hosting, where } of places) {
        for (const level of [0, 1, 2]) {
          const key =
            level === 0
              ? sql`-1 as up, 0 as own`
              : level === 1
                ? sql`0 as up, c1 as own`
                : sql`c1 as up, c2 as own`
          const bare = await rows(sql<Bare>`
            with g as (select *, ${key}, ${units} as sold from product_metric
              where marketplace = ${code} and ${where} and ${level === 2 ? sql`c1 >= 0` : sql`true`}),
            best as (select up, own, sold,
              row_number() over (partition by up, own order by sold desc nulls last) as place from g)
            select up as parent_id, own as category_id, count(*)::float8 as goods,
              (count(*) filter (where ${has(FLAG.onSale)}))::float8 as on_sale,
              (count(*) filter (where ${has(FLAG.soldOut)}))::float8 as sold_out,
              (count(*) filter (where ${has(FLAG.hostingSemi)}))::float8 as semi,
              (count(*) filter (where ${has(FLAG.hostingSemi | FLAG.hostingFull)}))::float8 as hosted,
              (count(*) filter (where listed_day > ${day - period}))::float8 as listed,
              (count(*) filter (where listed_day > ${day - 2 * period} and listed_day <= ${day - period}))::float8
                as listed_b,
              count(sold)::float8 as sales_known, (count(*) filter (where sold > 0))::float8 as active,
              coalesce(sum(sold), 0)::float8 as units,
              coalesce(sum(sold::bigint * price_usd) filter (where price_usd >= 0), 0)::float8 as gmv,
              (count(distinct shop_id) filter (where shop_id >= 0))::float8 as shops,
              (select coalesce(sum(b.sold), 0)::float8 from best b where b.place <= 10
                and b.up = g.up and b.own = g.own) as top_units
            from g group by up, own order by up, own`)
          const names = Object.keys(bare[0] ?? { goods: 0 })
          const stored = await rows(sql<Bare>`
            select ${sql.join(names.map(storedSum))} from market_figure
            where marketplace = ${code} and period = ${period} and scope = ${scope}
              and hosting = ${hosting} and ${level === 0 ? sql`parent_id = -1` : level === 1 ? sql`parent_id = 0` : sql`parent_id > 0`}
            order by parent_id, category_id`)
          expect(stored, `${marketplace} ${scope}/${hosting} level ${level}`).toEqual(bare)
        }
      }
    }
  })

  test('both periods are compared over the products of which both are known', async () => {
    const day = await dayOf(TEMU)
    const [bare] = await rows(sql<Record<string, number>>`
      with d as (
        select m.product_id, m.price_usd, day > ${day - 7} as now,
          case when v >= 0 then v when m.listed_day > day then 0 end as units
        from product_metric m left join product_hist h on h.product_id = m.product_id and h.region_id = 0
        cross join generate_series(${day - 13}::integer, ${day}::integer) as day
        cross join lateral (select h.sales[day - h.start_day + 1] as v) s
        where m.marketplace = ${TEMU}
      ), p as (
        select product_id, price_usd, sum(units) filter (where now) as a, sum(units) filter (where not now) as b
        from d group by 1, 2
        having count(units) filter (where now) >= 5 and count(units) filter (where not now) >= 5
      )
      select count(*)::float8 as sales_compared, sum(a)::float8 as units_a, sum(b)::float8 as units_b,
        (count(*) filter (where a > 0))::float8 as active_a, (count(*) filter (where b > 0))::float8 as active_b,
        (sum(a * price_usd) filter (where price_usd >= 0))::float8 as gmv_a,
        (sum(b * price_usd) filter (where price_usd >= 0))::float8 as gmv_b from p`)
    const [stored] = await rows(sql<Record<string, number>>`
      select ${sql.join(Object.keys(bare ?? {}).map(storedSum))} from market_figure
      where marketplace = ${TEMU} and period = 7 and scope = 0 and hosting = 0 and parent_id = -1`)
    expect(bare?.['units_b']).toBeGreaterThan(0)
    expect(stored).toEqual(bare)
  })

  test('price bands hold every product with a price once', async () => {
    const bare = await Promise.all(
      BAND_STARTS.map(async (start, band) => {
        const end = bandEnd(band) ?? 2_147_483_647
        const [found] = await rows(sql<{ goods: number; units: number }>`
          select count(*)::float8 as goods, coalesce(sum(greatest(sales_week, 0)), 0)::float8 as units
          from product_metric where marketplace = ${TEMU} and price_usd between ${start} and ${end}`)
        return found
      }),
    )
    const [stored] = await rows(sql<{ band_goods: number[]; band_units: number[] }>`
      select band_goods, band_units::float8[] as band_units from market_figure
      where marketplace = ${TEMU} and period = 7 and scope = 0 and hosting = 0 and parent_id = -1`)
    expect(stored?.band_goods.map((goods, band) => ({ goods, units: stored.band_units[band] }))).toEqual(bare)
  })

  test('days are those of the series of the products', async () => {
    const bare = await rows(sql`select h.start_day + s.n::integer - 1 as day, count(*)::integer as goods,
        (count(*) filter (where s.units >= 0))::integer as known,
        (coalesce(sum(s.units) filter (where s.units >= 0), 0))::float8 as units,
        (coalesce(sum(s.units::bigint * greatest(m.price_usd, 0)) filter (where s.units >= 0), 0))::float8 as gmv
      from product_metric m join product_hist h on h.product_id = m.product_id and h.region_id = 0
      cross join lateral unnest(h.sales) with ordinality as s (units, n)
      where m.marketplace = ${TEMU} and h.start_day + s.n - 1 between ${(await dayOf(TEMU)) - 59} and ${await dayOf(TEMU)}
      group by 1 order by 1`)
    const stored =
      await rows(sql`select start_day + d.n::integer - 1 as day, d.goods, d.known, d.units::float8,
        d.gmv::float8 from market_trend t
      cross join lateral unnest(t.goods, t.known, t.units, t.gmv) with ordinality as d (goods, known, units, gmv, n)
      where marketplace = ${TEMU} and scope = 0 and hosting = 0 and parent_id = -1 and d.goods > 0 order by day`)
    expect(stored.length).toBeGreaterThan(20)
    expect(stored).toEqual(bare)
  })

  test('creators, videos and lives are those that were published in the period', async () => {
    const from = ((await dayOf(TIKTOK)) - 6) * 86_400_000
    const to = from + 7 * 86_400_000
    const [bare] = await rows(sql`with all_of as (
        select creator_id, gmv, 1 as video from video where marketplace = ${TIKTOK} and posted_at >= ${from} and posted_at < ${to}
        union all
        select creator_id, gmv, 0 from live where marketplace = ${TIKTOK} and started_at >= ${from} and started_at < ${to})
      select count(distinct creator_id)::float8 as creators, sum(video)::float8 as videos,
        sum(1 - video)::float8 as lives, (sum(greatest(gmv, 0)) filter (where video = 1))::float8 as video_gmv,
        (sum(greatest(gmv, 0)) filter (where video = 0))::float8 as live_gmv from all_of`)
    const [stored] = await rows(sql`select creators::float8, videos::float8, lives::float8, video_gmv::float8,
        live_gmv::float8 from market_media
      where marketplace = ${TIKTOK} and period = 7 and scope = 0 and parent_id = -1`)
    expect(stored).toEqual(bare)
  })

  test('a second run changes nothing, and without news it does nothing', async () => {
    const before = await snapshotOf(database(), TABLES)
    expect(await rollUpMarket(database())).toEqual([])
    const again = await rollUpMarket(database(), { again: true })
    expect(again.map(({ marketplace }) => marketplace)).toEqual([...MARKETPLACES])
    expect(await snapshotOf(database(), TABLES)).toEqual(before)
  })

  test('news of one marketplace compute it alone', async () => {
    const source = await beginIngest(database(), { kind: 'import', name: 'news', collectedAt: null })
    const [seen] = await rows(sql<{ at: number }>`select max(updated_at)::float8 as at from product_metric
      where marketplace = ${TEMU}`)
    await upsertGoods(database(), [record({ externalId: 'news', seenAt: (seen?.at ?? 0) + 1 })], source)
    const goods = await rows(sql<{ n: number }>`select count(*)::float8 as n from product_metric
      where marketplace = ${TEMU}`)
    expect(await rollUpMarket(database())).toEqual([{ marketplace: 'temu', goods: goods[0]?.n }])
  })

  test('a page is read by keys alone', async () => {
    for (const query of [
      `select * from market_figure where marketplace = 1 and period = 7 and scope in (0, 211) and hosting = 0
        and parent_id = -1 and category_id = 0`,
      'select * from market_figure where marketplace = 1 and period = 7 and scope = 0 and hosting = 0 and parent_id = 0',
      `select * from market_trend where marketplace = 1 and scope = 0 and hosting = 0 and parent_id = -1
        and category_id = 0`,
    ]) {
      // Without the scan that small tables prefer, the planner shows whether an index leads there.
      const plan = await database().transaction(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx)
        return (await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(trx)).rows
      })
      const text = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(text).toMatch(/market_(figure|trend)_pkey/)
      expect(text).not.toContain('Seq Scan')
    }
  })
})
