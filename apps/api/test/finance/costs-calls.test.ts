import type { components } from '@haixuan/api-sdk/schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD, seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { loadDemoFinance } from '../../src/demo/finance/load-demo-finance.ts'
import { loadDemoStores } from '../../src/demo/stores/load-demo-stores.ts'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Schemas = components['schemas']
type Cells = Schemas['FinanceCostCells']
type Verdicts = Schemas['FinanceCostVerdicts']

const OWNER = '13800138001'
const CELLS: Cells = {
  ...{ skuCode: 'X-1', skuId: '', validFrom: '2026-07-01', goods: '18.50', currency: '', head: '' },
  ...{ pack: '', other: '', supplier: '', note: '' },
}

describeOnBothEngines('costs of the account', (database) => {
  let server: RunningServer
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    const db = database()
    await seedDemoAccounts(db)
    await loadDemoStores(db)
    await loadDemoFinance(db)
    server = await runServer(db, { allowDemoAccounts: true })
    for (const mobile of [OWNER, '13800138000']) {
      tokens.set(mobile, await server.signIn(mobile, DEMO_PASSWORD))
    }
  })
  afterAll(() => server.close())

  async function call(method: string, path: string, body?: unknown, mobile = OWNER) {
    const token = tokens.get(mobile)
    return await server.call(method, `/api/finance/${path}`, { token, body })
  }
  async function data<Data>(method: string, path: string, body?: unknown, mobile = OWNER): Promise<Data> {
    const answer = await call(method, path, body, mobile)
    expect([path, answer.status]).toEqual([path, 200])
    return answer.body.data as Data
  }
  const put = (rows: Cells[], about: object = {}) =>
    data<Verdicts>('PUT', 'costs', { rows, dryRun: false, history: false, ...about })
  const october = async () =>
    (await data<Schemas['FinanceBooks']>('GET', 'books?from=2026-10&to=2026-10')).books.find(
      ({ currency }) => currency === 'CNY',
    )?.goods
  const all = (mobile = OWNER) =>
    data<Schemas['FinanceCostPage']>('GET', 'costs?limit=100', undefined, mobile)

  test('a cost that was missing enters the profit, as the dry run said, and is noted', async () => {
    const query = 'skus?from=2026-10&to=2026-10&currency=CNY&only=missing'
    const [missing] = (await data<Schemas['FinanceSkuPage']>('GET', query)).rows
    const rows = [{ ...CELLS, skuCode: missing?.skuCode ?? '', goods: '10' }]
    const before = await october()
    const asked = await put(rows, { dryRun: true })
    expect([asked.saved, asked.rows]).toEqual([0, [{ verdict: 'new', faults: [] }]])
    expect(await october()).toEqual(before)

    const kept = await put(rows)
    expect([kept.saved, kept.effect]).toEqual([1, asked.effect])
    const after = await october()
    const told = kept.effect.books.find(({ month, currency }) => month === '2026-10' && currency === 'CNY')
    const brief = (goods: typeof before) =>
      goods && { costFen: goods.costFen, profitFen: goods.profitFen, missingSkus: goods.missingSkus }
    expect([told?.before, told?.after]).toEqual([brief(before), brief(after)])
    expect([before?.missingSkus, after?.missingSkus]).toEqual([1, 0])
    expect(await put(rows)).toMatchObject({ saved: 0, rows: [{ verdict: 'same' }], effect: { books: [] } })

    const [change] = await data<Schemas['FinanceCostChange'][]>('GET', 'cost-changes')
    expect(change).toMatchObject({ before: null, after: { skuCode: missing?.skuCode, goods: 1000 } })

    const of = `costs?sku_code=${missing?.skuCode}&valid_from=2026-07-01`
    const wouldBe = await data<Schemas['FinanceCostEffect']>('DELETE', `${of}&dry_run=true`)
    expect(await october()).toEqual(after)
    expect((await call('DELETE', of)).body.reason).toBe('finance_cost_history')
    expect(await data('DELETE', `${of}&history=true`)).toEqual(wouldBe)
    expect(await october()).toEqual(before)
    expect((await call('DELETE', of)).status).toBe(404)
    const [last] = await data<Schemas['FinanceCostChange'][]>('GET', 'cost-changes')
    expect(last).toMatchObject({ before: { skuCode: missing?.skuCode }, after: null })
  })

  test('booked months change only when that was asked for', async () => {
    const [own] = (await all()).rows
    const rows = [{ ...CELLS, skuCode: own?.skuCode ?? '', validFrom: own?.validFrom ?? '', goods: '1.23' }]
    const before = await october()
    expect((await put(rows, { dryRun: true })).rows).toEqual([{ verdict: 'history', faults: [] }])
    const refused = await call('PUT', 'costs', { rows, dryRun: false, history: false })
    expect([refused.status, refused.body.reason]).toEqual([409, 'finance_cost_history'])
    expect(await october()).toEqual(before)
    expect((await put(rows, { history: true })).saved).toBe(1)
    expect((await all()).rows[0]?.goods).toBe(123)
  })

  test('while one cell is refused nothing is kept, and each is named', async () => {
    const rows = [CELLS, { ...CELLS, skuCode: 'X-2', goods: '约 18', validFrom: '13 月' }]
    const { rows: judged } = await put(rows, { dryRun: true })
    expect(judged.map(({ verdict, faults }) => [verdict, faults.map(({ cell }) => cell).sort()])).toEqual([
      ['new', []],
      ['refused', ['goods', 'validFrom']],
    ])
    const refused = await call('PUT', 'costs', { rows, dryRun: false, history: true })
    expect([refused.status, refused.body.reason]).toEqual([400, 'finance_cost_refused'])
    expect((await all()).rows.some(({ skuCode }) => skuCode.startsWith('X-'))).toBe(false)
  })

  test('another account neither sees them nor changes them', async () => {
    const [own] = (await all()).rows
    expect((await all('13800138000')).rows).toEqual([])
    const of = `costs?sku_code=${own?.skuCode}&valid_from=${own?.validFrom}`
    expect((await call('DELETE', of, undefined, '13800138000')).status).toBe(404)
    expect(await data('GET', 'cost-changes', undefined, '13800138000')).toEqual([])
  })
})
