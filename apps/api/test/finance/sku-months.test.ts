import type { components } from '@haixuan/api-sdk/schema'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { readTogether } from '../../src/platform/database/read-together.ts'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { type Books, billCalls } from './bill-calls.ts'
import { SKU, TRADE, xlsx } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Skus = components['schemas']['FinanceSkuPage']

const COST = {
  ...{ skuCode: 'A', skuId: '', validFrom: '2026-10-01', goods: '3', currency: '', head: '', pack: '' },
  ...{ other: '', supplier: '', note: '' },
}

describeOnBothEngines('sums of several months', (database) => {
  const calls = billCalls(database)
  async function seller() {
    const main = await owner(database(), calls.server())
    const store = await main.added()
    const get = async <Data>(path: string) =>
      (await calls.server().get(`/api/finance/${path}`, main.token)).body.data as Data
    return { ...main, store, get }
  }
  const row = (order: string, amount: string, time: string, more: { sku?: string; type?: string } = {}) => {
    const { sku = SKU, type = '销售回款' } = more
    return [order, '', sku, sku === '' ? '' : 'A', '1', type, amount, 'CNY', time]
  }

  test('a SKU without a cost in one month earns in the others what their books do', async () => {
    const main = await seller()
    const costs = { rows: [COST], dryRun: false, history: false }
    expect(
      (await calls.server().call('PUT', '/api/finance/costs', { token: main.token, body: costs })).status,
    ).toBe(200)
    const file = await xlsx({
      交易结算: [
        TRADE,
        row('SO-1', '10.00', '2026-09-05 08:00:00'),
        row('SO-1', '0.70', '2026-09-06 08:00:00', { type: '活动返现' }),
        row('SO-2', '20.00', '2026-10-05 08:00:00'),
        row('SO-3', '5.00', '2026-10-06 08:00:00', { sku: '' }),
      ],
    })
    const begun = await calls.begin(main.token, new Map([['a.xlsx', file]]), { store: main.store.id })
    await calls.act(main.token, begun.id, 'commit')
    const { books } = await main.get<Books>('books')
    const sum = (value: (book: Books['books'][number]) => number) =>
      books.reduce((all, book) => all + value(book), 0)
    const { rows, total, unassigned } = await main.get<Skus>('skus?currency=CNY')
    expect(books.map(({ month, goods }) => [month, goods.profitFen])).toEqual([
      ['2026-09', 0],
      ['2026-10', 2200],
    ])
    expect(rows).toMatchObject([
      { netMinor: 3070, costFen: 300, profitFen: 1700, isMissing: true, missingMinor: 1000 },
    ])
    expect(unassigned).toEqual([{ kind: 'sale', minor: 500 }])
    expect(total).toMatchObject({ costFen: 300, profitFen: 1700, missing: 1, missingMinor: 1000 })
    expect(total.costFen).toBe(sum(({ goods }) => goods.costFen))
    expect(total.missingMinor).toBe(sum(({ goods }) => goods.missingIncome))
    expect((total.profitFen ?? 0) + 500).toBe(sum(({ goods }) => goods.profitFen ?? 0))
    const september = await main.get<Skus>('skus?currency=CNY&to=2026-09')
    expect(september.total).toMatchObject({ costFen: 0, profitFen: 0, missing: 1, missingMinor: 1000 })
    expect(september.rows).toMatchObject([{ costFen: null, profitFen: null }])
  })

  test('reads that belong together see one moment, and write nothing', async () => {
    const { id } = await seller()
    const db = database()
    const days = async (from: Pick<typeof db, 'kysely'>) => {
      const { rows } = await sql<{ day: number }>`
        select day from finance_rate where account_id = ${id}::uuid order by day`.execute(from.kysely)
      return rows.map(({ day }) => day)
    }
    let begin: () => void = () => undefined
    const written = new Promise<void>((resolve) => {
      begin = resolve
    }).then(() =>
      db.pool.query(
        `insert into finance_rate (account_id, currency, day, rate) values ($1, 'USD', 20261005, '7.1')`,
        [id],
      ),
    )
    await readTogether(db, async (moment) => {
      expect(await days(moment)).toEqual([])
      begin()
      // The embedded engine has one connection: there the write waits for the end.
      if (db.engine === 'postgresql') await written
      expect(await days(moment)).toEqual([])
    })
    await written
    expect(await days(db)).toEqual([20_261_005])
    const write = readTogether(db, ({ kysely }) =>
      sql`delete from finance_rate where account_id = ${id}::uuid`.execute(kysely),
    )
    await expect(write).rejects.toThrow('read-only transaction')
  })

  test('an answer of books is one moment of them, whatever is committed meanwhile', async () => {
    const main = await seller()
    const file = await xlsx({ 交易结算: [TRADE, row('SO-1', '10.00', '2026-10-05 08:00:00')] })
    const begun = await calls.begin(main.token, new Map([['a.xlsx', file]]), { store: main.store.id })
    await calls.act(main.token, begun.id, 'commit')
    const account = [main.id]
    // Changes both sums at once, as a commit of rows does.
    const change = () =>
      database().transaction(async (trx) => {
        await sql`update finance_month set minor = minor + 100 where account_id = ${main.id}::uuid`.execute(
          trx,
        )
        await sql`update finance_month_cost set missing_income = missing_income + 100
          where account_id = ${main.id}::uuid`.execute(trx)
      })
    await database().pool.query(
      'update finance_month_cost set missing_income = 1000 where account_id = $1',
      account,
    )
    for (let round = 0; round < 10; round++) {
      const [{ books }] = await Promise.all([main.get<Books>('books'), change(), change(), change()])
      expect([round, books[0]?.revenueNet]).toEqual([round, books[0]?.goods.missingIncome])
    }
  })
})
