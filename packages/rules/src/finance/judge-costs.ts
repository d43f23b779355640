import { type CellFault, type CostCells, type EnteredCost, readCost } from './cost-cells.ts'

/**
 * What keeping a row does. new: a version more. replace: another version of the same day, which no books use yet. history:
 * booked months change, because a version that they use is replaced or ends earlier. same: it is there already.
 */
export type CostVerdict = 'new' | 'replace' | 'history' | 'same' | 'refused'

export interface JudgedCost {
  verdict: CostVerdict
  faults: CellFault[]
  /** Null: it is refused. */
  cost: EnteredCost | null
}

const keyOf = ({ skuCode, skuId, validFrom }: EnteredCost) => `${skuCode}\n${skuId ?? ''}\n${validFrom}`

/** Whether two versions say the same. */
export const isSameCost = (one: EnteredCost, other: EnteredCost): boolean =>
  keyOf(one) === keyOf(other) &&
  (['goods', 'head', 'pack', 'other', 'currency', 'supplier', 'note'] as const).every(
    (name) => one[name] === other[name],
  )

/**
 * Judges rows that shall be kept.
 * @param existing versions of the SKU codes that the rows name
 * @param lastBooked the last day (yyyy-mm-dd) of the last month with books; null without books
 */
export function judgeCosts(
  rows: readonly CostCells[],
  existing: readonly EnteredCost[],
  lastBooked: string | null,
): JudgedCost[] {
  const seen = new Map<string, number>()
  const byCode = new Map<string, EnteredCost[]>()
  for (const one of existing) byCode.set(one.skuCode, [...(byCode.get(one.skuCode) ?? []), one])
  return rows.map((cells, index) => {
    const read = readCost(cells)
    if ('faults' in read) return { verdict: 'refused', faults: read.faults, cost: null }
    const { cost } = read
    const earlier = seen.get(keyOf(cost))
    if (earlier !== undefined) {
      const reason = `与第 ${earlier + 1} 行是同一个 SKU、同一天，请只留一行`
      return { verdict: 'refused', faults: [{ cell: 'validFrom', reason }], cost: null }
    }
    seen.set(keyOf(cost), index)
    return { verdict: verdictOf(cost, byCode.get(cost.skuCode) ?? [], lastBooked), faults: [], cost }
  })
}

function verdictOf(
  cost: EnteredCost,
  ofCode: readonly EnteredCost[],
  lastBooked: string | null,
): CostVerdict {
  const there = ofCode.find((one) => keyOf(one) === keyOf(cost))
  if (there && isSameCost(there, cost)) return 'same'
  // A version for the code is valid for its SKU ids too, so one for an id can end it.
  const isUsed = ofCode.some(
    ({ skuId, validFrom }) => validFrom <= cost.validFrom && (skuId === null || skuId === cost.skuId),
  )
  if (lastBooked !== null && cost.validFrom <= lastBooked && (isUsed || there)) return 'history'
  return there ? 'replace' : 'new'
}
