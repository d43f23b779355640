import { type CostKey, type CostUse, costUses } from '@haixuan/rules'
import { sql, type Transaction } from 'kysely'
import { arrayLiteral } from '#platform/database/array-literal.ts'
import type { Tables } from '#platform/database/tables.ts'
import { skuBookDays } from './sku-book-days.ts'
import { ofMonths } from './touched-months.ts'

/** What booked months of an account take costs for, of the SKUs that some versions are for. */
export async function bookedUses(
  trx: Transaction<Tables>,
  accountId: string,
  versions: readonly Pick<CostKey, 'skuCode' | 'skuId'>[],
): Promise<CostUse[]> {
  const ids = new Set(versions.flatMap(({ skuId }) => skuId ?? []))
  // A version for an id is valid whatever code the bill has.
  const codes = new Set(versions.flatMap(({ skuCode, skuId }) => (skuId === null ? skuCode : [])))
  const books = await skuBookDays(
    trx,
    sql`${ofMonths('t', accountId, 'all')} and (t.sku_id = any(${arrayLiteral([...ids])}::text[])
      or t.sku_code = any(${arrayLiteral([...codes])}::text[]))`,
  )
  return [...books.values()].flatMap(costUses)
}
