import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type GoodsFilter, SORTS } from '../../src/modules/goods/rules/goods-filter.ts'
import { parseKeyword } from '../../src/modules/goods/rules/keyword.ts'
import { findGoodsPage } from '../../src/modules/goods/store/goods-search.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const EVERYTHING: GoodsFilter = {
  ...{ marketplace: 'temu', keyword: null, regions: null, category: null, hosting: null, status: null },
  ...{ quality: null, hasVideo: null, listedFrom: null, area: 'global', ranges: {} },
}

/** Words from one title to most of them. */
const words = fc
  .tuple(
    fc.constantFrom('with', 'for', 'set', '适用', '防水', '便携', 'wireless', '不存在的词'),
    fc.constantFrom('', ' set', ' -for', ' -防水'),
  )
  .map(([word, more]) => word + more)

const question: fc.Arbitrary<Question> = fc.record({
  filter: fc
    .record({
      text: words,
      hosting: fc.constantFrom('full' as const, null),
      min: fc.constantFrom(undefined, 0, 20),
    })
    .map(
      ({ text, hosting, min }): GoodsFilter => ({
        ...EVERYTHING,
        ...{ keyword: parseKeyword(text, 'fuzzy'), hosting, ranges: { daily_sales: { min } } },
      }),
    ),
  order: fc.record({ by: fc.constantFrom(...SORTS), descending: fc.boolean() }),
  offset: fc.integer({ min: 0, max: 60 }),
  limit: fc.integer({ min: 0, max: 30 }),
})

type Question = Omit<Parameters<typeof findGoodsPage>[1], 'exactCount'>
type Limits = NonNullable<Parameters<typeof findGoodsPage>[2]>

describeMarketOnBothEngines('ways to find a keyword', MARKET, (database) => {
  const find = (asked: Question, limits?: Limits, exactCount = false) =>
    findGoodsPage(database().kysely, { ...asked, exactCount }, limits)

  test('the page is the same whichever way is taken, and the count is said as far as it was taken', async () => {
    await fc.assert(
      fc.asyncProperty(
        question,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(1, 25, 120, 1000),
        fc.constantFrom(0, 40, 1000),
        fc.constantFrom(1, 3, 100),
        async (asked, countStop, walkRows, walkDepth, tryRows) => {
          const whole = await find(asked, undefined, true)
          expect(whole.countIsExact).toBe(true)
          const exact = whole.count < countStop
          const limits = { countStop, walkRows, walkDepth, tryRows }
          const told = {
            productIds: whole.productIds,
            count: exact ? whole.count : countStop,
            countIsExact: exact,
          }
          expect(await find(asked, limits)).toEqual(told)
          expect(await find({ ...asked, countWaitMs: 60_000 }, limits)).toEqual(told)
          const { productIds, count, countIsExact } = await find({ ...asked, countWaitMs: 0 }, limits)
          expect(productIds).toEqual(whole.productIds)
          const isLate = !countIsExact && count === asked.offset + asked.limit + 1
          if (!isLate) expect([count, countIsExact]).toEqual([told.count, told.countIsExact])
          else expect(count).toBeLessThanOrEqual(whole.count)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('a word of many hits fills its page from the sort index, and takes all hits only when that fails', async () => {
    const statements = async (text: string, limits: Limits, countWaitMs?: number) => {
      let sent = 0
      const counting = database().kysely.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          sent++
          return result
        },
      })
      const filter = { ...EVERYTHING, keyword: parseKeyword(text, 'fuzzy') }
      const order = { by: 'daily_sales', descending: true } as const
      await findGoodsPage(
        counting,
        { filter, order, offset: 0, limit: 10, exactCount: false, countWaitMs },
        limits,
      )
      return sent
    }
    const limits = { countStop: 20, walkRows: 1000, walkDepth: 1000, tryRows: 60 }
    expect(await statements('不存在的词', limits), 'few hits').toBe(1)
    expect(await statements('for', limits), 'many hits').toBe(2)
    expect(await statements('for', { ...limits, walkRows: 5 }), 'too few rows tried').toBe(3)
    expect(await statements('for', { ...limits, walkDepth: 5 }), 'a page too deep').toBe(2)
    expect(await statements('for', limits, 60_000), 'rows first, then the count beside them').toBe(2)
    expect(await statements('不存在的词', limits, 60_000), 'tried in vain, then all hits').toBe(2)
  })
})
