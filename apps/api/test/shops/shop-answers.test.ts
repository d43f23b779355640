import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { removeDemoGoods } from '../../src/demo/goods/remove-demo-goods.ts'
import { MARKETPLACES } from '../../src/modules/reference/rules/marketplace.ts'
import { SHOP_BOARDS } from '../../src/modules/shops/rules/shop-board.ts'
import { LARGE_MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

interface Page {
  rows: { id: string; company: { id: string } | null }[]
  count: number
}

describeMarketOnBothEngines('answers about demo shops', LARGE_MARKET, (database) => {
  let server: RunningServer
  let token: string
  beforeAll(async () => {
    await seedDemoAccounts(database())
    server = await runServer(database())
    token = await server.signIn('13800138003', 'haixuan-demo')
  }, 300_000)
  afterAll(() => server.close())

  const page = async (path: string): Promise<Page> => {
    const answer = await server.get(path, token)
    // The server checks each answer against the contract: a wrong one is a 500.
    expect([path, answer.status, answer.body.message]).toEqual([path, 200, undefined])
    return answer.body.data
  }

  test('every board of every marketplace has rows, in the form of the contract', async () => {
    for (const marketplace of MARKETPLACES) {
      for (const [board, { periods }] of Object.entries(SHOP_BOARDS[marketplace])) {
        for (const period of periods) {
          const name = { 1: 'day', 7: 'week', 30: 'month' }[period]
          const { count } = await page(`/api/${marketplace}/shops/ranks/${board}?period=${name}&limit=100`)
          expect(count, `${marketplace} ${board} ${name}`).toBeGreaterThan(5)
        }
      }
    }
  })

  test('lists, details, days and companies hold the contract', async () => {
    for (const marketplace of MARKETPLACES) {
      const { rows } = await page(`/api/${marketplace}/shops/search?limit=100`)
      expect(rows.length).toBeGreaterThan(50)
      for (const { id } of rows.slice(0, 5)) {
        await page(`/api/${marketplace}/shops/${id}`)
        await page(`/api/${marketplace}/shops/${id}/history`)
      }
      const owned = rows.find(({ company }) => company !== null)
      expect(owned, marketplace).toBeDefined()
      await page(`/api/${marketplace}/shops/companies/${owned?.company?.id}`)
    }
    expect((await server.get('/api/temu/shops/nobody', token)).status).toBe(404)
    expect((await server.get('/api/temu/shops/search')).status).toBe(401)
  })

  test('goes without a trace when the demo products go', async () => {
    await removeDemoGoods(database())
    for (const table of ['shop', 'shop_fact', 'shop_figure', 'shop_hist', 'shop_rank', 'shop_company']) {
      const { rows } = await database().pool.query(`select count(*)::integer as n from ${table}`)
      expect([table, rows[0].n]).toEqual([table, 0])
    }
  })
})
