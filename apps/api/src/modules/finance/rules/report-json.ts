import type { components } from '@haixuan/api-sdk/schema'
import { dayCount, isoDay, RETURN_RULE_TEXT, type ReturnRule, type StateSpan } from '@haixuan/rules'
import type { Book, ClassSum, KindSum } from './books.ts'
import { monthText } from './month-text.ts'
import { type ReconciledClass, reconciledView } from './reconciled-class.ts'
import type { SkuFigures } from './sku-report.ts'
import type { StoreBillCoverage } from './store-coverage.ts'

/** A report as the contract has it. */
type Report = components['schemas']['FinanceReport']

/** Values by store (mallId), month (yyyy-mm) and currency. */
type ByBook<Value> = Record<string, Record<string, Record<string, Value>>>

/** What the books have of one kind of bill in one month. */
export interface Coverage {
  storeId: string
  /** yyyymm. */
  month: number
  /** Kind of the bill. */
  kind: string
  rows: number
  /** First and last day (yyyy-mm-dd) with a row; null for bills without a time. */
  from: string | null
  to: string | null
}

/** A book with what is accepted in it. */
type ReportBook = Omit<Book, 'reconciliation'> & { reconciliation: readonly ReconciledClass[] }

export interface ReportInput {
  books: readonly ReportBook[]
  coverage: readonly Coverage[]
  /** Days of every expected bill, over the months of the books. */
  days: readonly StoreBillCoverage[]
  skus: ReadonlyMap<string, ReadonlyMap<string, SkuFigures>>
  /** mallId of a store's id. */
  mallIdOf: (storeId: string) => string
  returns: ReturnRule
  /** Platform net of a book in fen; null where its currency has no rate. */
  convertedOf: (book: ReportBook) => { fen: number; rate: string | null; day: string | null } | null
}

/** A class may have lines of several types: they are one text. */
const classJson = ({ types, ...sum }: ClassSum) => ({ type: types.join('、'), ...sum })

const spanJson = ({ from, to, state }: StateSpan) => ({ from: isoDay(from), to: isoDay(to), state })

const daysJson = ({ book, bill, name, basis, spans, missing }: StoreBillCoverage, store: string) => ({
  ...{ store, book, bill, name, basis },
  ...{ spans: spans.map(spanJson), missingDays: dayCount(missing) },
})

/** The report as programs and accountants read it: smallest units, + income, − cost. */
export function reportJson({
  books,
  coverage,
  days,
  skus,
  mallIdOf,
  returns,
  convertedOf,
}: ReportInput): Report {
  const nested = <Value>(figureOf: (book: ReportBook) => Value): ByBook<Value> => {
    const all: ByBook<Value> = {}
    for (const book of books) {
      const [store, month] = [mallIdOf(book.storeId), monthText(book.month)]
      const months = all[store] ?? {}
      all[store] = { ...months, [month]: { ...months[month], [book.currency]: figureOf(book) } }
    }
    return all
  }
  const reconciliation = books.flatMap((book) =>
    book.reconciliation.map((one) => ({
      ...{ store: mallIdOf(book.storeId), month: monthText(book.month), currency: book.currency },
      ...reconciledView(one),
    })),
  )
  const sku = Object.fromEntries(
    [...skus].map(([storeId, figures]) => [mallIdOf(storeId), Object.fromEntries(figures)]),
  )
  return {
    events: nested(({ events }) => Object.fromEntries<KindSum>(events)),
    ledger: nested(({ ledger }) =>
      Object.fromEntries([...ledger].map(([name, sum]) => [name, classJson(sum)])),
    ),
    economic: nested(({ economic }) => economic),
    ...{ reconciliation, sku },
    coverage: coverage.map(({ storeId, month, ...one }) => ({
      ...{ store: mallIdOf(storeId), month: monthText(month), ...one },
    })),
    coverageDays: days.map((one) => daysJson(one, mallIdOf(one.storeId))),
    storeCosts: books.flatMap(({ storeId, month, currency, storeCosts }) =>
      storeCosts.map(({ kind, minor }) => ({
        ...{ store: mallIdOf(storeId), month: monthText(month), currency, kind, minor },
      })),
    ),
    returns: { rule: returns, text: RETURN_RULE_TEXT[returns] },
    convertedCny: nested(convertedOf),
  }
}

/** Reports of several accounts as one; no two of them have the same store. */
export function joinReports(reports: readonly Report[], rule: ReturnRule): Report {
  const all = <Part extends 'events' | 'ledger' | 'economic' | 'sku' | 'convertedCny'>(
    part: Part,
  ): Report[Part] => Object.assign({}, ...reports.map((report) => report[part]))
  return {
    ...{ events: all('events'), ledger: all('ledger'), economic: all('economic') },
    reconciliation: reports.flatMap(({ reconciliation }) => reconciliation),
    sku: all('sku'),
    coverage: reports.flatMap(({ coverage }) => coverage),
    coverageDays: reports.flatMap(({ coverageDays }) => coverageDays),
    storeCosts: reports.flatMap(({ storeCosts }) => storeCosts),
    returns: { rule, text: RETURN_RULE_TEXT[rule] },
    convertedCny: all('convertedCny'),
  }
}
