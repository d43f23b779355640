import { describe, expect, test } from 'vitest'
import { aliasEffect, aliasProblem, canonicalHeading, withAliases } from './bill-aliases.ts'
import { sheetRows } from './bill-sheet.fixture.ts'
import { BILL_LAYOUTS } from './bills/index.ts'
import { recogniseSheet } from './recognise-sheet.ts'

const alias = (layout: string, field: string, name: string) => ({ layout, field, alias: name })
const idOf = (sheet: string, heading: string[], layouts = BILL_LAYOUTS) => {
  const found = recogniseSheet(sheet, sheetRows([heading]), [], layouts)
  return found.is === 'bill' ? found.layout.id : found.is
}

describe('an alias', () => {
  const RENAMED = ['订单号', '结算类型', '入账金额', '币种', '打款日期']

  test('makes a renamed heading known, and changes nothing else', () => {
    const added = [alias('shein_semi', 'type', '结算类型'), alias('shein_semi', 'amount', '入账金额')]
    expect(idOf('x', RENAMED)).toBe('unknown')
    const layouts = withAliases(BILL_LAYOUTS, added)
    expect(idOf('x', RENAMED, layouts)).toBe('shein_semi')
    const changed = layouts.filter((layout, at) => layout !== BILL_LAYOUTS[at]).map(({ id }) => id)
    expect(changed).toEqual(['shein_semi'])
  })

  test('of a layout or a field that is no more is left out', () => {
    const gone = [alias('no_bill', 'amount', '新金额'), alias('ledger', 'flowId', '新单号')]
    expect(withAliases(BILL_LAYOUTS, gone)).toEqual(BILL_LAYOUTS)
  })

  test.each([
    ['of a new name', 'ledger', 'amount', '发生额', null],
    ['of no layout', 'nothing', 'amount', '发生额', /没有这种账单/],
    ['of a field that the layout lacks', 'ledger', 'flowId', '发生额', /没有这种账单/],
    ['without letters', 'ledger', 'amount', ' ：', /请填写表头/],
    ['of 60 letters', 'ledger', 'amount', '额'.repeat(60), null],
    ['of 61 letters', 'ledger', 'amount', '额'.repeat(61), /最多 60 个字/],
    ['that the column has', 'ledger', 'amount', ' 收支金额：', /已经认识/],
    ['that another column has', 'ledger', 'amount', '备注', /已经是这种账单的「备注」列/],
    ['that another column has in its sheet', 'semi_tech_fee', 'remark', '收支金额', /「技术服务费」列/],
    ['about the buyer', 'ledger', 'remark', '收货人姓名', /买家信息/],
  ])('%s', (_, layout, field, name, problem) => {
    const found = aliasProblem(BILL_LAYOUTS, alias(layout, field, name))
    if (problem === null) expect(found).toBeNull()
    else expect(found).toMatch(problem)
  })

  test('that was added is known to the next check', () => {
    const layouts = withAliases(BILL_LAYOUTS, [alias('ledger', 'amount', '发生额')])
    expect(aliasProblem(layouts, alias('ledger', 'remark', '发生额'))).toMatch(/「收支金额」列/)
  })
})

describe('a dry run', () => {
  const effect = (layout: string, field: string, name: string) =>
    aliasEffect(BILL_LAYOUTS, BILL_LAYOUTS, alias(layout, field, name))

  test('says what the renamed sheet is now and would be', () => {
    expect(effect('ledger', 'amount', '发生额')).toMatchObject({
      example: { before: null, after: 'ledger' },
      changed: [],
    })
  })

  test('names known sheets that would become another bill', () => {
    // A settlement of 2025 whose amount is called as its sheet allows has all that the account book would need then.
    const { changed } = effect('full_trade', 'type', '账务类型')
    const { changed: stolen } = effect('semi_chargeback', 'amount', '收支金额')
    for (const { before, after } of [...changed, ...stolen]) expect(before).not.toBe(after)
    expect(effect('ledger', 'type', '备货单类型').changed).toEqual([])
  })

  test('of a new name in any column leaves every known sheet what it is', () => {
    for (const layout of BILL_LAYOUTS) {
      const [field = ''] = Object.keys(layout.columns)
      expect([layout.id, effect(layout.id, field, '从未见过的表头').changed]).toEqual([layout.id, []])
    }
  })
})

test('every column has a name to show', () => {
  for (const { columns } of BILL_LAYOUTS)
    for (const column of Object.values(columns)) expect(canonicalHeading(column)).not.toBe('')
})
