import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { parseKeyword } from '../../src/modules/goods/rules/keyword.ts'
import { wordConditions } from '../../src/platform/database/list-page/list-conditions.ts'
import { findListPage } from '../../src/platform/database/list-page/list-page.ts'
import type { ListPageQuery } from '../../src/platform/database/list-page/list-query.ts'
import { TIKTOK } from '../creators/loaded.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Asked = Omit<ListPageQuery, 'exactCount'>
type Limits = NonNullable<Parameters<typeof findListPage>[2]>

/** Videos that have some words, by a figure. */
function videos(text: string, column: string, descending: boolean, page: { offset: number; limit: number }) {
  const keyword = parseKeyword(text, 'fuzzy')
  if (keyword.kind !== 'words') throw new Error(`${text} are no words.`)
  const words = wordConditions(TIKTOK, keyword.include, keyword.exclude)
  expect(words.indexed).toBe(true)
  const where = [sql`m.marketplace = ${TIKTOK}`]
  return { table: 'video', id: 'video_id', where, words, order: { column, descending }, ...page }
}

const question: fc.Arbitrary<Asked> = fc
  .record({
    // From no title at all to most of them.
    text: fc.constantFrom('开箱', '使用感受', '一分钟 -的', 'd_ -避坑', 'd_', '不存在的词'),
    column: fc.constantFrom('gmv', 'comments', 'views'),
    descending: fc.boolean(),
    offset: fc.integer({ min: 0, max: 60 }),
    limit: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ text, column, descending, ...page }) => videos(text, column, descending, page))

describeMarketOnBothEngines('ways to find words in a list', MARKET, (database) => {
  const find = (asked: Asked, limits?: Limits, exactCount = false) =>
    findListPage(database().kysely, { ...asked, exactCount }, limits)

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
          const isExact = whole.count < countStop
          const limits = { countStop, walkRows, walkDepth, tryRows }
          const told = {
            ...{ ids: whole.ids, count: isExact ? whole.count : countStop },
            countIsExact: isExact,
          }
          expect(await find(asked, limits)).toEqual(told)
          expect(await find({ ...asked, countWaitMs: 60_000 }, limits)).toEqual(told)
          const { ids, count, countIsExact } = await find({ ...asked, countWaitMs: 0 }, limits)
          expect(ids).toEqual(whole.ids)
          const isLate = !countIsExact && count === asked.offset + asked.limit + 1
          if (!isLate) expect([count, countIsExact]).toEqual([told.count, told.countIsExact])
          else expect(count).toBeLessThanOrEqual(whole.count)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('rows of a word of many hits are there before they are counted; a rare word takes all its hits', async () => {
    const statements = async (text: string, limits: Limits, countWaitMs?: number) => {
      let sent = 0
      const watched = database().kysely.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          sent++
          return result
        },
      })
      const asked = videos(text, 'gmv', true, { offset: 0, limit: 10 })
      await findListPage(watched, { ...asked, exactCount: false, countWaitMs }, limits)
      return sent
    }
    const limits = { countStop: 20, walkRows: 1000, walkDepth: 1000, tryRows: 60 }
    expect(await statements('不存在的词', limits), 'few hits').toBe(1)
    expect(await statements('d_', limits), 'many hits').toBe(2)
    expect(await statements('d_', { ...limits, walkRows: 5 }), 'too few rows tried').toBe(3)
    expect(await statements('d_', { ...limits, walkDepth: 5 }), 'a page too deep').toBe(2)
    expect(await statements('d_', limits, 60_000), 'rows first, then the count beside them').toBe(2)
    expect(await statements('不存在的词', limits, 60_000), 'tried in vain, then all hits').toBe(2)
  })
})
