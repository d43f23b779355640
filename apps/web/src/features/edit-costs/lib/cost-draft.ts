import {
  COST_CELLS,
  type CostCell,
  type CostCells,
  costCells,
  type EnteredCost,
  judgeCosts,
} from '@haixuan/rules'
import type { CostVerdicts } from '../model/keep-costs.ts'

/** A row of the grid: the texts of its cells, and what they were before it was edited. */
export interface CostDraft {
  id: string
  /** missing: a SKU that was sold without a cost. stored: a version. blank: room for a paste. */
  origin: 'missing' | 'stored' | 'blank'
  cells: CostCells
  start: CostCells
}

export const EMPTY_CELLS: CostCells = {
  ...{ skuCode: '', skuId: '', validFrom: '', goods: '', currency: '' },
  ...{ head: '', pack: '', other: '', supplier: '', note: '' },
}
/** Room for pasted lines. */
const BLANK_ROWS = 60

/** Rows of the grid: SKUs without a cost, the most money first, then versions, then room. */
export function costDrafts(
  missing: readonly { skuId: string; skuCode: string | null }[],
  stored: readonly EnteredCost[],
  edits: ReadonlyMap<string, CostCells>,
): CostDraft[] {
  const draft = (id: string, origin: CostDraft['origin'], start: CostCells): CostDraft => ({
    ...{ id, origin, start, cells: edits.get(id) ?? start },
  })
  const codes = new Set<string>()
  const wanted = missing.filter(({ skuId, skuCode }) => {
    const key = skuCode ?? skuId
    const isFirst = !codes.has(key)
    codes.add(key)
    return isFirst
  })
  return [
    ...wanted.map(({ skuId, skuCode }) =>
      draft(`missing ${skuCode ?? skuId}`, 'missing', {
        ...{ ...EMPTY_CELLS, skuCode: skuCode ?? '', skuId: skuCode === null ? skuId : '' },
      }),
    ),
    ...stored.map((cost) =>
      draft(`stored ${cost.skuCode} ${cost.skuId ?? ''} ${cost.validFrom}`, 'stored', costCells(cost)),
    ),
    ...Array.from({ length: BLANK_ROWS }, (_, n) => draft(`blank ${n}`, 'blank', EMPTY_CELLS)),
  ]
}

const isEdited = ({ cells, start }: CostDraft): boolean =>
  COST_CELLS.some((cell) => cells[cell].trim() !== start[cell].trim())

/** Edited rows with what is wrong in their cells, by the rules of the server. */
export function judgedDrafts(drafts: readonly CostDraft[]) {
  const edited = drafts.filter(
    (draft) => isEdited(draft) && COST_CELLS.some((cell) => draft.cells[cell].trim()),
  )
  const judged = judgeCosts(
    edited.map(({ cells }) => cells),
    [],
    [],
  )
  const faults = new Map<string, ReadonlyMap<CostCell, string>>()
  edited.forEach(({ id }, at) => {
    const own = judged[at]?.faults ?? []
    if (own.length > 0) faults.set(id, new Map(own.map(({ cell, reason }) => [cell, reason])))
  })
  return { edited, faults, good: edited.filter(({ id }) => !faults.has(id)) }
}

/** The biggest paste or edit so far: `4 行 × 5 列`. */
export interface PastedSize {
  rows: number
  columns: number
}

/** What is not saved yet, in words. */
export function unsavedText(
  { edited, faults }: Pick<ReturnType<typeof judgedDrafts>, 'edited' | 'faults'>,
  pasted: PastedSize | null,
  verdicts: CostVerdicts['rows'] | null,
): string {
  const head = pasted ? `已粘贴 ${pasted.rows} 行 × ${pasted.columns} 列` : `已改 ${edited.length} 行`
  const count = (...wanted: string[]) =>
    verdicts?.filter(({ verdict }) => wanted.includes(verdict)).length ?? 0
  const cells = [...faults.values()].flatMap((own) => [...own.values()])
  const parts = [
    ...(count('new', 'replace') > 0 ? [`${count('new', 'replace')} 行新版本`] : []),
    ...(count('history') > 0 ? [`${count('history')} 行改历史`] : []),
    ...(count('same') > 0 ? [`${count('same')} 行没有变化`] : []),
    ...(cells.length > 0 ? [`${cells.length} 格要修（${cells[0]}）`] : []),
  ]
  return parts.length > 0 ? `${head}，还没保存：${parts.join(' · ')}` : `${head}，还没保存`
}
