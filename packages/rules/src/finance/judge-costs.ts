import { type CellFault, type CostCells, type EnteredCost, readCost } from './cost-cells.ts'
import { takenInstead, versionOf } from './cost-history.ts'
import type { CostUse } from './cost-uses.ts'

/**
 * What keeping a row does. new: a version more. replace: another version of the same day. history: booked months take it
 * instead of another version. same: it is there already.
 */
export type CostVerdict = 'new' | 'replace' | 'history' | 'same' | 'refused'

export interface JudgedCost {
  verdict: CostVerdict
  faults: CellFault[]
  /** Null: it is refused. */
  cost: EnteredCost | null
}

const keyOf = ({ skuCode, skuId, validFrom }: EnteredCost) => `${skuCode}\n${skuId ?? ''}\n${validFrom}`
/** What a book of costs finds a version by: the code of a version for an id says nothing. */
const placeOf = ({ skuCode, skuId, validFrom }: EnteredCost) =>
  `${skuId === null ? `code ${skuCode}` : `id ${skuId}`}\n${validFrom}`

/** Whether two versions say the same. */
export const isSameCost = (one: EnteredCost, other: EnteredCost): boolean =>
  keyOf(one) === keyOf(other) &&
  (['goods', 'head', 'pack', 'other', 'currency', 'supplier', 'note'] as const).every(
    (name) => one[name] === other[name],
  )

/**
 * Judges rows that shall be kept.
 * @param existing all versions of the account, the one entered last at the end
 * @param uses what booked months take costs for, at least for the SKUs that the rows name
 */
export function judgeCosts(
  rows: readonly CostCells[],
  existing: readonly EnteredCost[],
  uses: readonly CostUse[],
): JudgedCost[] {
  const seen = new Map<string, number>()
  const stored = new Map(existing.map((one) => [keyOf(one), one]))
  const judged = rows.map((cells, index): JudgedCost => {
    const read = readCost(cells)
    if ('faults' in read) return { verdict: 'refused', faults: read.faults, cost: null }
    const { cost } = read
    const earlier = seen.get(placeOf(cost))
    if (earlier !== undefined) {
      const reason = `与第 ${earlier + 1} 行是同一个 SKU、同一天，请只留一行`
      return { verdict: 'refused', faults: [{ cell: 'validFrom', reason }], cost: null }
    }
    seen.set(placeOf(cost), index)
    const there = stored.get(keyOf(cost))
    const verdict = there ? (isSameCost(there, cost) ? 'same' : 'replace') : 'new'
    return { verdict, faults: [], cost }
  })
  const history = historyKeys(judged, existing, uses)
  return judged.map((row) =>
    row.cost && history.has(keyOf(row.cost)) ? { ...row, verdict: 'history' } : row,
  )
}

/** Keys of rows that booked months take instead of another version. */
function historyKeys(
  judged: readonly JudgedCost[],
  existing: readonly EnteredCost[],
  uses: readonly CostUse[],
): ReadonlySet<string> {
  const changing = judged.flatMap(({ cost, verdict }) => (cost && verdict !== 'same' ? [cost] : []))
  const changed = new Set(changing.map(keyOf))
  const rest = existing.filter((one) => !changed.has(keyOf(one)))
  // What replaces a version is entered later than all the others.
  const keys = new Map([...rest, ...changing].map((one) => [versionOf(one), keyOf(one)] as const))
  const taken = takenInstead(existing.map(versionOf), [...keys.keys()], uses)
  return new Set([...taken].flatMap((version) => (version && keys.get(version)) ?? []))
}
