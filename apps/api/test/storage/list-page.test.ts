import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Bounds } from '../../src/platform/bounds.ts'
import { rangeConditions } from '../../src/platform/database/list-page/list-conditions.ts'
import { findListPage } from '../../src/platform/database/list-page/list-page.ts'
import { readOrder, readPaging } from '../../src/platform/database/list-page/list-paging.ts'
import type { ListConditions, ListPaging } from '../../src/platform/database/list-page/list-query.ts'
import { walkList } from '../../src/platform/database/list-page/list-steps.ts'
import { withWords } from '../../src/platform/database/list-page/list-words.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { fixed, LISTS, type Listed, type StoredRow, storedRows, wordsOf } from './lists.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

interface Asked extends Pick<ListPaging, 'order' | 'offset' | 'limit'> {
  keyword: string | null
  ranges: Readonly<Record<string, Bounds>>
}

function conditionsOf(
  listed: Listed,
  { keyword, ranges }: Pick<Asked, 'keyword' | 'ranges'>,
): ListConditions {
  const where = [...fixed(listed), ...rangeConditions(listed.list.ranges, ranges)]
  if (keyword === null) return { where, words: null }
  return withWords(listed.list, where, { ...wordsOf(keyword), marketplaceCode: listed.code })
}

/** Whether a row is listed, said in the plainest way. */
function matches({ list }: Listed, { keyword, ranges }: Asked, row: StoredRow): boolean {
  const { include, exclude } = keyword === null ? { include: [], exclude: [] } : wordsOf(keyword)
  const inRanges = Object.entries(ranges).every(([name, { min = 0, max = Number.POSITIVE_INFINITY }]) => {
    const { column = '', scale = 1 } = list.ranges[name] ?? {}
    const figure = row[column] ?? -1
    return figure >= 0 && figure / scale >= min && figure / scale <= max
  })
  const has = (word: string) => row.words.includes(word)
  return inRanges && include.every(has) && !exclude.some(has)
}

/** All ids of a list in order: what is missing last both ways, equal figures by id. */
function naiveIds(listed: Listed, asked: Asked, rows: readonly StoredRow[]): number[] {
  const { list } = listed
  const { column = '', missing = -1 } = list.sorts[asked.order.by] ?? {}
  const sign = asked.order.descending ? -1 : 1
  const parts = rows
    .filter((row) => matches(listed, asked, row))
    .map((row) => ({ id: row[list.id] ?? 0, figure: row[column] ?? 0 }))
  const late = ({ figure }: { figure: number }) => Number(figure === missing)
  parts.sort((a, b) => late(a) - late(b) || sign * (a.figure - b.figure) || -sign * (a.id - b.id))
  return parts.map(({ id }) => id)
}

/** Questions about a list. Bounds are figures that rows have, so that both sides of each are asked for. */
function questions({ list, keywords }: Listed, rows: readonly StoredRow[]): fc.Arbitrary<Asked> {
  const bounds = fc
    .tuple(
      fc.constantFrom(...Object.keys(list.ranges)),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('min', 'max', ''),
    )
    .map(([name, low, high, one]) => {
      const { column = '', scale = 1 } = list.ranges[name] ?? {}
      const figure = (at: number) => Math.max(0, rows[at % rows.length]?.[column] ?? 0) / scale
      const both = { min: figure(low), max: figure(high) }
      return { [name]: one === 'min' ? { min: both.min } : one === 'max' ? { max: both.max } : both }
    })
  return fc.record({
    keyword: fc.constantFrom(null, ...keywords),
    ranges: fc.oneof(fc.constant({}), bounds),
    order: fc.record({ by: fc.constantFrom(...Object.keys(list.sorts)), descending: fc.boolean() }),
    // Most lists end within these, some of them long before.
    offset: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 700 })),
    limit: fc.integer({ min: 0, max: 30 }),
  })
}

const limitsOf = fc.record({
  countStop: fc.integer({ min: 1, max: 40 }),
  walkRows: fc.constantFrom(1, 25, 120, 1000),
  walkDepth: fc.constantFrom(0, 40, 1000),
  tryRows: fc.constantFrom(1, 3, 100),
})

