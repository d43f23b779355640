import type { components } from '@haixuan/api-sdk/schema'
import { DETAILS_OF } from '@haixuan/rules'
import { readTogether } from '#platform/database/read-together.ts'
import type { Handler } from '#platform/http/handler.ts'
import { monthText } from '../rules/month-text.ts'
import { reconciledView } from '../rules/reconciled-class.ts'
import { acceptanceHistory } from '../store/acceptances.ts'
import { type EarnedBook, readBooks } from '../store/read-books.ts'
import { financeScope, monthRange, storeView } from './finance-scope.ts'

type Row = components['schemas']['FinanceReconciliationRow']

const ORDER = { different: 0, detail_only: 1, ledger_only: 2, equal: 3 } as const

const rowsOf = ({ storeId, month, currency, events, ledger, reconciliation }: EarnedBook): Row[] =>
  reconciliation.map((one) => ({
    ...{ store: storeId, month: monthText(month), currency, ...reconciledView(one) },
    detailRows: (DETAILS_OF[one.class] ?? []).reduce((sum, kind) => sum + (events.get(kind)?.rows ?? 0), 0),
    ledgerRows: ledger.get(one.class)?.rows ?? 0,
  }))

const isWanted = ({ result, accepted }: Row, only: 'all' | 'open' | 'accepted'): boolean => {
  if (only === 'all') return true
  return result === 'different' && (accepted?.isCurrent ?? false) === (only === 'accepted')
}

export const searchFinanceReconciliation: Handler<'searchFinanceReconciliation'> = async (
  { query },
  context,
) => {
  const { scopes, stores } = await financeScope(context, query.store)
  const range = monthRange(query)
  const books = await readTogether(context.db, async (db) => {
    const own: EarnedBook[] = []
    for (const scope of scopes) own.push(...(await readBooks(db, scope, { rule: 'original-cost', range })))
    return own
  })
  const all = books
    .filter(({ currency }) => query.currency === undefined || currency === query.currency)
    .flatMap(rowsOf)
    .filter((row) => isWanted(row, query.only ?? 'all'))
    .sort((a, b) => (a.month === b.month ? ORDER[a.result] - ORDER[b.result] : a.month < b.month ? 1 : -1))
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const rows = all.slice((page - 1) * limit, page * limit)
  const named = new Set(rows.map(({ store }) => store))
  const data = {
    rows,
    stores: stores.filter(({ id }) => named.has(id)).map(storeView),
    ...{ count: all.length, countIsExact: true as const, visible: all.length },
  }
  return { status: 200, body: { code: 0, data } }
}

export const listFinanceAcceptances: Handler<'listFinanceAcceptances'> = async ({ query }, context) => {
  const { scopes } = await financeScope(context, query.store)
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const wanted = {
    ...{ range: monthRange(query), offset: (page - 1) * limit, limit },
    ...(query.class !== undefined && { class: query.class }),
  }
  const { rows, count } = await readTogether(context.db, (db) => acceptanceHistory(db, scopes, wanted))
  const data = {
    rows: rows.map(({ storeId, month, at, ...row }) => ({
      ...{ ...row, store: storeId, month: monthText(month), at: at.getTime() },
      ...{ act: row.note === null ? ('withdrawn' as const) : ('accepted' as const) },
      difference: row.ledger - row.detail,
    })),
    ...{ count, countIsExact: true as const, visible: count },
  }
  return { status: 200, body: { code: 0, data } }
}
