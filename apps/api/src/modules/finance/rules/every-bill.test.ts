import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSheet } from './bill-sheet.fixture.ts'
import { BILL_LAYOUTS } from './bills/index.ts'
import { type BillCase, FULL_CASES, SEMI_CASES } from './every-bill.fixture.ts'
import { BESIDE_CASES, SHEIN_CASES } from './every-bill-beside.fixture.ts'

const CASES = [...FULL_CASES, ...SEMI_CASES, ...BESIDE_CASES, ...SHEIN_CASES]
const label = ({ layout, kind, cells }: BillCase) => `${layout} ${kind ?? ''} ${cells.join(' ')}`

describe('every bill', () => {
  test.each(CASES.map((one) => [label(one), one] as const))('%s', (_, one) => {
    const { found, outcomes } = readSheet(one.sheet, [one.heading, one.cells])
    expect(found.layout).toMatchObject({ id: one.layout, role: one.role })
    const { kind, minor, currency, time } = one
    const money = one.role === 'event' || one.role === 'ledger' ? { minor, currency } : {}
    expect(outcomes).toMatchObject([{ is: 'row', row: { kind, time, ...money } }])
  })

  test('is in this list', () => {
    const tested = new Set(CASES.map(({ layout }) => layout))
    expect(BILL_LAYOUTS.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([])
  })

  test('is the same with its columns in another order and one that nobody knows', () => {
    const any = fc.constantFrom(...CASES).chain((one) =>
      fc.record({
        one: fc.constant(one),
        order: fc.shuffledSubarray(
          one.heading.map((_, at) => at),
          { minLength: one.heading.length },
        ),
      }),
    )
    fc.assert(
      fc.property(any, ({ one, order }) => {
        const heading = [...order.map((at) => one.heading[at] ?? ''), '新的一列']
        const cells = [...order.map((at) => one.cells[at] ?? ''), '1']
        const { found, outcomes } = readSheet(one.sheet, [heading, cells])
        expect([found.layout.id, found.unknownColumns]).toEqual([
          one.layout,
          expect.arrayContaining(['新的一列']),
        ])
        const { kind, time } = one
        expect(outcomes).toMatchObject([{ is: 'row', row: { kind, time } }])
      }),
    )
  })
})

describe('bills of SHEIN', () => {
  const [sale] = SHEIN_CASES
  const adjustment = SHEIN_CASES.find(({ layout }) => layout === 'shein_report_adjustment')
  if (!sale || !adjustment) throw new Error('There are no cases.')
  const withCell = ({ heading, cells }: BillCase, name: string, text: string) =>
    cells.map((cell, at) => (heading[at] === name ? text : cell))

  test('yen have no decimals', () => {
    const read = (amount: string) =>
      readSheet('Sheet1', [sale.heading, withCell(sale, '应收金额', amount)]).outcomes
    expect(read('1,980.00')).toMatchObject([{ row: { minor: 1980 } }])
    expect(read('1980.5')).toMatchObject([{ is: 'refused', faults: [{ heading: '应收金额' }] }])
  })

  test.each(['待确认', '已拒绝', '已作废'])('an adjustment that is %s is not booked', (state) => {
    const { outcomes } = readSheet('补扣款', [adjustment.heading, withCell(adjustment, '单据状态', state)])
    expect(outcomes).toMatchObject([{ is: 'unbilled', row: { minor: 400 } }])
  })

  test('an adjustment without its accounting day is not booked', () => {
    const { outcomes } = readSheet('补扣款', [adjustment.heading, withCell(adjustment, '会计日期', '--')])
    expect(outcomes).toMatchObject([{ is: 'unbilled', row: { time: null } }])
  })

  test.each(['扣款金额', '金额', '分摊金额', '运费金额', '分摊后运费'])(
    'the amount may be called %s',
    (name) => {
      const heading = adjustment.heading.map((one) => (one === '总金额' ? name : one))
      expect(readSheet('补扣款', [heading, adjustment.cells]).outcomes).toMatchObject([
        { is: 'row', row: { minor: 400 } },
      ])
    },
  )
})
