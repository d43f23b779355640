import type { EnteredCost } from '@haixuan/rules'
import type { Kysely, Transaction } from 'kysely'
import { inBatches } from '#platform/database/batches.ts'
import type { Tables } from '#platform/database/tables.ts'
import { dayText } from './day-text.ts'
import type { FinanceTables } from './finance-tables.ts'

/** A version before and after a change; null where there is none. */
export interface CostChange {
  before: EnteredCost | null
  after: EnteredCost | null
}

/** A stored version. */
export const enteredCost = (row: Omit<FinanceTables['finance_cost'], 'entered_at'>): EnteredCost => ({
  ...{ skuCode: row.sku_code, skuId: row.sku_id || null, validFrom: dayText(row.valid_from) },
  goods: Number(row.goods_minor),
  head: row.head_minor === null ? null : Number(row.head_minor),
  pack: row.pack_minor === null ? null : Number(row.pack_minor),
  other: row.other_minor === null ? null : Number(row.other_minor),
  ...{ currency: row.currency, supplier: row.supplier, note: row.note },
})

/** Notes who changed costs, and what they were. */
export async function noteCostChanges(
  trx: Transaction<Tables>,
  { accountId, userId }: { accountId: string; userId: string },
  changes: readonly CostChange[],
): Promise<void> {
  const json = (cost: EnteredCost | null) => cost && JSON.stringify(cost)
  const rows = changes.flatMap(({ before, after }) => {
    const one = after ?? before
    if (one === null) return []
    const at = { sku_code: one.skuCode, sku_id: one.skuId ?? '', valid_from: dayNumber(one.validFrom) }
    return [{ account_id: accountId, user_id: userId, ...at, before: json(before), after: json(after) }]
  })
  await inBatches(rows, async (batch) => {
    await trx.insertInto('finance_cost_change').values(batch).execute()
  })
}

/** A change with who made it and when. */
export interface NotedChange extends CostChange {
  at: Date
  userId: string
}

/** Changes of costs of an account, the newest first. */
export async function costChanges(
  db: Kysely<Tables>,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotedChange[]> {
  const rows = await db
    .selectFrom('finance_cost_change')
    .select(['at', 'user_id', 'before', 'after'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const version = (text: string | null) => (text === null ? null : (JSON.parse(text) as EnteredCost))
  return rows.map(({ at, user_id: userId, before, after }) => ({
    ...{ at, userId, before: version(before), after: version(after) },
  }))
}

const dayNumber = (day: string) => Number(day.replaceAll('-', ''))
