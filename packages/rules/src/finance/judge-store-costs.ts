import type { CostVerdict, RemovalVerdict } from './judge-costs.ts'
import {
  type NamedStore,
  readStoreCost,
  type StoreCost,
  type StoreCostCells,
  type StoreCostFault,
} from './store-cost-cells.ts'

/** What names a cost of a store. */
export type StoreCostKey = Pick<StoreCost, 'storeId' | 'month' | 'kind' | 'currency'>

export interface JudgedStoreCost {
  verdict: CostVerdict
  faults: StoreCostFault[]
  /** Null: it is refused. */
  cost: StoreCost | null
}

/** What names it in one text. */
export const storeCostKey = ({ storeId, month, kind, currency }: StoreCostKey): string =>
  JSON.stringify([storeId, month, kind, currency])

/** Whether two rows say the same. */
export const isSameStoreCost = (one: StoreCost, other: StoreCost): boolean =>
  storeCostKey(one) === storeCostKey(other) && one.minor === other.minor && one.note === other.note

/**
 * Judges costs of stores that shall be kept and those that shall be taken out, as one change.
 * @param existing all costs of stores of the account
 * @param isBooked whether a store has bills of a month
 */
export function judgeStoreCostChange(
  { rows, remove }: { rows: readonly StoreCostCells[]; remove: readonly StoreCostKey[] },
  existing: readonly StoreCost[],
  stores: readonly NamedStore[],
  isBooked: (storeId: string, month: string) => boolean,
): { rows: JudgedStoreCost[]; removals: RemovalVerdict[] } {
  const removed = new Set(remove.map(storeCostKey))
  const stored = new Map(existing.map((one) => [storeCostKey(one), one]))
  const seen = new Map<string, number>()
  const judged = rows.map((cells, index): JudgedStoreCost => {
    const read = readStoreCost(cells, stores)
    if ('faults' in read) return { verdict: 'refused', faults: read.faults, cost: null }
    const { cost } = read
    const key = storeCostKey(cost)
    const refused = (reason: string): JudgedStoreCost => ({
      ...{ verdict: 'refused', faults: [{ cell: 'kind', reason }], cost: null },
    })
    const earlier = seen.get(key)
    if (earlier !== undefined)
      return refused(`与第 ${earlier + 1} 行是同一家店、同一个月、同一个项目，请只留一行`)
    seen.set(key, index)
    if (removed.has(key)) return refused('这一行同时要删除，请只保存或只删除')
    const there = stored.get(key)
    if (!there) return { verdict: 'new', faults: [], cost }
    if (isSameStoreCost(there, cost)) return { verdict: 'same', faults: [], cost }
    const isHistory = there.minor !== cost.minor && isBooked(cost.storeId, cost.month)
    return { verdict: isHistory ? 'history' : 'replace', faults: [], cost }
  })
  return {
    rows: judged,
    removals: remove.map((key) => {
      if (!stored.has(storeCostKey(key))) return 'unknown'
      return isBooked(key.storeId, key.month) ? 'history' : 'removed'
    }),
  }
}
