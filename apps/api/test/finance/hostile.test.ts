import { expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { financeCommands, type SheetJson, SKU, TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

describeOnBothEngines('what haixuan finance refuses', (database) => {
  const { seller, write, csv } = financeCommands(database)
  const bill = csv([TRADE, trade('SO-1', '销售回款', '1.00')])
  const stored = async (mallId: string, facts: { ownership?: 'refused'; archived_at?: Date }) =>
    await database().kysely.updateTable('own_store').set(facts).where('mall_id', '=', mallId).execute()

  test('an id that is none is no import to undo', async () => {
    const { finance } = await seller()
    for (const id of ['x', '%', '\0'])
      expect((await finance('undo', id)).error).toMatch(/^没有可以撤销的导入/)
  })

  test('a store that is only read takes no bills', async () => {
    for (const facts of [{ ownership: 'refused' as const }, { archived_at: new Date() }]) {
      const { finance, mallIds } = await seller(2)
      await stored(mallIds[0] ?? '', facts)
      const done = await finance('import', write('r.csv', bill), '--store', mallIds[0] ?? '')
      expect(done.error).toMatch(/不能导入/)
    }
  })

  test('SKUs of an archived store are asked about, never counted there', async () => {
    const { finance, mallIds } = await seller(2)
    expect((await finance('import', write('a.csv', bill), '--store', mallIds[0] ?? '')).code).toBe(0)
    await stored(mallIds[0] ?? '', { archived_at: new Date() })
    const more = csv([TRADE, trade('SO-2', '销售回款', '2.00')])
    const done = await finance('import', write('b.csv', more), '--yes')
    expect(done.code).toBe(3)
    expect((done.value as SheetJson[])[0]?.question).toMatchObject({ kind: 'store', guess: null })
  })

  test('what a killed command left is gone with a later import', async () => {
    const { finance, mallId } = await seller()
    const db = database().kysely
    expect((await finance('import', write('k.csv', bill))).code).toBe(0)
    const of = await db
      .selectFrom('own_store')
      .select('account_id')
      .where('mall_id', '=', mallId)
      .executeTakeFirstOrThrow()
    const imports = db.selectFrom('finance_import').select('state').where('account_id', '=', of.account_id)
    for (const days of [0.5, 2]) {
      const created_at = new Date(Date.now() - days * 86_400_000)
      await db
        .updateTable('finance_import')
        .set({ state: 'reading', created_at })
        .where('account_id', '=', of.account_id)
        .execute()
      expect((await finance('import', write('l.csv', 'a,b\n1,2'))).code).toBe(0)
      expect(await imports.execute()).toHaveLength(days < 1 ? 2 : 1)
    }
  })

  test('rows without a month are not said to be written', async () => {
    const { finance } = await seller()
    const refund = csv([
      ['售后订单', 'SKU ID', '消费者退款金额', '币种'],
      ['AS-1', SKU, '5.00', 'CNY'],
    ])
    const path = write('结算-消费者退款金额.csv', refund)
    const done = await finance('import', path, '--yes')
    expect([done.lines, done.error]).toEqual([[], expect.stringContaining('--period')])
    expect((await finance('import', path, '--period', '2026-10')).code).toBe(0)
  })

  test.each([
    ['pieces without an end', { 4: '1e400' }, '数量'],
    ['more pieces than a file can mean', { 4: '1000000000' }, '数量'],
    ['half a piece', { 4: '1.5' }, '数量'],
    ['income of pieces below zero', { 4: '-1' }, '数量'],
    ['more money than a file can mean', { 6: '10000000000.00' }, '金额'],
    ['a year 0', { 8: '0000-01-05 08:30:00' }, '账务时间'],
  ])('%s', async (_, cells, heading) => {
    const { finance } = await seller()
    const row = Object.assign(trade('SO-1', '销售回款', '1.00'), cells)
    const done = await finance('import', write('n.csv', csv([TRADE, row])))
    expect(done.value).toMatchObject([{ new: 0, refused: [{ line: 2, heading }] }])
  })

  test('a row with half a piece stops no other row, and a cost meets whole pieces alone', async () => {
    const { finance } = await seller()
    const costs = csv([
      ['SKU货号', '成本(元)', '生效日期'],
      ['A', '3.33', '2026-01-01'],
    ])
    expect((await finance('import', write('成本.csv', costs), '--own', 'costs')).code).toBe(0)
    const rows = ['1.5', '2'].map((quantity, at) => trade(`SO-${at}`, '销售回款', '9.99', { quantity }))
    const done = await finance('import', write('h.csv', csv([TRADE, ...rows])))
    expect([done.code, done.value]).toMatchObject([0, [{ new: 1, refused: [{ line: 2 }] }]])
    const { sku } = (await finance('report')).value as { sku: Record<string, object> }
    expect(Object.values(sku)).toMatchObject([{ [SKU]: { sold: 2, costCny: 666 } }])
  })
})
