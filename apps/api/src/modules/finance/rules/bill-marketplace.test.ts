import { describe, expect, test } from 'vitest'
import { marketplaceOfBill, marketplaceQuestion, wrongMarketplace } from './bill-marketplace.ts'
import { BILL_LAYOUTS } from './bills/index.ts'

const TEMU = { id: 't', name: '晴野家居', marketplace: 'temu' }
const SHEIN = { id: 's', name: '南风女装', marketplace: 'shein' }
const OTHER = { id: 'o', name: '木与棉', marketplace: 'shein' }

describe('the marketplace of a file', () => {
  test('is that of its layouts; unknown sheets say nothing', () => {
    expect(marketplaceOfBill(['full_trade', null, 'ledger'])).toBe('temu')
    expect(marketplaceOfBill([null, 'shein_semi'])).toBe('shein')
    expect(marketplaceOfBill(['nothing', null])).toBeNull()
  })

  test('of two is none', () => expect(marketplaceOfBill(['full_trade', 'shein_semi'])).toBeNull())

  test('is known of every layout', () => {
    for (const { id } of BILL_LAYOUTS) expect([id, marketplaceOfBill([id])]).not.toEqual([id, null])
  })
})

describe('a bill of another marketplace', () => {
  test.each([
    ['the chosen store fits', [TEMU, SHEIN], 's', null],
    ['no store is chosen and one fits', [TEMU, SHEIN], null, null],
    ['the chosen store is of another', [TEMU, SHEIN], 't', { kind: 'other_store', guess: 's' }],
    ['two others fit', [TEMU, SHEIN, OTHER], 't', { kind: 'other_store', guess: null }],
    ['none fits, one is chosen', [TEMU], 't', { kind: 'other_store', guess: null }],
    ['none fits', [TEMU], null, { kind: 'store', guess: null }],
    ['there is no store', [], null, { kind: 'store', guess: null }],
  ] as const)('%s', (_, stores, chosen, wanted) => {
    const asked = marketplaceQuestion('shein', stores, chosen)
    if (wanted === null) expect(asked).toBeNull()
    else expect(asked).toMatchObject(wanted)
  })

  test('the texts say what, why and what to do', () => {
    expect(marketplaceQuestion('shein', [TEMU, SHEIN], 't')?.text).toBe(
      '这是 SHEIN 的账单，所选的「晴野家居」不是 SHEIN 店铺。请选一家 SHEIN 店铺',
    )
    expect(marketplaceQuestion('temu', [SHEIN], null)?.text).toBe(
      '这是 Temu 的账单，还没有 Temu 店铺。请先在店铺管理里添加 Temu 店铺，再回来选它；也可以不导入这个文件',
    )
    expect([wrongMarketplace('shein', SHEIN), wrongMarketplace('shein', TEMU)]).toEqual([
      null,
      '这是 SHEIN 的账单，「晴野家居」不是 SHEIN 店铺，没有改动。请选一家 SHEIN 店铺，或选“不导入”',
    ])
  })
})
