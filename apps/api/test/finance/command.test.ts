import { expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { AT, financeCommands, LEDGER, type SheetJson, SKU, TRADE, trade, xlsx } from './finance-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

describeOnBothEngines('haixuan finance', (database) => {
  const { seller, typed, write, csv } = financeCommands(database)

  test('a book that the store lacks is refused, and a bill without rows says so', async () => {
    const { finance, mallId } = await seller()
    const file = write('空/a.csv', csv([TRADE]))
    const refused = await finance('import', file, '--book', '火星')
    expect(String(refused.error)).toContain(`店铺 ${mallId} 没有账本“火星”`)
    const empty = await finance('import', file, '--book', '全球')
    expect([empty.code, (empty.value as { note: string }[])[0]?.note]).toEqual([
      0,
      expect.stringContaining('没有数据行'),
    ])
  })

  test('a month of files becomes books that meet the account book', async () => {
    const { finance, mallId } = await seller()
    const bills = await xlsx({
      交易结算: [
        TRADE,
        trade('SO-1', '销售回款', '10.00', { quantity: '2' }),
        trade('SO-1', '销售冲回', '5.00', { after: 'AS-1' }),
        ['合计', ...Array(8).fill('')],
      ],
      '结算-消费者退款金额': [
        ['售后订单', 'SKU ID', '消费者退款金额', '币种', '账务时间'],
        ['AS-1', SKU, '5.00', 'CNY', AT],
        ['AS-9', SKU, '1.00', 'CNY', AT],
      ],
      活动说明: [
        ['甲', '乙'],
        ['1', '2'],
      ],
    })
    const ledger = csv([LEDGER, [AT, '结算', 'CNY', '+4.00', ''], [AT, '支出', 'CNY', '-0.50', '推广服务费']])
    const files = [write('m/b.xlsx', bills), write('m/账务.csv', ledger)]
    const done = await finance('import', ...files)
    expect([done.code, done.error]).toEqual([0, undefined])
    const sheets = done.value as SheetJson[]
    expect(sheets.map(({ kind, rows, new: added }) => [kind, rows, added])).toEqual([
      ['full_trade', 2, 2],
      ['full_refund', 2, 2],
      ['unknown', 1, 0],
      ['ledger', 2, 2],
    ])
    expect(sheets[0]).toMatchObject({ skippedTotals: 1, duplicate: 0, refused: [] })

    const costs = csv([
      ['SKU货号', '成本(元)', '头程', '生效日期'],
      ['A', '2.00', '0.50', '2026-10-01'],
    ])
    expect((await finance('import', write('成本.csv', costs), '--own', 'costs')).code).toBe(0)
    const { value } = await finance('report')
    expect(value).toMatchObject({
      events: {
        [mallId]: {
          '2026-10': { CNY: { sale: { rows: 1, quantity: 2, minor: 1000 }, reversal: { minor: -500 } } },
        },
      },
      ledger: {
        [mallId]: { '2026-10': { CNY: { ads: { type: '支出', minor: -50 }, settlement: { minor: 400 } } } },
      },
      economic: {
        [mallId]: {
          '2026-10': {
            CNY: {
              revenueNet: 500,
              refund: -100,
              refundTwice: { rows: 1, minor: -500 },
              deductions: -50,
              platformNet: 350,
            },
          },
        },
      },
      // One piece came back and gave its cost back; the refund of AS-9 is money of the SKU.
      sku: {
        [mallId]: {
          [SKU]: { code: 'A', sold: 2, returned: 1, costCny: 250, profitCny: 150, missingQuantity: 0 },
        },
      },
      returns: { rule: 'original-cost' },
      coverage: [
        {
          store: mallId,
          month: '2026-10',
          kind: 'full_refund',
          rows: 2,
          from: '2026-10-05',
          to: '2026-10-05',
        },
        { kind: 'full_trade', rows: 2 },
        { kind: 'ledger', rows: 2 },
      ],
      convertedCny: { [mallId]: { '2026-10': { CNY: { fen: 350 } } } },
    })
    const { reconciliation, coverageDays } = value as Record<'reconciliation' | 'coverageDays', object[]>
    const trades = { store: mallId, book: '全球', bill: 'trade', basis: 'needed', missingDays: 0 }
    expect(coverageDays).toContainEqual(expect.objectContaining(trades))
    expect(reconciliation).toEqual([
      expect.objectContaining({
        store: mallId,
        month: '2026-10',
        class: 'ads',
        detail: null,
        result: 'ledger_only',
      }),
      expect.objectContaining({
        class: 'settlement',
        detail: 400,
        ledger: 400,
        difference: 0,
        result: 'equal',
      }),
    ])
    expect((await finance('report', '--returns', 'lost')).value).toMatchObject({
      sku: { [mallId]: { [SKU]: { costCny: 500 } } },
    })
  })

  test('the same files again add nothing; undone, the report is what it was', async () => {
    const { finance } = await seller()
    write('same/a.csv', csv([TRADE, trade('SO-1', '销售回款', '1')]))
    const before = (await finance('report')).value
    const first = await finance('import', 'same')
    expect((first.value as SheetJson[])[0]).toMatchObject({ new: 1 })
    const again = await finance('import', 'same')
    expect((again.value as SheetJson[])[0]).toMatchObject({ new: 0, duplicate: 1 })
    const [, id] = /导入编号 (\S+?)；/.exec(first.lines.join('\n')) ?? []
    const [, next] = /导入编号 (\S+?)；/.exec(again.lines.join('\n')) ?? []
    expect((await finance('undo', next ?? '')).code).toBe(0)
    expect((await finance('undo', id ?? '')).code).toBe(0)
    expect((await finance('report')).value).toEqual(before)
    expect((await finance('undo', id ?? '')).code).toBe(2)
  })

  test('whose bill it is, is asked for where nothing says it, and nothing is written', async () => {
    const { finance, mallIds } = await seller(2)
    const [one = '', two = ''] = mallIds
    const file = write('q.csv', csv([TRADE, trade('SO-1', '销售回款', '1')]))
    const asked = await finance('import', file)
    expect(asked.code).toBe(3)
    expect((asked.value as SheetJson[])[0]?.question).toMatchObject({ kind: 'store', guess: null })
    // No clue: --yes has nothing to answer with.
    expect((await finance('import', file, '--yes')).code).toBe(3)
    expect((await finance('import', file, '--store', one)).code).toBe(0)
    // The same SKU for the other store: a question, that --yes answers by what the books say.
    const other = write('q2.csv', csv([TRADE, trade('SO-2', '销售回款', '2')]))
    const foreign = await finance('import', other, '--store', two)
    expect([foreign.code, (foreign.value as SheetJson[])[0]?.question?.kind]).toEqual([3, 'other_store'])
    expect((await finance('import', other, '--store', two, '--yes')).code).toBe(0)
    expect((await finance('report')).value).toMatchObject({
      events: { [one]: { '2026-10': { CNY: { sale: { minor: 300 } } } } },
    })
    expect((await finance('import', other, '--store', '1')).code).toBe(2)
  })

  test('rows without a time ask for their month; --period and the other rows of the file answer', async () => {
    const { finance } = await seller()
    const reship = [
      ['订单编号', 'SKU ID', '数量', '赔付金额'],
      ['SO-1', SKU, '1', '3.00'],
    ]
    const alone = write('r.csv', csv(reship))
    expect((await finance('import', alone)).code).toBe(3)
    expect((await finance('import', alone, '--yes')).code).toBe(3)
    expect((await finance('import', alone, '--period', '2026-09')).code).toBe(0)
    const book = write(
      'r.xlsx',
      await xlsx({ 交易结算: [TRADE, trade('SO-1', '销售回款', '1')], '消费者及履约保障-售后补寄': reship }),
    )
    const asked = await finance('import', book)
    expect((asked.value as SheetJson[])[1]?.question).toMatchObject({ kind: 'period', guess: 202610 })
    expect((await finance('import', book, '--yes')).code).toBe(0)
  })

  test('a cost that cannot be read keeps its file from being written', async () => {
    const { finance } = await seller()
    const heading = ['SKU货号', '成本(元)', '生效日期']
    const bad = await finance(
      'import',
      write(
        'c.csv',
        csv([heading, ['A', '1.00', '2026-10-01'], ['B', '-1', '2026-10-01'], ['C', 'x', '2026-13-01']]),
      ),
      '--own',
      'costs',
    )
    expect(bad.code).toBe(1)
    expect(bad.value).toMatchObject([{ rows: 3, new: 0, refused: [{ line: 3 }, { line: 4 }, { line: 4 }] }])
    const rates = await finance(
      'import',
      write(
        'f.csv',
        csv([
          ['日期', '币种', '汇率'],
          ['2026-10-31', 'USD', '7.1085'],
          ['2026-10-31', 'CNY', '1'],
        ]),
      ),
      '--own',
      'fx',
    )
    expect(rates.value).toMatchObject([{ new: 0, refused: [{ line: 3, heading: '币种' }] }])
  })

  test('costs and rates have the limits of the site', async () => {
    const { finance } = await seller()
    const heading = ['SKU货号', '成本(元)', '头程', '生效日期']
    const day = '2026-10-01'
    const costs = csv([heading, ['A', '1000000.00', '', day], ['B', '999999.99', '0.02', day]])
    const { value } = await finance('import', write('c.csv', costs), '--own', 'costs')
    expect(value).toMatchObject([
      { rows: 2, new: 0, refused: [{ line: 3, reason: expect.stringContaining('最多 1,000,000 CNY') }] },
    ])
    const rates = csv([
      ['日期', '币种', '汇率'],
      [day, 'USD', '1000'],
      [day, 'EUR', '1000.1'],
    ])
    const fx = await finance('import', write('f.csv', rates), '--own', 'fx')
    expect(fx.value).toMatchObject([{ new: 0, refused: [{ line: 3, heading: '汇率' }] }])
  })

  test('a folder without a file to read is told, and begins no import', async () => {
    const { finance } = await seller()
    write('none/.DS_Store', 'x')
    const { code, error } = await finance('import', 'none')
    expect([code, error]).toEqual([2, expect.stringContaining('没有可以读的文件')])
  })

  test.each([
    [['import'], '--account'],
    [['import', '--account', '13800138000'], '没有手机号码'],
    [['report', '--account', 'x', '--returns', 'y'], '--returns'],
    [['import', '--account', 'x', '--period', '2026-13'], '--period'],
  ])('what was typed wrong is told: %j', async (args, told) => {
    const { code, error } = await typed('finance', ...args)
    expect([code === 1 || code === 2, error]).toEqual([true, expect.stringContaining(told)])
  })
})
