import { expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls, billOf } from './bill-calls.ts'
import { SKU, xlsx } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const RESHIP = ['订单编号', 'SKU ID', '货品名称', 'SKU货号', 'SKU属性', '数量', '赔付金额(CNY)']

describeOnBothEngines('months that an import touches', (database) => {
  const calls = billCalls(database)
  async function seller() {
    const main = await owner(database(), calls.server())
    const store = await main.added()
    const months = async () =>
      (await calls.books(main.token)).books.map(({ month, platformNet, goods }) => [
        ...[month, platformNet, goods.costFen],
      ])
    return { ...main, store, months }
  }
  const traded = (type: string, amount: string, time: string, after = '') =>
    billOf(['SO-1', after, SKU, 'A', '1', type, amount, 'CNY', time])

  test('a sale that comes later changes what the return of another month gives back', async () => {
    const { token, store, months } = await seller()
    const cost = {
      skuCode: 'A',
      skuId: '',
      currency: '',
      head: '',
      pack: '',
      other: '',
      supplier: '',
      note: '',
    }
    const rows = [
      { ...cost, validFrom: '2026-09-01', goods: '3' },
      { ...cost, validFrom: '2026-10-01', goods: '5' },
    ]
    const body = { rows, dryRun: false, history: false }
    expect((await calls.server().call('PUT', '/api/finance/costs', { token, body })).status).toBe(200)
    const over = { store: store.id }
    const back = traded('销售冲回', '-9.00', '2026-10-05 08:00:00', 'AS-1')
    await calls.act(token, (await calls.begin(token, back, over)).id, 'commit')
    // Nobody knows the sale: the piece comes back at the cost of its own day.
    expect(await months()).toEqual([['2026-10', -900, -500]])
    const sale = await calls.begin(token, traded('销售回款', '9.00', '2026-09-05 08:00:00'), over)
    await calls.act(token, sale.id, 'commit')
    expect(await months()).toEqual([
      ['2026-09', 900, 300],
      ['2026-10', -900, -300],
    ])
    await calls.act(token, sale.id, 'undo')
    expect(await months()).toEqual([['2026-10', -900, -500]])
  })

  test('a row that two imports have in different months moves to the other when one is undone', async () => {
    const { token, store, months } = await seller()
    const file = new Map([
      ['补寄.xlsx', await xlsx({ 售后补寄: [RESHIP, ['SO-4', SKU, '杯', 'A', '白', '1', '0.30']] })],
    ])
    const [september, october] = ['2026-09', '2026-10']
    const first = await calls.begin(token, file, { store: store.id, period: september })
    await calls.act(token, first.id, 'commit')
    const second = await calls.begin(token, file, { store: store.id, period: october })
    expect(second).toMatchObject({ added: 0, duplicate: 1 })
    await calls.act(token, second.id, 'commit')
    expect(await months()).toEqual([[september, -30, 0]])
    await calls.act(token, first.id, 'undo')
    expect(await months()).toEqual([[october, -30, 0]])
    await calls.act(token, second.id, 'undo')
    expect(await months()).toEqual([])
  })
})
