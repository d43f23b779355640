import type { FinanceBook } from '#entities/finance-book'

/** A share with what it is made of. */
export interface BillRate {
  name: string
  formula: string
  /** Null: nothing to divide by. */
  share: number | null
}

const kindOf = (books: readonly FinanceBook[], ...names: string[]) =>
  books
    .flatMap(({ kinds }) => kinds)
    .filter(({ kind }) => names.includes(kind))
    .reduce((sum, { minor }) => sum + minor, 0)

const rate = (name: string, formula: string, part: number, whole: number): BillRate => ({
  ...{ name, formula },
  share: whole === 0 ? null : part / whole,
})

/** Shares that the page of a bill tells about a month. Each refund counts once. */
export const BILL_RATES = {
  refunds: (books: readonly FinanceBook[]): BillRate[] => [
    rate(
      '退款率',
      '消费者退款 ÷ 销售回款',
      -books.reduce((sum, { refund }) => sum + refund, 0),
      kindOf(books, 'sale'),
    ),
  ],
  subsidies: (books: readonly FinanceBook[]): BillRate[] => [
    rate(
      '补贴覆盖率',
      '补贴与补贴调整 ÷ 消费者退款与销售冲回',
      kindOf(books, 'subsidy', 'subsidy_adjustment'),
      -books.reduce((sum, { refund }) => sum + refund, 0) - kindOf(books, 'reversal'),
    ),
  ],
  issues: (books: readonly FinanceBook[]): BillRate[] => [
    rate('赔付率', '售后问题 ÷ 销售回款', -kindOf(books, 'issue'), kindOf(books, 'sale')),
  ],
} as const

export type RatedBill = keyof typeof BILL_RATES
