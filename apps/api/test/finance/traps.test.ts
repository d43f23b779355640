import { workbook } from '@haixuan/tabular/workbook.fixture'
import { expect, test, vi } from 'vitest'
import type { Fact } from '../../src/demo/finance/fact.ts'
import { macZipBytes, workbookBytes } from '../../src/demo/finance/file-bytes.ts'
import { FULL_FORMS } from '../../src/demo/finance/full-sheets.ts'
import { labelFiles } from '../../src/demo/finance/semi-labels.ts'
import { poDetailFile, poSumFile, semiFiles } from '../../src/demo/finance/semi-sheets.ts'
import { describeOnBothEngines } from '../engines.ts'
import { financeCommands } from './finance-calls.ts'
import { accountForTrap, book, fact, full, ledger, MONTH, mapped, ONE, sku } from './trap-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

describeOnBothEngines('traps of official files', (database) => {
  const commands = financeCommands(database)
  const account = () => accountForTrap(commands)

  test('1: label fees are costs in both generations although their signs are opposite', async () => {
    const fees = [
      fact('label_ship', -500),
      fact('label_ship', -70, { reason: '调整(支出)' }),
      fact('label_ship', 40, { reason: '调整(退款)' }),
    ]
    for (const generation of ['2025', '2026'] as const) {
      const own = await account()
      await own.addAll(labelFiles(book(fees), generation))
      expect((await own.figures()).events).toMatchObject({ label_ship: { rows: 3, minor: -530 } })
    }
  })

  test('2, 6: three views of one settlement are one; money of an order goes to no first product', async () => {
    const order = 'PO-211-00000000000000001'
    const month = book([
      fact('sale', 3000, { order, id: '8711' }),
      fact('sale', 1000, { order, id: '8712', sku: sku(2) }),
      fact('freight', 299, { order, id: '8713', sku: null, quantity: null }),
    ])
    const own = await account()
    await own.addAll([poSumFile(month), poDetailFile(month), ...semiFiles(month, '2026').slice(0, 1)])
    const { events, sku: products } = await own.figures()
    expect(events).toEqual({
      sale: { rows: 2, quantity: 2, minor: 4000 },
      freight: { rows: 1, quantity: null, minor: 299 },
    })
    expect(products).toMatchObject({ [ONE.id]: { profitCny: 3000 }, [sku(2).id]: { profitCny: 1000 } })
  })

  test('3: rows that are alike are all real, in one file as often as they stand there', async () => {
    const twin = fact('sale', 1000)
    const own = await account()
    const files = full([twin, twin, fact('sale', 1000)])
    await own.addAll(files)
    await own.addAll(files)
    expect((await own.figures()).events).toMatchObject({ sale: { rows: 3, minor: 3000 } })
  })

  test('4: a violation has lines of several products', async () => {
    const id = 'VIO_1'
    const own = await account()
    await own.addAll(full([fact('issue', -100, { id }), fact('issue', -100, { id, sku: sku(2) })]))
    expect((await own.figures()).events).toMatchObject({ issue: { rows: 2, minor: -200 } })
  })

  test('5: a subsidy is income', async () => {
    for (const form of [FULL_FORMS.threeTypes, FULL_FORMS.ownSheets]) {
      const own = await account()
      await own.addAll(full([fact('sale', 1000), fact('subsidy', 200, { after: 'AS-1' })], form))
      expect((await own.figures()).economic).toMatchObject({ subsidy: 200, platformNet: 1200 })
    }
  })

  test('7: an unknown remark, type or sheet stops nothing and is kept in view', async () => {
    const own = await account()
    const known = full([fact('sale', 1000), fact('sale', 500)])
    const odd = mapped(known, (sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row, n) =>
        row.map((cell) => (n === 1 && cell === '销售回款' ? '新的类型' : cell)),
      ),
    }))
    const news = { name: '新的账单', heading: ['甲', '乙'], rows: [['1', '2']] }
    const sheets = await own.addAll([
      ...odd.map((file) => ({ ...file, sheets: [...file.sheets, news] })),
      ledger(['支出', '-3.00', '一种新的费用'], ['支出', '-2.00', '推广服务费']),
    ])
    expect(sheets).toContainEqual(expect.objectContaining({ sheet: '新的账单', kind: 'unknown', rows: 1 }))
    const { events, ledger: lines } = await own.figures()
    expect(events).toMatchObject({ sale: { minor: 1000 }, unknown_type: { rows: 1, minor: 500 } })
    expect(lines).toMatchObject({ unclassified: { minor: -300 }, ads: { minor: -200 } })
  })

  test('8: an added, a moved and a renamed column block no month and make no row new', async () => {
    const own = await account()
    const facts = [fact('sale', 1000), fact('sale', 2000)]
    await own.addAll(full(facts))
    const changed = mapped(full(facts, { ...FULL_FORMS.renamed, order: '订单编号' }), (sheet) => ({
      ...sheet,
      heading: ['新列', ...sheet.heading.toReversed()],
      rows: sheet.rows
        .toReversed()
        .map((row) => [row.filter(Boolean).length > 1 ? 'x' : '', ...row.toReversed()]),
    }))
    const again = await own.addAll(changed.map((file) => ({ ...file, sheets: file.sheets.slice(-1) })))
    expect(again).toMatchObject([{ kind: 'full_trade', rows: 2, new: 0, duplicate: 2 }])
  })

  test('9: money is booked when it moved, not on the day of its stock order', async () => {
    const own = await account()
    await own.addAll(full([fact('sale', 1000, { id: 'WB2608011234567' })]))
    expect((await own.figures()).events).toMatchObject({ sale: { minor: 1000 } })
    expect((await own.figures('2026-08')).events).toEqual({})
  })

  test('10: a cost that is in a bill and in the account book counts once', async () => {
    const own = await account()
    await own.addAll([
      ...labelFiles(book([fact('label_ship', -500)]), '2026'),
      ledger(['支出', '-5.00', '发货面单费'], ['支出', '-2.00', '推广服务费']),
    ])
    expect((await own.figures()).economic).toMatchObject({ deductions: -700, platformNet: -700 })
  })

  test('11: bills with headings of two rows are read as those with one', async () => {
    for (const isGrouped of [true, false]) {
      const own = await account()
      const facts = [fact('issue', -100), fact('reship', -50, { quantity: 2 })]
      await own.addAll(full(facts, { ...FULL_FORMS.renamed, isGrouped }))
      const { events, sku: products } = await own.figures()
      expect(events).toMatchObject({ issue: { minor: -100 }, reship: { quantity: 2, minor: -50 } })
      expect(products).toMatchObject({ [ONE.id]: { profitCny: -150 } })
    }
  })

  test('12: a last row that holds one number is a total, not a sale', async () => {
    const own = await account()
    const sheets = await own.addAll(full([fact('sale', 1000), fact('sale', 2000)]))
    expect(sheets).toContainEqual(
      expect.objectContaining({ kind: 'full_trade', rows: 2, skippedTotals: 1, refused: [] }),
    )
  })

  test('13: zeros at the end of whole numbers stay', async () => {
    const own = await account()
    const whole = (cell: string) => cell.replace(/^(\d+)\.00$/, '$1')
    const files = mapped(
      full([fact('sale', 1_305_000, { quantity: 100, sku: { ...ONE, code: '13050' } })]),
      (one) => ({
        ...one,
        rows: one.rows.map((row) => row.map(whole)),
      }),
    )
    await own.addAll(files)
    const { events, sku: products } = await own.figures()
    expect(events).toMatchObject({ sale: { quantity: 100, minor: 1_305_000 } })
    expect(products).toMatchObject({ [ONE.id]: { code: '13050', sold: 100 } })
  })

  test('14: a product has the money of its own rows, changes of price and refunds with it', async () => {
    const own = await account()
    const [dear, cheap] = [fact('sale', 3000, { order: 'SO-1' }), fact('sale', 1000, { order: 'SO-2' })]
    await own.addAll(full([dear, cheap, fact('reversal', -3000, { order: 'SO-1', after: 'AS-1' })]))
    expect((await own.figures()).sku).toMatchObject({ [ONE.id]: { sold: 2, returned: 1, profitCny: 1000 } })
  })

  test('15: a wrong <dimension> is no limit, a block of the month before and files of macOS add nothing', async () => {
    const own = await account()
    const rows = [
      ['账务时间', '账务类型', '币种', '收支金额', '备注'],
      [`${MONTH}-06 09:00:00`, '支出', 'CNY', '-1,002.00', '推广服务费'],
    ]
    const xml = rows.map((row, n) => {
      const cells = row.map(
        (text, at) => `<c r="${'ABCDE'[at]}${n + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
      )
      return `<row r="${n + 1}">${cells.join('')}</row>`
    })
    const narrow = `<worksheet><dimension ref="A1:A1"/><sheetData>${xml.join('')}</sheetData></worksheet>`
    await own.add(workbook(narrow), 'xlsx')
    expect((await own.figures()).ledger).toMatchObject({ ads: { rows: 1, minor: -100_200 } })

    const before = [
      fact('sale', 1000, { at: '2026-09-30 08:00:00' }),
      fact('sale', 2000, { at: '2026-09-30 09:00:00' }),
    ]
    const bytes = (facts: readonly Fact[]) => workbookBytes(full(facts)[0]?.sheets ?? [])
    await own.add(await bytes(before), 'xlsx')
    const next = await bytes([...before, fact('sale', 4000)])
    const sheets = await own.add(macZipBytes(new Map([['月/a.xlsx', next]])), 'zip')
    expect(sheets).toContainEqual(
      expect.objectContaining({ kind: 'full_trade', rows: 3, new: 1, duplicate: 2 }),
    )
    expect(sheets.filter(({ kind }) => kind === 'broken')).toEqual([])
    expect((await own.figures('2026-09')).events).toMatchObject({ sale: { minor: 3000 } })
  })
})
