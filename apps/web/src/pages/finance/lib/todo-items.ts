import { BOOK_CLASS_NAMES } from '@haixuan/rules'
import { bookFigures, type FinanceBook, type FinanceStore, monthName } from '#entities/finance-book'
import { type CoverageRow, isComplete, rowMissing } from '#entities/finance-coverage'

/** What keeps a month from being right, with the money that it is about. */
export interface TodoItem {
  /** missing-cost, difference, unknown, unclassified, rate, or the bill that is missing. */
  id: string
  title: string
  about: string
  /** Smallest unit of the currency, without a sign; null where it is not known. */
  minor: number | null
  /** Which part of /temu/settlement shows it, and what the way there is called. */
  leads: { verb: string; search: Readonly<Record<string, string>> } | null
}

const nameOf = (name: string): string => BOOK_CLASS_NAMES[name as keyof typeof BOOK_CLASS_NAMES] ?? name

/** The most money first, what has no figure last. */
export const byMoney = (items: readonly TodoItem[]): TodoItem[] =>
  [...items].sort((a, b) => (b.minor ?? -1) - (a.minor ?? -1))

/** What there is to do in a month, the most money first and what has no figure last. */
export function todoItems(
  books: readonly FinanceBook[],
  stores: readonly FinanceStore[],
  month: string,
): TodoItem[] {
  const figures = bookFigures(books)
  const storeName = (id: string) => stores.find((store) => store.id === id)?.name ?? ''
  const reconcile = { tab: 'reconcile', month }
  const items: TodoItem[] = []
  if (figures.missingSkus > 0) {
    const title = `${figures.missingSkus} 个 SKU 缺成本`
    items.push({
      id: 'missing-cost',
      title,
      about: '销售额未计入毛利',
      minor: figures.missingSales,
      leads: null,
    })
  }
  const different = books.flatMap(({ store, reconciliation }) =>
    reconciliation
      .filter(({ result, accepted }) => result === 'different' && !accepted?.isCurrent)
      .map((one) => {
        const about = `${storeName(store)} · ${nameOf(one.class)}${one.accepted ? '（接受后又变了）' : ''}`
        return { about, minor: Math.abs(one.difference ?? 0) }
      }),
  )
  if (different.length > 0) {
    items.push({
      ...{ id: 'difference', title: '明细与账务相差', leads: { verb: '去核对', search: reconcile } },
      about: different.map(({ about }) => about).join('；'),
      minor: different.reduce((sum, { minor }) => sum + minor, 0),
    })
  }
  const unknown = books.flatMap((book) => (book.unknown === null ? [] : [book.unknown]))
  if (unknown.length > 0) {
    items.push({
      ...{ id: 'unknown', title: '账单里有未归类的行', about: '原样保存，不计入任何一项' },
      minor: Math.abs(unknown.reduce((sum, minor) => sum + minor, 0)),
      leads: { verb: '看一看', search: { month, cell: `${month}.unknown` } },
    })
  }
  const lines = books.flatMap(({ ledger }) => ledger.filter((line) => line.class === 'unclassified'))
  if (lines.length > 0) {
    const rows = lines.reduce((sum, line) => sum + line.rows, 0)
    items.push({
      ...{ id: 'unclassified', title: `账务明细有 ${rows} 行未归类`, about: '不计入扣费' },
      minor: Math.abs(lines.reduce((sum, line) => sum + line.minor, 0)),
      leads: { verb: '归类', search: { ...reconcile, classes: 'rules' } },
    })
  }
  const unrated = books.find((book) => book.goods.profitFen === null)
  if (unrated) {
    const about = `${monthName(month)}没有 ${unrated.currency} 的汇率，毛利算不出`
    items.push({ id: 'rate', title: '缺汇率', about, minor: null, leads: null })
  }
  return byMoney(items)
}

/** Bills that are missing in a month, with what the account book has on those days. */
export function missingBills(
  rows: readonly CoverageRow[],
  stores: readonly FinanceStore[],
  { month, currency }: { month: string; currency: string },
): TodoItem[] {
  return rows
    .filter((row) => !isComplete(row))
    .flatMap((row) => {
      const store = stores.find(({ id }) => id === row.store)
      if (store === undefined) return []
      const booked = row.booked.find((one) => one.currency === currency)
      const place = row.book === '' ? store.name : `${store.name} · ${row.book}`
      return {
        id: `${row.store} ${row.book} ${row.bill}`,
        title: `${row.name}缺 ${row.missingDays} 天`,
        about: `${place}，${rowMissing(row).split('：')[1]}${booked ? '，这些天的钱只有账务一侧' : ''}`,
        minor: booked ? Math.abs(booked.minor) : null,
        leads: { verb: '去补', search: { tab: 'coverage', month, store: row.store } },
      }
    })
}
