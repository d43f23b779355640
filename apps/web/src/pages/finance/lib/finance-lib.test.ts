import { expect, it } from 'vitest'
import { book, books, STORES, usd } from '../../../entities/finance-book/lib/sample-books.fixture.ts'
import {
  adsRow,
  coverageRow,
  guessRow,
} from '../../../entities/finance-coverage/lib/sample-coverage.fixture.ts'
import { profitMonths } from './profit-months.ts'
import { byMoney, missingBills, todoItems } from './todo-items.ts'
import { waterfallSteps } from './waterfall-steps.ts'

/** Where each bar ends. */
const levels = (list: Parameters<typeof waterfallSteps>[0], currency: string) => {
  let level = 0
  return waterfallSteps(list, currency, (item) => `?${item}`).map(({ id, value }) => {
    level += value ?? 0
    return [id, value, level] as const
  })
}

it('the bars add up to what is settled and to the profit, as drawn', () => {
  const all = levels([book()], 'CNY')
  const at = (id: string) => all.find(([name]) => name === id)?.[2]
  expect([at('sale'), at('net'), at('profit')]).toEqual([27_584_418, 23_061_589, 6_946_269])
  expect(all.map(([id, value]) => `${id} ${value}`)).toEqual([
    ...['sale 27584418', 'subsidy 468861', 'refund -1055940', 'issue -276251', 'storage -863225'],
    ...['epr -156062', 'ads -2468962', 'violation -171250', 'net null'],
    ...['missing -1984672', 'goods -14130648', 'profit null'],
  ])
})

it('costs of the store are a bar of their own before the profit', () => {
  const storeCosts = [
    { kind: '房租', minor: 300_000 },
    { kind: '人工', minor: 12_345 },
  ]
  const goods = { ...book().goods, profitFen: 6_946_269 - 312_345 }
  const all = levels([book({ storeCosts, goods })], 'CNY')
  expect(all.map(([id]) => id).slice(-4)).toEqual(['missing', 'store-costs', 'goods', 'profit'])
  expect(all.at(-1)?.[2]).toBe(goods.profitFen)
})

it('books of another currency end with what is settled: their costs are in CNY', () => {
  expect(levels([usd()], 'USD').map(([id]) => id)).toEqual(['sale', 'net'])
})

it('each step leads to its lines; what is taken off is no change for the worse', () => {
  const steps = waterfallSteps([book()], 'CNY', (item) => `?cell=${item}`)
  expect(steps.filter(({ href }) => href).map(({ href }) => href)).toContain('?cell=refund')
  expect(Object.fromEntries(steps.map(({ id, tone }) => [id, tone]))).toMatchObject({
    ...{ subsidy: 'gain', refund: 'cost', missing: 'missing', goods: 'cost', net: undefined },
  })
})

it('what is to do comes by money, what has no figure last', () => {
  const goods = { ...usd().goods, profitFen: null, rate: null }
  const line = { class: 'unclassified', types: ['?'], rows: 3, minor: -12 } as const
  const items = todoItems(
    [book({ unknown: -700, ledger: [line] as never }), usd({ goods })],
    STORES,
    '2026-10',
  )
  expect(items.map(({ title, minor }) => `${title} ${minor}`)).toEqual([
    '12 个 SKU 缺成本 2107430',
    '明细与账务相差 3840',
    '账单里有未归类的行 700',
    '账务明细有 3 行未归类 12',
    '缺汇率 null',
  ])
  expect(items[1]).toMatchObject({
    about: '拾光家居 · 售后问题',
    leads: { verb: '去核对', search: { tab: 'reconcile', month: '2026-10' } },
  })
  expect(items[2]?.leads?.search).toEqual({ month: '2026-10', cell: '2026-10.unknown' })
})

it('an accepted difference is nothing to do until it changes', () => {
  const goods = { ...book().goods, missingSkus: 0 }
  const of = (isCurrent: boolean) => {
    const accepted = {
      ...{ difference: -1, detail: 0, ledger: -1, note: '已查' },
      at: 1,
      userName: null,
      isCurrent,
    }
    const reconciliation = book().reconciliation.map((one) =>
      one.result === 'different' ? { ...one, accepted } : one,
    )
    return todoItems([book({ goods, reconciliation })], STORES, '2026-10')
  }
  expect(of(true)).toEqual([])
  expect(of(false)).toMatchObject([
    { id: 'difference', about: '拾光家居 · 售后问题（接受后又变了）', minor: 3840 },
  ])
})

it('nothing is to do where nothing is wrong', () => {
  const goods = { ...book().goods, missingSkus: 0, missingSales: 0, missingIncome: 0 }
  expect(todoItems([book({ goods, reconciliation: [] })], STORES, '2026-10')).toEqual([])
})

it('months up to the last one: a gap is a gap, the running one is told', () => {
  const list = books([book({ month: '2026-08' }), book()]).books
  expect(profitMonths(list, '2026-10', '2026-10')).toEqual([
    expect.objectContaining({ month: '2026-08', profitFen: 6_946_269, isRunning: false }),
    { month: '2026-09', profitFen: null, coverage: null, isRunning: false },
    expect.objectContaining({ month: '2026-10', isRunning: true }),
  ])
})

it('a missing bill comes by the money that the account book has on its days; a guess is nothing to do', () => {
  const [store] = STORES
  const own = { store: store?.id ?? '' }
  const rows = [coverageRow(own), adsRow(own), { ...guessRow(), ...own }, adsRow({ store: 'other' })]
  const october = { month: '2026-10', currency: 'CNY' }
  expect(missingBills(rows, STORES, october)).toMatchObject([
    {
      ...{ title: '广告缺 12 天', minor: 812_040 },
      about: `${store?.name} · 全球，10/20–10/31，这些天的钱只有账务一侧`,
      leads: { verb: '去补', search: { tab: 'coverage', month: '2026-10', store: own.store } },
    },
  ])
  const unknown = missingBills(rows, STORES, { ...october, currency: 'USD' })
  expect(unknown).toMatchObject([{ minor: null, about: `${store?.name} · 全球，10/20–10/31` }])
  const sorted = byMoney([...unknown, ...missingBills(rows, STORES, october)])
  expect(sorted.map(({ minor }) => minor)).toEqual([812_040, null])
})
