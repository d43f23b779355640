import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD, seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { loadDemoFinance } from '../../src/demo/finance/load-demo-finance.ts'
import { loadDemoStores } from '../../src/demo/stores/load-demo-stores.ts'
import { describeOnBothEngines } from '../engines.ts'
import { keyOf } from '../http/api-keys.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { owner } from '../stores/store-calls.ts'
import { commitTables } from './committed-bills.ts'
import { financeCommands, TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const OWNER = '13800138001'

describeOnBothEngines('the report as an operation', (database) => {
  const { typed } = financeCommands(database)
  let server: RunningServer
  let token = ''
  beforeAll(async () => {
    const db = database()
    await seedDemoAccounts(db)
    await loadDemoStores(db)
    await loadDemoFinance(db)
    server = await runServer(db, { allowDemoAccounts: true })
    token = await server.signIn(OWNER, DEMO_PASSWORD)
  })
  afterAll(() => server.close())

  const text = async (query = '') => {
    const answer = await server.get(`/api/finance/report?${query}`, token)
    expect([query, answer.status]).toEqual([query, 200])
    return answer.text
  }

  test.each(['original-cost', 'lost', 'date-cost'])('%s: the bytes of the command line', async (rule) => {
    const { value, code } = await typed('finance', 'report', '--account', OWNER, '--returns', rule)
    expect(code).toBe(0)
    expect(await text(`returns=${rule}`)).toBe(`{"code":0,"data":${JSON.stringify(value)}}`)
  })

  test('months and stores narrow it', async () => {
    const one = JSON.parse(await text('from=2026-10&to=2026-10')).data
    const months = (part: Record<string, object>) => [...new Set(Object.values(part).flatMap(Object.keys))]
    for (const part of ['events', 'ledger', 'economic', 'convertedCny']) {
      expect([part, months(one[part])]).toEqual([part, ['2026-10']])
    }
    expect(new Set(one.coverage.map(({ month }: { month: string }) => month))).toEqual(new Set(['2026-10']))
    const whole = JSON.parse(await text()).data
    for (const mallId of Object.keys(one.events)) {
      expect(one.events[mallId]['2026-10']).toEqual(whole.events[mallId]['2026-10'])
    }
    const { stores } = (await server.get('/api/finance/books', token)).body.data as {
      stores: { id: string; mallId: string }[]
    }
    const of = JSON.parse(await text(`store=${stores[0]?.id}`)).data
    expect(Object.keys(of.events)).toEqual([stores[0]?.mallId])
    expect(JSON.parse(await text('from=2025-01&to=2025-01')).data).toMatchObject({ events: {}, sku: {} })
  })

  test('a key that reads own data reads it, another does not', async () => {
    const who = await owner(database(), server)
    const store = await who.added()
    const place = { accountId: who.id, storeId: store.id }
    await commitTables(database(), place, [[TRADE, trade('SO-1', '销售回款', '1.00')]])
    const call = async (scopes: Parameters<typeof keyOf>[2]) => {
      const made = await keyOf(server, who.token, scopes)
      return await server.call('GET', '/api/finance/report', {
        headers: { authorization: `Bearer ${made.token}` },
      })
    }
    const answer = await call(['read:own'])
    expect([answer.status, Object.keys((answer.body.data as { events: object }).events)]).toEqual([
      200,
      [store.mallId],
    ])
    const denied = await call(['read:goods'])
    expect([denied.status, denied.body.reason]).toEqual([403, 'key_scope_needed'])
  })

  test.each([
    [24, 200],
    [25, 400],
  ])('of %i months with books the answer is %i', async (count, status) => {
    const who = await owner(database(), server)
    const store = await who.added()
    const rows = Array.from({ length: count }, (_, at) => {
      const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
      return [...trade(`SO-${at}`, '销售回款', '1.00').slice(0, -1), `${month}-05 08:30:00`]
    })
    await commitTables(database(), { accountId: who.id, storeId: store.id }, [[TRADE, ...rows]])
    const answer = await server.get('/api/finance/report', who.token)
    expect([answer.status, answer.body.reason]).toEqual([
      status,
      status === 200 ? undefined : 'finance_report_large',
    ])
    expect((await server.get('/api/finance/report?from=2024-02', who.token)).status).toBe(200)
  })
})
