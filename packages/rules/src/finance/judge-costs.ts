import { type CellFault, type CostCells, type EnteredCost, readCost } from './cost-cells.ts'
import { changedUses, versionOf } from './cost-history.ts'
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

/** What names a version. */
export type CostKey = Pick<EnteredCost, 'skuCode' | 'skuId' | 'validFrom'>

/** What taking a version out does. history: booked months take it. unknown: there is none. */
export type RemovalVerdict = 'removed' | 'history' | 'unknown'

const keyOf = ({ skuCode, skuId, validFrom }: CostKey) => `${skuCode}\n${skuId ?? ''}\n${validFrom}`
/** What a book of costs finds a version by: the code of a version for an id says nothing. */
const placeOf = ({ skuCode, skuId, validFrom }: EnteredCost) =>
  `${skuId === null ? `code ${skuCode}` : `id ${skuId}`}\n${validFrom}`

/** Whether two versions say the same. */
export const isSameCost = (one: EnteredCost, other: EnteredCost): boolean =>
  keyOf(one) === keyOf(other) &&
  (['goods', 'head', 'pack', 'other', 'currency', 'supplier', 'note'] as const).every(
    (name) => one[name] === other[name],
  )

/** Judges rows that shall be kept. */
export const judgeCosts = (
  rows: readonly CostCells[],
  existing: readonly EnteredCost[],
  uses: readonly CostUse[],
): JudgedCost[] => judgeCostChange({ rows, remove: [] }, existing, uses).rows

/**
 * Judges rows that shall be kept and versions that shall be taken out, as one change.
 * @param existing all versions of the account, the one entered last at the end
 * @param uses what booked months take costs for, at least for the SKUs that the rows and the versions name
 */
export function judgeCostChange(
  { rows, remove }: { rows: readonly CostCells[]; remove: readonly CostKey[] },
  existing: readonly EnteredCost[],
  uses: readonly CostUse[],
): { rows: JudgedCost[]; removals: RemovalVerdict[] } {
  const removed = new Set(remove.map(keyOf))
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
    if (removed.has(keyOf(cost))) {
      const reason = '这个版本同时要删除，请只保存或只删除'
      return { verdict: 'refused', faults: [{ cell: 'validFrom', reason }], cost: null }
    }
    const there = stored.get(keyOf(cost))
    const verdict = there ? (isSameCost(there, cost) ? 'same' : 'replace') : 'new'
    return { verdict, faults: [], cost }
  })
  const history = historyKeys(judged, removed, existing, uses)
  return {
    rows: judged.map((row) =>
      row.cost && history.taken.has(keyOf(row.cost)) ? { ...row, verdict: 'history' } : row,
    ),
    removals: remove.map((place) =>
      stored.has(keyOf(place)) ? (history.left.has(keyOf(place)) ? 'history' : 'removed') : 'unknown',
    ),
  }
}

/** Keys of versions that booked months take after the change, and of those that they leave. */
function historyKeys(
  judged: readonly JudgedCost[],
  removed: ReadonlySet<string>,
  existing: readonly EnteredCost[],
  uses: readonly CostUse[],
): { taken: ReadonlySet<string>; left: ReadonlySet<string> } {
  const changing = judged.flatMap(({ cost, verdict }) => (cost && verdict !== 'same' ? [cost] : []))
  const changed = new Set(changing.map(keyOf))
  const rest = existing.filter((one) => !changed.has(keyOf(one)) && !removed.has(keyOf(one)))
  // What replaces a version is entered later than all the others.
  const after = new Map([...rest, ...changing].map((one) => [versionOf(one), keyOf(one)] as const))
  const before = new Map(existing.map((one) => [versionOf(one), keyOf(one)] as const))
  const uneven = changedUses([...before.keys()], [...after.keys()], uses)
  return {
    taken: new Set(uneven.flatMap(({ next }) => (next && after.get(next)) ?? [])),
    left: new Set(uneven.flatMap(({ own }) => before.get(own) ?? [])),
  }
}
