import type { Marketplace } from '#modules/reference/rules'
import type { Caller } from '#platform/caller.ts'
import type { MarketRowsMark } from '#platform/contract/contract.ts'
import type { Database } from '#platform/database/database.ts'
import { drawMarketRows } from '../store/market-rows.ts'
import type { MarketRow } from '../store/market-rows-opened.ts'

interface Given {
  /** Path parameters, as the contract has read them. */
  params: unknown
  answer: { status: number; body: unknown }
}

const child = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | undefined)?.[name]
const reach = (value: unknown, path: string): unknown =>
  path === '' ? value : path.split('.').reduce(child, value)

/** Rows of the market whose figures an answer holds, as the mark of its operation says. */
export function rowsOfAnswer(mark: MarketRowsMark, { params, answer }: Given): MarketRow[] {
  if (mark.drawn !== 'answer' || answer.status !== 200) return []
  const marketplace = child(params, 'marketplace') as Marketplace
  return mark.rows.flatMap(({ kind, at, id = 'id' }) => {
    const ids = at === 'path' ? [child(params, 'id')] : idsAt(reach(child(answer.body, 'data'), at), id)
    return ids.map((found) => ({ marketplace, kind, id: String(found) }))
  })
}

function idsAt(found: unknown, id: string): unknown[] {
  const rows = Array.isArray(found) ? found : [found]
  return rows.map((row) => {
    const known = reach(row, id)
    if (typeof known !== 'string')
      throw new Error(`The mark x-market-rows names ${id}, which the answer lacks`)
    return known
  })
}

/**
 * Draws the rows of an answer on the right of its caller before it is sent, no matter who wrote the handler.
 * @throws {Failure} `quota_used`
 */
export async function drawAnswer(
  db: Database,
  caller: Caller,
  mark: MarketRowsMark | undefined,
  given: Given,
): Promise<void> {
  if (mark === undefined || caller.kind !== 'user') return
  await drawMarketRows(db, caller, rowsOfAnswer(mark, given))
}
