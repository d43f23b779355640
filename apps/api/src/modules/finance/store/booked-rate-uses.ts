import { costBook, type RateUse, rateUses } from '@haixuan/rules'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { lastDay } from '../rules/month-text.ts'
import { costVersions } from './read-costs.ts'
import { skuBookDays } from './sku-book-days.ts'
import { ofMonths } from './touched-months.ts'

/** What booked months of an account take rates for: books by the last day of their month, costs by the day of their use. */
export async function bookedRateUses(trx: Transaction<Tables>, accountId: string): Promise<RateUse[]> {
  const { rows } = await sql<{ month: number; currency: string }>`
    select t.month, t.currency from finance_month as t where t.account_id = ${accountId}::uuid and t.currency <> 'CNY'
    union select t.month, t.currency from finance_ledger_day as t
    where t.account_id = ${accountId}::uuid and t.currency <> 'CNY'`.execute(trx)
  const ofBooks = rows.map(({ month, currency }) => ({ currency, day: lastDay(month) }))
  const versions = await costVersions({ kysely: trx }, accountId)
  if (versions.every(({ currency }) => currency === 'CNY')) return ofBooks
  const books = await skuBookDays(trx, ofMonths('t', accountId, 'all'))
  const cost = costBook(versions)
  return [...ofBooks, ...[...books.values()].flatMap((book) => rateUses(book, cost))]
}
