import { type FinanceBook, type ItemId, itemOfClass, laterMonth, storeCostsOf } from '#entities/finance-book'

/** What a row of the matrix counts. */
type Unit = 'pieces' | 'money' | 'share'

/** A row of the months of a year. */
export interface MatrixRow {
  id: string
  name: string
  unit: Unit
  /** Null: no file says it. Money in the smallest unit of the books, profit in fen. */
  values: readonly (number | null)[]
  total: number | null
  /** Of fen, whatever the currency of the books is. */
  isCny?: true
}

const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((all, one) => all + one, 0)
}

const kindsOf = (books: readonly FinanceBook[], kinds: readonly string[]) =>
  books.flatMap((book) => book.kinds.filter(({ kind }) => kinds.includes(kind)))
const minorOf = (books: readonly FinanceBook[], ...kinds: string[]): number | null => {
  const found = kindsOf(books, kinds)
  return found.length === 0 ? null : found.reduce((all, { minor }) => all + minor, 0)
}
const piecesOf = (books: readonly FinanceBook[], kind: string): number | null =>
  sumOf(kindsOf(books, [kind]).map(({ quantity }) => quantity))
/** Deductions of these items; they are of one item or another each, so nothing is counted twice. */
const itemOf = (books: readonly FinanceBook[], ...items: ItemId[]): number | null =>
  sumOf(
    books.flatMap((book) =>
      book.deductions.filter((one) => items.includes(itemOfClass(one.class))).map(({ minor }) => minor),
    ),
  )
const figure = (books: readonly FinanceBook[], value: (book: FinanceBook) => number | null): number | null =>
  sumOf(books.map(value))

type Value = (books: readonly FinanceBook[]) => number | null
const MONEY: readonly { id: string; name: string; value: Value; isCny?: true }[] = [
  { id: 'revenue', name: '结算收入', value: (books) => figure(books, (book) => book.revenueNet) },
  { id: 'subsidy', name: '平台补贴', value: (books) => minorOf(books, 'subsidy', 'subsidy_adjustment') },
  {
    id: 'cost',
    name: '成本',
    value: (books) => figure(books, ({ goods }) => (goods.costFen === 0 ? null : -goods.costFen)),
    isCny: true,
  },
  { id: 'refund', name: '消费者退款', value: (books) => figure(books, (book) => book.refund || null) },
  { id: 'issue', name: '履约售后问题', value: (books) => itemOf(books, 'issue', 'reship') },
  { id: 'storage', name: '仓储综合服务费', value: (books) => itemOf(books, 'storage') },
  { id: 'epr', name: 'EPR', value: (books) => itemOf(books, 'epr') },
  { id: 'ads', name: '推广服务费', value: (books) => itemOf(books, 'ads') },
  { id: 'fines', name: '履约罚款', value: (books) => itemOf(books, 'violation') },
  { id: 'other', name: '其他', value: (books) => itemOf(books, 'other') },
  { id: 'net', name: '结算净额', value: (books) => figure(books, (book) => book.platformNet) },
  {
    id: 'missing',
    name: '缺成本未计入',
    value: (books) => figure(books, ({ goods }) => (goods.missingIncome === 0 ? null : -goods.missingIncome)),
  },
  {
    id: 'storeCosts',
    name: '自定义店铺费用',
    value: (books) => figure(books, (book) => (book.storeCosts.length === 0 ? null : -storeCostsOf(book))),
  },
  {
    id: 'profit',
    name: '毛利',
    value: (books) => figure(books, ({ goods }) => goods.profitFen),
    isCny: true,
  },
]

const share = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole

/** Rows of the summary by month: pieces, money, shares. A share of all months is that of their sums. */
export function timeMatrix(books: readonly FinanceBook[], months: readonly string[]): MatrixRow[] {
  const of = months.map((month) => books.filter((book) => book.month === month))
  const row = (id: string, name: string, unit: Unit, value: Value, isCny?: true): MatrixRow => ({
    ...{ id, name, unit, values: of.map(value), total: value(books) },
    ...(isCny && { isCny }),
  })
  const rate = (id: string, name: string, part: Value, whole: Value): MatrixRow =>
    row(id, name, 'share', (some) => share(part(some), whole(some)))
  const sold: Value = (some) => piecesOf(some, 'sale')
  const credited: Value = (some) => minorOf(some, 'sale')
  const positive =
    (value: Value): Value =>
    (some) => {
      const found = value(some)
      return found === null ? null : -found
    }
  return [
    row('sold', '总销量', 'pieces', sold),
    row('reversed', '冲回件数', 'pieces', (some) => piecesOf(some, 'reversal')),
    ...MONEY.map(({ id, name, value, isCny }) => row(id, name, 'money', value, isCny)),
    rate(
      'refundRate',
      '退款金额占比',
      positive((some) => figure(some, (book) => book.refund || null)),
      credited,
    ),
    rate(
      'issueRate',
      '售后占比',
      positive((some) => itemOf(some, 'issue', 'reship')),
      credited,
    ),
    rate(
      'fineRate',
      '履约罚款率',
      positive((some) => itemOf(some, 'violation')),
      credited,
    ),
  ]
}

/** Where the month before each month is; -1 where it has no books, for then there is nothing to compare with. */
export const monthsBefore = (months: readonly string[]): number[] =>
  months.map((month) => months.indexOf(laterMonth(month, -1)))
