import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { findListPage } from '../../src/platform/database/list-page/list-page.ts'
import { readOrder } from '../../src/platform/database/list-page/list-paging.ts'
import { orderBy } from '../../src/platform/database/list-page/list-query.ts'
import { withWords } from '../../src/platform/database/list-page/list-words.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { fixed, LISTS, RARE, wordsOf } from './lists.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Limits = NonNullable<Parameters<typeof findListPage>[3]>

const worded = Object.entries(LISTS).flatMap(([name, { many, ...listed }]) =>
  many === undefined ? [] : [[name, { many, ...listed }] as const],
)
const searched = Object.entries(LISTS).filter(([name]) => name !== 'places of creators')

describeMarketOnBothEngines('the way of declared lists to their rows', MARKET, (database) => {
  /** The plan when whole tables may not be read: what is left is an index, or there is none. */
  const planOf = (query: RawBuilder<unknown>) =>
    database().transaction(async (trx) => {
      for (const way of ['seqscan', 'bitmapscan'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(trx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })

  describe.each(searched)('%s', (_, listed) => {
    const { table, id, sorts } = listed.list
    test.each(Object.values(sorts))(
      '$column walks an index, both ways, and sorts nothing',
      async ({ column }) => {
        for (const descending of [true, false]) {
          const plan = await planOf(sql`select ${sql.ref(`m.${id}`)} from ${sql.table(table)} m
          where m.marketplace = ${listed.code}::smallint
          order by ${orderBy('m', { id, column, descending })} limit 50`)
          expect(plan).toContain('Index')
          expect(plan).not.toMatch(/Sort|Seq Scan/)
        }
      },
    )
  })

  test.each(worded)(
    '%s: a word of many hits has its rows before they are counted, a rare one takes all its hits',
    async (_, listed) => {
      const statements = async (text: string, limits: Limits, countWaitMs?: number) => {
        let sent = 0
        const watched = database().kysely.withPlugin({
          transformQuery: ({ node }) => node,
          transformResult: async ({ result }) => {
            sent++
            return result
          },
        })
        const words = { ...wordsOf(text), marketplaceCode: listed.code }
        const page = {
          ...{ conditions: withWords(listed.list, fixed(listed), words), order: readOrder(listed.list, {}) },
          ...{ offset: 0, limit: 10, exactCount: false, countWaitMs },
        }
        await findListPage(watched, listed.list, page, limits)
        return sent
      }
      const limits = { countStop: 20, walkRows: 1000, walkDepth: 1000, tryRows: 60 }
      expect(await statements(RARE, limits), 'few hits').toBe(1)
      expect(await statements(listed.many, limits), 'many hits').toBe(2)
      expect(await statements(listed.many, { ...limits, walkRows: 5 }), 'too few rows tried').toBe(3)
      expect(
        await statements(listed.many, { ...limits, walkRows: 5, walkDepth: 10 }),
        'a page up to the depth',
      ).toBe(3)
      expect(await statements(listed.many, { ...limits, walkRows: 5, walkDepth: 9 }), 'a deeper page').toBe(2)
      expect(await statements(listed.many, limits, 60_000), 'rows first, then the count beside them').toBe(2)
      expect(await statements(RARE, limits, 60_000), 'tried in vain, then all hits').toBe(2)
    },
  )
})
