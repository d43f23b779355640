import { expect, test, vi } from 'vitest'
import { seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { loadDemoFinance, removeDemoCosts } from '../../src/demo/finance/load-demo-finance.ts'
import { loadDemoStores } from '../../src/demo/stores/load-demo-stores.ts'
import { forgetBooks } from '../../src/modules/finance/store/forget-books.ts'
import { removeDemoStores } from '../../src/modules/stores/store/demo-stores.ts'
import { describeOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 120_000 })

describeOnBothEngines('books of the demo', (database) => {
  const rows = async (statement: string): Promise<unknown[]> => (await database().pool.query(statement)).rows
  const books = async () =>
    await rows(`select s.name, min(e.month)::int as first, max(e.month)::int as last, count(distinct e.book)::int as books
      from money_event e join own_store s on s.id = e.store_id join user_mobile m on m.user_id = e.account_id
      where m.mobile = '13800138002' and e.state = 'counted' group by s.name order by s.name`)

  test('three stores have four months, the closed one three, and a second start adds nothing', async () => {
    await seedDemoAccounts(database())
    await loadDemoStores(database())
    await loadDemoFinance(database())
    const expected = [
      { name: '拾光宠物生活', first: 202607, last: 202610, books: 2 },
      { name: '晨光家居旗舰店', first: 202607, last: 202610, books: 1 },
      { name: '晨光家居清仓店', first: 202607, last: 202609, books: 1 },
    ]
    const byName = (some: unknown[]) => new Set(some.map((one) => JSON.stringify(one)))
    expect(byName(await books())).toEqual(byName(expected))
    const all = await rows('select state, count(*)::int as n from money_event group by state order by state')
    const imports = await rows('select state, count(*)::int as n from finance_import group by state')
    expect(imports).toEqual([{ state: 'committed', n: 30 }])
    await loadDemoFinance(database())
    expect(
      await rows('select state, count(*)::int as n from money_event group by state order by state'),
    ).toEqual(all)
  })

  test('the drawn month of the first store has its sales', async () => {
    const sales = await rows(`select sum(e.minor)::int as minor from money_event e
      join own_store s on s.id = e.store_id join user_mobile m on m.user_id = e.account_id
      where m.mobile = '13800138001' and s.name = '晨光家居旗舰店' and e.month = 202610
        and e.state = 'counted' and e.kind in ('sale', 'reversal')`)
    expect(sales).toEqual([{ minor: 27_584_418 }])
  })

  test('its goods cost what the drawn pages say, and what has no cost is told', async () => {
    const costs =
      await rows(`select c.cost::int, c.missing_skus::int, c.missing_sales::int, c.missing_income::int
      from finance_month_cost c join own_store s on s.id = c.store_id join user_mobile m on m.user_id = c.account_id
      where m.mobile = '13800138001' and s.name = '晨光家居旗舰店' and c.month = 202610
        and c.rule = 'original-cost'`)
    const missing = { missing_skus: 1, missing_sales: 2_107_430, missing_income: 1_984_672 }
    expect(costs).toEqual([{ cost: 14_130_648, ...missing }])
  })

  test('somebody accepted a difference, and typed balances that the account book leads to', async () => {
    const accepted = await rows(`select a.month, a.class, a.ledger::int - a.detail::int as difference
      from finance_acceptance a join user_mobile m on m.user_id = a.account_id where m.mobile = '13800138002'`)
    expect(accepted).toEqual([{ month: 202609, class: 'reship', difference: -210 }])
    const typed = await rows(`select t.kind, t.day, t.minor::int - 1243055 - coalesce((
        select sum(l.minor)::int from finance_ledger_day l where t.day = 20261031 and l.store_id = t.store_id
          and l.month = 202610 and l.currency = t.currency), 0) as rest
      from finance_typed_amount t join user_mobile m on m.user_id = t.account_id
      where m.mobile = '13800138002' and t.kind = 'balance' order by t.day`)
    expect(typed).toEqual([
      { kind: 'balance', day: 20260930, rest: 0 },
      { kind: 'balance', day: 20261031, rest: 0 },
    ])
  })

  test('taking the demo out leaves no money, costs or rates', async () => {
    await removeDemoStores(database(), forgetBooks)
    await removeDemoCosts(database())
    const bills = ['money_event', 'finance_raw', 'finance_sheet', 'finance_cost', 'finance_rate']
    for (const table of [...bills, 'finance_acceptance', 'finance_typed_amount'])
      expect([table, await rows(`select 1 from ${table}`)]).toEqual([table, []])
    await loadDemoFinance(database())
    expect(await rows('select 1 from money_event')).toEqual([])
  })
})