describeMarketOnBothEngines('pages of declared lists', MARKET, (database) => {
  describe.each(Object.entries(LISTS))('%s', (_, listed) => {
    const { list } = listed
    let rows: StoredRow[]
    beforeAll(async () => {
      rows = await storedRows(database(), listed)
      expect(rows.length).toBeGreaterThan(20)
    })

    test('a page is that of the plainest way, whichever way is taken; counts are told as far as they are taken', async () => {
      const property = fc.asyncProperty(questions(listed, rows), limitsOf, async (asked, limits) => {
        const { order, offset, limit } = asked
        const conditions = conditionsOf(listed, asked)
        const find = (more: { exactCount: boolean; countWaitMs?: number }) =>
          findListPage(database().kysely, list, { conditions, order, offset, limit, ...more }, limits)
        const wanted = naiveIds(listed, asked, rows)
        const ids = wanted.slice(offset, offset + limit)
        expect(await find({ exactCount: true })).toEqual({ ids, count: wanted.length, countIsExact: true })

        const isExact = wanted.length < limits.countStop
        const told = { count: isExact ? wanted.length : limits.countStop, countIsExact: isExact }
        expect(await find({ exactCount: false })).toEqual({ ids, ...told })
        const waited = await find({ exactCount: false, countWaitMs: 60_000 })
        const late = await find({ exactCount: false, countWaitMs: 0 })
        if (conditions.words !== null) expect(waited).toEqual({ ids, ...told })
        for (const { ids: found, count, countIsExact } of [waited, late]) {
          expect(found).toEqual(ids)
          // Counted whole, as far as the stop, as far as the row after the page, or not at all beyond the end.
          if (countIsExact) expect(count).toBe(wanted.length)
          else expect([limits.countStop, offset + limit + 1, 0]).toContain(count)
          expect(count).toBeLessThanOrEqual(wanted.length)
        }
      })
      await fc.assert(property, { numRuns: 80 })
    })

    test('steps give the rows of the pages, each once and no more than were wanted', async () => {
      const sizes = fc.record({
        most: fc.integer({ min: 1, max: 400 }),
        size: fc.constantFrom(1, 7, 90, 4000),
      })
      const property = fc.asyncProperty(questions(listed, rows), sizes, async (asked, { most, size }) => {
        const { order, keyword } = asked
        // A step of one row is a statement a row.
        const wanted = { most: size === 1 ? Math.min(most, 20) : most, size }
        const conditions = conditionsOf(listed, asked)
        const ids: number[] = []
        for await (const step of walkList(database().kysely, list, { conditions, order, ...wanted })) {
          expect(keyword !== null || step.length <= size).toBe(true)
          ids.push(...step)
        }
        expect(ids).toEqual(naiveIds(listed, asked, rows).slice(0, wanted.most))
      })
      await fc.assert(property, { numRuns: 40 })
    })

    test('a bound that no figure can reach finds nothing, and is no error', async () => {
      for (const name of Object.keys(list.ranges)) {
        const count = async (bounds: Bounds) => {
          const conditions = conditionsOf(listed, { keyword: null, ranges: { [name]: bounds } })
          const page = { conditions, order: readOrder(list, {}), offset: 0, limit: 0, exactCount: true }
          return (await findListPage(database().kysely, list, page)).count
        }
        const most = 1_000_000_000_000_000
        expect(await count({ min: most }), name).toBe(0)
        expect(await count({ max: most }), name).toBe(await count({ min: 0 }))
      }
    })

    test('what nothing can meet has no rows, no steps and a count that is exact', async () => {
      const order = readOrder(list, {})
      const page = { conditions: null, order, offset: 0, limit: 10, exactCount: false }
      expect(await findListPage(database().kysely, list, page)).toEqual({
        ...{ ids: [], count: 0, countIsExact: true },
      })
      for await (const step of walkList(database().kysely, list, { conditions: null, order, most: 10 }))
        expect.fail(`There is a step: ${step}`)
    })

    test('a query is read by the names of the list, and cut to what the tier opens', () => {
      const [by, direction] = list.standardSort.split(':')
      const standard = { by, descending: direction === 'desc' }
      const first = { order: standard, offset: 0, exactCount: false }
      expect(readPaging(list, {}, 1000)).toEqual({ ...first, limit: 50 })
      expect(readPaging(list, {}, 20)).toEqual({ ...first, limit: 20 })
      const deep = { page: 3, limit: 40, exact_count: true }
      const third = { order: standard, offset: 80, exactCount: true }
      expect(readPaging(list, deep, 100)).toEqual({ ...third, limit: 20 })
      expect(readPaging(list, deep, 80)).toEqual({ ...third, limit: 0 })
      expect(readPaging(list, deep, 79)).toEqual({ ...third, limit: 0 })
      for (const name of Object.keys(list.sorts))
        expect(readOrder(list, { sort: `${name}:asc` })).toEqual({ by: name, descending: false })
      for (const sort of ['constructor:asc', 'nothing:desc', ''])
        expect(() => readOrder(list, { sort })).toThrow('stored nowhere')
    })
  })
})
