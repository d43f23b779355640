import { readTogether } from '#platform/database/read-together.ts'
import type { CallContext } from '#platform/http/handler.ts'
import { type BillForm, billForm } from '../rules/bill-form.ts'
import { billParts } from '../store/bill-parts.ts'
import { financeScope } from './finance-scope.ts'
import { type LineCall, lineQuery, withClass } from './line-query.ts'

/** The form of a file with the lines of a call that can be imported again, or why there is none. */
export async function readBillForm(
  query: LineCall,
  context: Pick<CallContext, 'db' | 'caller'>,
): Promise<(BillForm & { isDemo: boolean }) | { problem: string }> {
  const { scopes, stores } = await financeScope(context, query.store)
  const wanted = lineQuery(query)
  const parts = await readTogether(context.db, async (db) => {
    const all = []
    for (const scope of scopes)
      all.push(...(await billParts(db, scope, await withClass(db, scope, wanted, query.class))))
    return all
  })
  const form = billForm(parts)
  if ('problem' in form) return form
  return { ...form, isDemo: stores.some(({ id, source }) => id === form.storeId && source === 'demo') }
}
