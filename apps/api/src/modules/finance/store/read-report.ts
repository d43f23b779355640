import { beijingDayNumber, converter, costBook, monthSpan, type ReturnRule } from '@haixuan/rules'
import { lastDay } from '../rules/month-text.ts'
import type { ReportInput } from '../rules/report-json.ts'
import { skuReport } from '../rules/sku-report.ts'
import { ALL_MONTHS, type BookScope, type MonthRange, type Reader } from './counted-rows.ts'
import { coverageOf } from './coverage.ts'
import { dayOfStored } from './day-text.ts'
import { readBooks } from './read-books.ts'
import { costVersions, datedRates } from './read-costs.ts'
import { readCoverage } from './read-coverage.ts'
import { skuEvents } from './sku-events.ts'

/** Everything that a report tells of the books of one account. */
export async function readReport(
  db: Reader,
  scope: BookScope,
  { rule, range = ALL_MONTHS }: { rule: ReturnRule; range?: MonthRange },
): Promise<Omit<ReportInput, 'mallIdOf'>> {
  const books = await readBooks(db, scope, { rule, range })
  const convert = converter(await datedRates(db, scope.accountId))
  const cost = costBook(await costVersions(db, scope.accountId))
  const skus = skuReport(await skuEvents(db, scope, range), cost, rule, convert)
  return {
    ...{ books, skus, coverage: await coverageOf(db, scope, range), returns: rule },
    days: await coveredDays(db, scope, books),
    convertedOf: ({ month, currency, economic }) => {
      const found = convert(economic.platformNet, currency, lastDay(month))
      return found && { fen: found.fen, rate: found.used?.rate ?? null, day: found.used?.day ?? null }
    },
  }
}

/** Days of bills from the first to the last month of books. */
async function coveredDays(db: Reader, scope: BookScope, books: readonly { month: number }[]) {
  const months = books.map(({ month }) => month)
  if (months.length === 0) return []
  const [first, last] = [Math.min(...months), Math.max(...months)]
  const range = { from: dayOfStored(first * 100 + 1), to: monthSpan(dayOfStored(last * 100 + 1)).to }
  return await readCoverage(db, scope, { range, today: beijingDayNumber(Date.now()) })
}
