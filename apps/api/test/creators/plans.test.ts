import { type RawBuilder, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { MARKET, today } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { TIKTOK } from './loaded.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 })

describeMarketOnBothEngines('the way of lists to their rows', MARKET, (database) => {
  /** The plan when whole tables may not be read: what is left is an index, or there is none. */
  const planOf = (query: RawBuilder<unknown>) =>
    database().transaction(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx)
      await sql`set local enable_bitmapscan = off`.execute(trx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(trx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })

  test.each(['creator', 'live', 'video'])(
    'the first order of %s walks an index within a category and a country too',
    async (table) => {
      const id = sql.ref(`m.${table}_id`)
      for (const where of [sql`m.c1 = 1000`, sql`m.region_id = any('{211}'::smallint[])`]) {
        const page = sql`select ${id} from ${sql.table(table)} m
          where m.marketplace = ${TIKTOK}::smallint and ${where} order by m.gmv desc, ${id} limit 50`
        expect(await planOf(page)).not.toContain('Seq Scan')
      }
    },
  )

  test('what belongs to a creator or a product is found by its key', async () => {
    const queries = [
      sql`select live_id from live m where m.creator_id = 1000 order by started_at desc, live_id limit 10`,
      sql`select video_id from video m where m.creator_id = 1000 order by posted_at desc, video_id limit 10`,
      sql`select video_id from video m where m.product_id = 1000 order by gmv desc, video_id limit 10`,
      sql`select live_id from live_goods where product_id = 1000`,
      sql`select creator_id from creator_goods where product_id = 1000`,
    ]
    for (const query of queries) expect(await planOf(query)).not.toMatch(/Sort|Seq Scan/)
  })

  test('videos of a product that were paid for are found among all of its videos', async () => {
    const query = sql`select v.external_id, d.day from video v
      cross join lateral unnest(v.promotion_days) with ordinality as d (day, turn)
      where v.product_id = 1000 and v.promotion_days <> '{}' and d.day >= 20000 order by d.day desc limit 200`
    expect(await planOf(query)).toContain('video_promotion')
  })

  test('a page of a board is read by the key of its day', async () => {
    const on = sql`m.marketplace = ${TIKTOK}::smallint and m.period = 7::smallint and m.day = ${today - 1}::integer`
    const places = await planOf(
      sql`select m.creator_id from creator_rank m where ${on} and m.board = 'star' order by m.place asc limit 50`,
    )
    expect(places).toContain('creator_rank_pkey')
    expect(places).not.toContain('Sort')
    const goods = await planOf(
      sql`select m.product_id from live_goods_rank m where ${on} order by m.place asc limit 50`,
    )
    expect(goods).toContain('live_goods_rank_pkey')
  })
})
