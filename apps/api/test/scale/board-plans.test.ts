import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoCreators } from '../../src/demo/creators/load-demo-creators.ts'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openPostgresForTest, type TestDatabase } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { listRequests } from './list-requests.ts'
import { copyMarket } from './market-copies.ts'
import { largeTables, scannedTables } from './scanned-tables.ts'
import { recordStatements, type Statement } from './statement-recorder.ts'

/** Rows from which on a table must not be read from end to end. */
const LARGE = 5_000
const SETUP_MS = 600_000
/** What every list reads, and the demo set has few of. */
const GROWN = [
  ...['product_metric', 'product_text', 'product_hist', 'product_extra'],
  ...['shop_figure', 'creator', 'live', 'video'],
]

/** 200 favourites and 200 products that are listed, on each marketplace: what own marks are told apart by. */
async function keepMuch({ pool }: Database, userId: string): Promise<void> {
  const some = `(select marketplace, external_id, row_number() over (partition by marketplace order by product_id) as n
    from product_key) k where k.n <= 200`
  await pool.query(
    `insert into favourite (user_id, marketplace, kind, external_id, saved_at, title)
      select $1, k.marketplace, 1, k.external_id, 0, 'x' from ${some}`,
    [userId],
  )
  await pool.query(
    `insert into listing (user_id, marketplace, external_id, status, added_at, updated_at, title)
      select $1, k.marketplace, k.external_id, 5, 0, 0, 'x' from ${some}`,
    [userId],
  )
}

// 30,000 products, 8,200 shops, 5,000 creators: enough that the planner prefers an index where there is one.
describe.runIf(findPostgres())('plans of every list on PostgreSQL', () => {
  let opened: TestDatabase
  let server: RunningServer
  const statements = new Map<string, Statement & { url: string }>()
  const refused: string[] = []

  beforeAll(async () => {
    opened = await openPostgresForTest()
    const { db } = opened
    await loadDemoGoods(db, { count: 200 })
    await loadDemoCreators(db, { count: 40 })
    await copyMarket(db, { goods: 149, shops: 49, creators: 124 }, () => undefined)
    server = await runServer(db, { checkAnswers: false })
    const { id, token } = await entered(db, { vipType: 'yqyy', vipExpire: null, isExternalLink: true })
    await keepMuch(db, id)
    const record = recordStatements(db)
    for (const url of listRequests()) {
      const sent = await record(async () => {
        const { status, text } = await server.get(url, token)
        if (status !== 200 && status !== 404) refused.push(`${url} answered ${status} ${text}`)
      })
      for (const one of sent) statements.set(`${one.sql} ${JSON.stringify(one.parameters)}`, { ...one, url })
    }
  }, SETUP_MS)
  afterAll(async () => {
    await server?.close()
    await opened?.dispose()
  }, SETUP_MS)

  test('every list answers, and the tables are large', async () => {
    expect(refused).toEqual([])
    expect(statements.size).toBeGreaterThan(200)
    const large = await largeTables(opened.db, LARGE)
    expect(GROWN.filter((table) => !large.has(table))).toEqual([])
  })

  test(
    'no statement of a list reads or sorts a large table whole',
    async () => {
      const large = await largeTables(opened.db, LARGE)
      const found: string[] = []
      for (const statement of statements.values()) {
        const tables = await scannedTables(opened.db.pool, statement, large)
        if (tables.length > 0)
          found.push(`${statement.url} reads or sorts all of ${tables.join()}: ${statement.sql}`)
      }
      expect(found).toEqual([])
    },
    SETUP_MS,
  )

  test('a list whose index is gone is found out', async () => {
    const large = await largeTables(opened.db, LARGE)
    const client = await opened.db.pool.connect()
    try {
      await client.query('begin')
      const sized = [...statements.values()].filter(({ sql }) => sql.includes('e.size_keys'))
      await client.query('drop index product_extra_sizes')
      const found: string[] = []
      for (const one of sized) found.push(...(await scannedTables(client, one, large)))
      expect(found).toContain('product_extra')
      await client.query('drop index product_metric_day, product_metric_c1_day, product_metric_c2_day')
      const walks = [...statements.values()].filter(
        ({ sql }) =>
          /from "?product_metric"? /.test(sql) &&
          sql.includes('"m"."sales_day" desc') &&
          !sql.includes('e.size_keys'),
      )
      expect(walks.length).toBeGreaterThan(0)
      for (const walk of walks) {
        expect(await scannedTables(client, walk, large), walk.sql).toContain('product_metric')
      }
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
