import type { components } from '@haixuan/api-sdk/schema'
import { addMonths, beijingDay, beijingDayNumber, dayNumber, isoDay, monthSpan } from '@haixuan/rules'
import { readTogether } from '#platform/database/read-together.ts'
import type { Handler } from '#platform/http/handler.ts'
import { type ReadBillCoverage, readCoverage } from '../store/read-coverage.ts'
import { financeScope, storeView } from './finance-scope.ts'
import { noBillsView } from './put-no-bills.ts'

type RowView = components['schemas']['FinanceCoverageRow']

/** The first day of the month before the running one. */
const lastMonth = (now: number) => `${beijingDay(addMonths(now, -1)).slice(0, 7)}-01`

export const getFinanceCoverage: Handler<'getFinanceCoverage'> = async ({ query }, context) => {
  const { scopes, stores } = await financeScope(context, query.store)
  const now = Date.now()
  const first = query.month === undefined ? lastMonth(now) : `${query.month}-01`
  const last = monthSpan(dayNumber(first) ?? 0)
  const begin = addMonths(Date.parse(`${first}T00:00:00+08:00`), 1 - (query.months ?? 1))
  const range = { from: beijingDayNumber(begin), to: last.to }
  const found = await readTogether(context.db, async (db) => {
    const bills: ReadBillCoverage[] = []
    for (const scope of scopes)
      bills.push(...(await readCoverage(db, scope, { range, today: beijingDayNumber(now) })))
    return bills
  })
  const shown = stores.filter(({ id, state }) => {
    const bills = found.filter(({ storeId }) => storeId === id)
    // An archived store of which nothing is known in the range is history.
    const isKnown = bills.some(({ spans }) => spans.some((span) => span.state !== 'open'))
    return bills.length > 0 && (state === 'active' || isKnown)
  })
  const ids = new Set(shown.map(({ id }) => id))
  const data = {
    ...{ from: isoDay(range.from), to: isoDay(range.to) },
    stores: shown.map(storeView),
    rows: found.filter(({ storeId }) => ids.has(storeId)).map(rowView),
  }
  return { status: 200, body: { code: 0, data } }
}

const rowView = (row: ReadBillCoverage): RowView => ({
  ...{ store: row.storeId, book: row.book, bill: row.bill, name: row.name, basis: row.basis },
  spans: row.spans.map(({ from, to, state }) => ({ from: isoDay(from), to: isoDay(to), state })),
  missingDays: row.missing.reduce((sum, { from, to }) => sum + to - from + 1, 0),
  ...{ booked: row.booked, said: row.said.map(noBillsView), lastImportAt: row.lastImportAt },
})
