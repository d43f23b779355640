import { beforeEach, expect, test } from 'vitest'
import { getGoods } from '../../src/modules/goods/operations/get-goods.ts'
import { searchGoods } from '../../src/modules/goods/operations/search-goods.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { readMigrations } from '../../src/platform/database/migration-files.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from './callers.ts'
import { record, SEEN } from './sample-record.ts'

describeOnBothEngines('ratings of products', (database) => {
  let source: number
  beforeEach(async () => {
    source = await beginIngest(database(), { kind: 'import', name: 'test.csv', collectedAt: SEEN })
  })
  const call = () => callOf(database(), 'black_drill')
  const read = async (id: string) => {
    const asked = { params: { marketplace: 'temu' as const, id }, query: undefined as never, body: undefined }
    return (await getGoods(asked, call())).body.data
  }
  const isWithin = async (id: string, min_score: number, max_score: number) => {
    const query = { min_score, max_score, limit: 100, page: 1 }
    const asked = { params: { marketplace: 'temu' as const }, query, body: undefined }
    const { rows } = (await searchGoods(asked as never, call())).body.data
    return rows.some((row) => row.id === id)
  }

  test('keep two decimals, in a row, by area and in a range', async () => {
    const goods = record({ score: 4.95, reviewsByArea: [{ area: 'us', commentCount: 60, score: 4.05 }] })
    await upsertGoods(database(), [goods], source)
    const { row, reviews } = await read(goods.externalId)
    expect(row.score).toBe(4.95)
    expect(reviews).toContainEqual({ area: 'us', commentCount: 60, score: 4.05 })
    const within = [
      await isWithin(goods.externalId, 4.95, 4.95),
      await isWithin(goods.externalId, 4.96, 5),
      await isWithin(goods.externalId, 4, 4.94),
    ]
    expect(within).toEqual([true, false, false])
  })

  test('that an older version stored in tenths are kept, and a missing one stays missing', async () => {
    const { externalId } = record({ score: 4.6 })
    const unrated = record({ score: null })
    await upsertGoods(database(), [record({ externalId, score: 4.6 }), unrated], source)
    const { pool } = database()
    await pool.query('update product_metric set score = score / 10 where score >= 0')
    await pool.query('delete from product_watch')
    await pool.query(
      "insert into product_watch (product_id, start_day, comments, score, state, creators) select product_id, 1, '{1,1}', '{-1,46}', '{0,0}', '{-1,-1}' from product_text where external_id = $1",
      [externalId],
    )
    const { sql } = readMigrations().find(({ name }) => name === '0125-scores-in-hundredths.sql') ?? {
      sql: '',
    }
    await pool.query(sql)
    expect((await read(externalId)).row.score).toBe(4.6)
    expect((await read(unrated.externalId)).row.score).toBeNull()
    const { rows } = await pool.query('select score from product_watch')
    expect(rows).toEqual([{ score: [-1, 460] }])
  })
})
