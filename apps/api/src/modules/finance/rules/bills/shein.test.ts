import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheet } from '../bill-sheet.fixture.ts'

/** Types of the semi-managed bill with what they are: written from the list of types, not from the layout. */
const TYPES = [
  { type: '订单销售收入-订单收入', sum: 'sale', sign: 1 },
  { type: '退货退款-订单退货', sum: 'reversal', sign: -1 },
  { type: '平台服务费-退货履约服务费', sum: 'service_fee', sign: -1 },
  { type: '奖惩及其他-违规处罚扣款', sum: 'penalty', sign: -1 },
  { type: '奖惩及其他-违规撤销补款', sum: 'penalty', sign: 1 },
  { type: '奖惩及其他-运费补贴', sum: 'freight_subsidy', sign: 1 },
  { type: '奖惩及其他-违规处罚资金冻结', sum: 'cash', sign: -1 },
  { type: '奖惩及其他-违规撤销资金解冻', sum: 'cash', sign: 1 },
  { type: '奖惩及其他-没见过的类型', sum: 'unknown_type', sign: 1 },
] as const

const HEADING = ['订单号', '打款日期', '账单类型', '应收金额', '币种']
const line = fc.record({ of: fc.constantFrom(...TYPES), size: fc.integer({ min: 1, max: 99_999_999 }) })
const currency = fc.constantFrom({ code: 'JPY', decimals: 0 }, { code: 'USD', decimals: 2 })

function written(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return `${minor < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`
}

test('sums of any bill are those that it was made of, by kind and to the smallest unit', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), currency, (lines, { code, decimals }) => {
      const wanted = new Map<string, number>()
      for (const { of, size } of lines) wanted.set(of.sum, (wanted.get(of.sum) ?? 0) + of.sign * size)
      const cells = lines.map(({ of, size }, n) => {
        const amount = written(of.sign * size, decimals)
        return [`GSH${n}`, '2026-10-05 09:00:00', of.type, amount, code]
      })
      const found = new Map<string, number>()
      for (const outcome of readSheet('账单', [HEADING, ...cells]).outcomes) {
        if (outcome.is !== 'row') throw new Error(outcome.is)
        const { kind, minor } = outcome.row
        found.set(kind ?? 'cash', (found.get(kind ?? 'cash') ?? 0) + (minor ?? 0))
      }
      expect(found).toEqual(wanted)
    }),
  )
})

test('a bill without its currency column is refused row by row: yen and dollars look alike', () => {
  const [order, at, type, amount] = HEADING
  const rows = [
    [order, at, type, amount],
    ['GSH1', '2026-10-05 09:00:00', '订单销售收入-订单收入', '1980'],
  ] as string[][]
  expect(readSheet('账单', rows, { currency: 'CNY' }).outcomes).toMatchObject([
    { is: 'refused', faults: [{ reason: expect.stringContaining('没有币种这一列') }] },
  ])
})
