import type { components } from '@haixuan/api-sdk/schema'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { arrayLiteral } from '../../src/platform/database/array-literal.ts'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { LEDGER, SKU, TRADE, xlsx } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Lines = components['schemas']['FinanceLinePage']
type Days = components['schemas']['FinanceSkuDays']
type Orders = components['schemas']['FinanceOrderPage']

/** Texts of the characters by which arrays are written. */
const hostile = fc
  .string({
    unit: fc.constantFrom('"', '\\', '\n', '{', '}', ',', 'NULL', "'", ' ', '$1', '行'),
    minLength: 1,
  })
  .map((text) => text.trim())
  .filter((text) => text !== '')

describeOnBothEngines('rows of books as their files write them', (database) => {
  const calls = billCalls(database)
  async function committed(sheets: Record<string, string[][]>) {
    const main = await owner(database(), calls.server())
    const store = await main.added()
    const file = new Map([['bill.xlsx', await xlsx(sheets)]])
    const begun = await calls.begin(main.token, file, { store: store.id })
    expect([begun.state, begun.refused]).toEqual(['read', 0])
    await calls.act(main.token, begun.id, 'commit')
    const get = async <Data>(path: string) => {
      const answer = await calls.server().get(`/api/finance/${path}`, main.token)
      expect([path, answer.status]).toEqual([path, 200])
      return answer.body.data as Data
    }
    return { get, books: async () => (await calls.books(main.token)).books }
  }
  const sale = (order: string, amount: string, time: string, code = 'A') => {
    return [order, '', SKU, code, '1', '销售回款', amount, 'CNY', time]
  }

  test('a time that names a clock counts in the month of its day', async () => {
    const { get, books } = await committed({
      交易结算: [
        TRADE,
        sale('SO-1', '1.00', '2026-09-30 23:59:59'),
        sale('SO-2', '2.00', '2026-09-30T15:59:59Z'),
        sale('SO-3', '4.00', '2026-09-30T16:00:00Z'),
        sale('SO-4', '8.00', '2026-10-01 01:00:00+09:00'),
        sale('SO-5', '16.00', '2026-10-01 00:59:59+09:00'),
      ],
    })
    const net = (await books()).map(({ month, revenueNet }) => [month, revenueNet])
    expect(net).toEqual([
      ['2026-09', 1900],
      ['2026-10', 1200],
    ])
    const { rows } = await get<Lines>('lines?sort=time:asc')
    expect(rows.map(({ time }) => time?.slice(0, 7))).toEqual(rows.map(({ month }) => month))
    const orders = async (query: string) =>
      (await get<Lines>(`lines?${query}`)).rows.map(({ orderNo }) => orderNo).sort()
    expect(await orders('from_day=2026-10-01&to_day=2026-10-01')).toEqual(['SO-3', 'SO-4'])
    expect(await orders('from=2026-10')).toEqual(['SO-3', 'SO-4'])
    const { days } = await get<Days>(`sku-days?currency=CNY&sku=${SKU}`)
    expect(days.map(({ day, minor }) => [day, minor])).toEqual([
      ['2026-09-30', 1900],
      ['2026-10-01', 1200],
    ])
  })

  test('lines of a class are all lines that the book counts in it, whatever their remarks hold', async () => {
    const remarks = fc.uniqueArray(hostile, { minLength: 20, maxLength: 40 })
    const check = async (texts: readonly string[]) => {
      const at = (n: number) => `2026-10-05 08:${String(n).padStart(2, '0')}:00`
      const rows = texts.map((text, n) => [at(n), '其他神秘', 'CNY', `-${n + 1}.00`, text])
      const plain = [at(50), '其他神秘', 'CNY', '-4.00', '']
      const { get, books } = await committed({ 财务明细: [LEDGER, ...rows, plain] })
      const [book] = await books()
      expect(book?.ledger.reduce((sum, { rows: own }) => sum + own, 0)).toBe(texts.length + 1)
      for (const { class: name, rows: count, minor } of book?.ledger ?? []) {
        const page = await get<Lines>(`lines?class=${name}`)
        expect([name, page.count, page.sums[0]?.minor]).toEqual([name, count, minor])
      }
    }
    await check(['第一行\n第二行', 'a"b\\c', '{x},y', 'NULL', '\\n'])
    await fc.assert(fc.asyncProperty(remarks, check), { numRuns: 2, endOnFailure: true })
  })

  test('both ways of sending an array give back every text', async () => {
    const texts = fc.array(fc.option(fc.oneof(hostile, fc.constant(''), fc.string())), { maxLength: 20 })
    const sendable = texts.map((all) => all.map((text) => text?.replaceAll('\0', '') ?? null))
    await fc.assert(
      fc.asyncProperty(sendable, async (all) => {
        const { rows } = await sql<{ literal: unknown; parameter: unknown }>`
          select ${arrayLiteral(all)}::text[] as literal, ${all}::text[] as parameter`.execute(
          database().kysely,
        )
        expect(rows).toEqual([{ literal: all, parameter: all }])
      }),
    )
  })

  test('a code with a comma, a quote or a brace is one code of its order', async () => {
    const codes = ['NULL', '"红",大', '红,大', '{a}', 'a b', 'a\\b']
    const time = '2026-10-05 08:30:00'
    const { get } = await committed({
      交易结算: [
        TRADE,
        ...codes.map((code) => sale('SO-1', '1.00', time, code)),
        ['SO-1', 'AF-1', SKU, '红,大', '1', '销售冲回', '-1.00', 'CNY', time],
        sale('SO-2', '1.00', time, ''),
      ],
    })
    const { rows } = await get<Orders>('orders?currency=CNY&sort=net:desc')
    const skus = rows.map(({ orderNo, skus: own }) => [orderNo, [...own].sort()])
    expect(skus).toEqual([
      ['SO-1', codes.toSorted()],
      ['SO-2', [SKU]],
    ])
  })
})
