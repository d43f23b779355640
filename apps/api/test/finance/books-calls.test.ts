import type { components } from '@haixuan/api-sdk/schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD, seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { loadDemoFinance } from '../../src/demo/finance/load-demo-finance.ts'
import { loadDemoStores } from '../../src/demo/stores/load-demo-stores.ts'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Books = components['schemas']['FinanceBooks']
type Lines = components['schemas']['FinanceLinePage']
type Skus = components['schemas']['FinanceSkuPage']
type Days = components['schemas']['FinanceSkuDays']
type Orders = components['schemas']['FinanceOrderPage']

describeOnBothEngines('pages of own money', (database) => {
  let server: RunningServer
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    const db = database()
    await seedDemoAccounts(db)
    await loadDemoStores(db)
    await loadDemoFinance(db)
    server = await runServer(db, { allowDemoAccounts: true })
    for (const mobile of ['13800138000', '13800138001', '13800138002', '13800138004', '13800138005']) {
      tokens.set(mobile, await server.signIn(mobile, DEMO_PASSWORD))
    }
  })
  afterAll(() => server.close())

  async function get<Data>(mobile: string, path: string): Promise<Data> {
    const answer = await server.get(`/api/finance/${path}`, tokens.get(mobile))
    expect([path, answer.status]).toEqual([path, 200])
    return answer.body.data as Data
  }
  const books = (mobile: string, query = '') => get<Books>(mobile, `books?${query}`)
  const lines = (mobile: string, query: string) => get<Lines>(mobile, `lines?${query}`)

  test('the drawn month has the figures of the drawn pages', async () => {
    const { stores, books: found, months, returns } = await books('13800138001', 'from=2026-10&to=2026-10')
    expect(months).toEqual(['2026-07', '2026-08', '2026-09', '2026-10'])
    expect(stores.map(({ name, isDemo }) => [name, isDemo])).toEqual([
      ['晨光家居旗舰店', true],
      ['拾光宠物生活', true],
      ['晨光家居清仓店', true],
    ])
    const own = found.find(({ currency }) => currency === 'CNY')
    expect(own).toMatchObject({
      revenueNet: 27_584_418,
      subsidy: 468_861,
      refund: -1_055_940,
      platformNet: 23_061_589,
    })
    expect(own?.goods).toEqual({
      ...{ costFen: 14_130_648, missingSkus: 1, missingSales: 2_107_430, missingIncome: 1_984_672 },
      ...{ profitFen: 6_946_269, rate: null },
    })
    expect(returns.rule).toBe('original-cost')
    expect(found.map(({ currency }) => currency).sort()).toEqual(['CNY', 'EUR', 'USD'])
  })

  test('each figure is the sum of its lines, and each line names its file', async () => {
    for (const { store, month, currency, kinds, ledger } of (await books('13800138001')).books) {
      const of = `store=${store}&from=${month}&to=${month}&currency=${currency}&limit=5`
      for (const { kind, rows, minor } of kinds) {
        const page = await lines('13800138001', `${of}&kind=${kind}`)
        const sums = page.sums.map((one) => [one.rows, one.minor + one.twiceMinor])
        expect([month, kind, page.count, sums]).toEqual([month, kind, rows, [[rows, minor]]])
        for (const row of page.rows) {
          const sheet = page.sheets.find(({ key }) => key === row.sheet)
          expect(sheet?.headings.length).toBeGreaterThanOrEqual(row.cells.length)
          expect(sheet?.file).toMatch(/\.(xlsx|csv)$/)
        }
      }
      for (const { class: name, rows, minor } of ledger) {
        const page = await lines('13800138001', `${of}&class=${name}`)
        expect([month, name, page.count, page.sums[0]?.minor]).toEqual([month, name, rows, minor])
      }
    }
  })

  test('pages of lines go on where the last one ended, in the order that was asked for', async () => {
    const query = 'from=2026-10&to=2026-10&kind=sale,reversal&currency=CNY&sort=amount:asc&limit=10'
    const [first, second] = [await lines('13800138001', query), await lines('13800138001', `${query}&page=2`)]
    const minors = [...first.rows, ...second.rows].map(({ minor }) => minor)
    expect(minors).toEqual([...minors].sort((a, b) => a - b))
    expect(new Set([...first.rows, ...second.rows].map(({ sheet, line }) => `${sheet} ${line}`)).size).toBe(
      20,
    )
    const [one] = first.rows
    const found = await lines('13800138001', `kind=sale,reversal&keyword=${one?.orderNo}`)
    expect(found.rows.map(({ orderNo }) => orderNo)).toContain(one?.orderNo)
    const day = one?.time?.slice(0, 10) ?? ''
    const ofDay = await lines('13800138001', `kind=sale,reversal&from_day=${day}&to_day=${day}`)
    expect(new Set(ofDay.rows.map(({ time }) => time?.slice(0, 10)))).toEqual(new Set([day]))
    const bounds = `kind=sale,reversal&min_minor=${one?.minor}&max_minor=${one?.minor}`
    expect(new Set((await lines('13800138001', bounds)).rows.map(({ minor }) => minor))).toEqual(
      new Set([one?.minor]),
    )
  })

  test('a member sees the money of its stores alone, and a stranger none', async () => {
    const names = async (mobile: string) => (await books(mobile)).stores.map(({ name }) => name)
    expect(await names('13800138002')).toHaveLength(3)
    expect(await names('13800138004')).toEqual(['晨光家居旗舰店', '拾光宠物生活'])
    expect(await names('13800138005')).toEqual(['晨光家居旗舰店'])
    expect(await books('13800138000')).toMatchObject({ stores: [], books: [], months: [] })
    const hidden = (await books('13800138002')).books.find(({ currency }) => currency === 'USD')
    const taken = await lines('13800138005', `store=${hidden?.store}&kind=sale`)
    expect([taken.rows, taken.count]).toEqual([[], 0])
    const strange = await lines('13800138001', `store=${hidden?.store}&kind=sale`)
    expect(strange.rows).toEqual([])
  })

  const october = 'from=2026-10&to=2026-10&currency=CNY'
  const total = (rows: readonly { minor: number }[]) => rows.reduce((sum, { minor }) => sum + minor, 0)

  test('SKUs and what names none are the whole store, and their profit is that of the books', async () => {
    const own = (await books('13800138001', 'from=2026-10&to=2026-10')).books.find(
      ({ currency }) => currency === 'CNY',
    )
    const skus = await get<Skus>('13800138001', `skus?${october}`)
    const details = total(own?.kinds ?? []) - (own?.refundTwice.minor ?? 0)
    expect(skus.total.netMinor + total(skus.unassigned)).toBe(details)
    expect([skus.total.costFen, skus.total.missing]).toEqual([own?.goods.costFen, own?.goods.missingSkus])
    const [missing] = (await get<Skus>('13800138001', `skus?${october}&only=missing`)).rows
    expect(missing).toMatchObject({
      netMinor: own?.goods.missingIncome,
      salesMinor: own?.goods.missingSales,
      costFen: null,
    })
    for (const row of skus.rows) expect([row.skuId, total(row.kinds)]).toEqual([row.skuId, row.netMinor])
    const known = skus.rows.filter(({ isMissing }) => !isMissing)
    expect(skus.total.profitFen).toBe(known.reduce((sum, { profitFen }) => sum + (profitFen ?? 0), 0))
    const profits = (await get<Skus>('13800138001', `skus?${october}&sort=profit:asc`)).rows.map(
      (row) => row.profitFen,
    )
    const numbers = profits.filter((one) => one !== null)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(profits.at(-1)).toBeNull()
  })

  test('days of a SKU add up to it, with the versions of its cost', async () => {
    const [row] = (await get<Skus>('13800138001', `skus?${october}`)).rows
    const { days, costs } = await get<Days>('13800138001', `sku-days?${october}&sku=${row?.skuId}`)
    expect([total(days), costs.length > 0]).toEqual([row?.netMinor, true])
    expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort())
    const strange = await get<Days>('13800138000', `sku-days?${october}&sku=${row?.skuId}`)
    expect(strange).toEqual({ days: [], costs: [] })
  })

  test('an order without a kind is everything that happened to it, in time', async () => {
    const [order] = (await get<Orders>('13800138001', `orders?${october}&only=refund`)).rows
    const page = await lines('13800138001', `${october}&keyword=${order?.orderNo}&sort=time:asc`)
    const named = page.rows.filter(({ orderNo }) => orderNo === order?.orderNo)
    expect(total(named.filter(({ isTwice }) => !isTwice))).toBe(order?.netMinor)
    expect(new Set(named.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    const times = named.flatMap(({ time }) => time ?? [])
    expect(times).toEqual([...times].sort())
  })

  test('orders add up to the lines that name one, each refund once', async () => {
    const orders = await get<Orders>('13800138001', `orders?${october}&limit=100`)
    const rows: Lines['rows'] = []
    for (let page = 1; ; page++) {
      const kinds = 'sale,reversal,consumer_refund,subsidy,subsidy_adjustment,issue,reship,transfer_fee'
      const some = await lines('13800138001', `${october}&kind=${kinds}&limit=100&page=${page}`)
      rows.push(...some.rows)
      if (rows.length >= some.count) break
    }
    const named = rows.filter(({ orderNo, isTwice }) => orderNo !== null && !isTwice)
    expect(orders.netMinor).toBe(total(named))
    expect(orders.count).toBe(new Set(named.map(({ orderNo }) => orderNo)).size)
    const nets = orders.rows.map(({ netMinor }) => netMinor)
    expect(nets).toEqual([...nets].sort((a, b) => a - b))
    for (const row of orders.rows)
      expect([row.orderNo, total(row.kinds)]).toEqual([row.orderNo, row.netMinor])
    const [first] = orders.rows
    const one = await get<Orders>('13800138001', `orders?${october}&keyword=${first?.orderNo}`)
    expect(one.rows).toEqual([first])
    const behind = await get<Orders>('13800138001', `orders?${october}&page=100`)
    expect([behind.rows, behind.count, behind.netMinor]).toEqual([[], orders.count, orders.netMinor])
    const loss = await get<Orders>('13800138001', `orders?${october}&only=loss`)
    expect(loss.rows.every(({ netMinor }) => netMinor < 0)).toBe(true)
    expect((await get<Orders>('13800138000', `orders?${october}`)).count).toBe(0)
  })

  test('an import without a preview tells the rows that count now', async () => {
    const { rows, count } = await get<components['schemas']['FinanceImportPage']>('13800138001', 'imports')
    const { rows: sums } = await database().pool.query<{ n: number }>(
      `select count(*)::int as n from money_event e join user_mobile m on m.user_id = e.account_id
       where m.mobile = '13800138001' and e.state = 'counted'`,
    )
    expect([count, rows.reduce((sum, { added }) => sum + (added ?? 0), 0)]).toEqual([15, sums[0]?.n])
  })

  test('a SKU of several months in another currency earns what its months do, each by its own rate', async () => {
    const months = ['2026-07', '2026-08', '2026-09', '2026-10']
    const of = async (from: string, to: string) =>
      (await get<Skus>('13800138001', `skus?from=${from}&to=${to}&currency=USD&limit=100`)).rows
    const profits = new Map<string, (number | null)[]>()
    for (const month of months)
      for (const { skuId, profitFen } of await of(month, month))
        profits.set(skuId, [...(profits.get(skuId) ?? []), profitFen])
    const all = await of('2026-07', '2026-10')
    const known = all.filter(({ profitFen }) => profitFen !== null)
    expect(known.length).toBeGreaterThan(3)
    for (const { skuId, profitFen } of known)
      expect([skuId, profitFen]).toEqual([
        skuId,
        profits.get(skuId)?.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      ])
  })
})
