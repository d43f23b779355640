import {
  judgeStoreCostChange,
  type NamedStore,
  readStoreCost,
  STORE_COST_CELLS,
  type StoreCostCell,
  type StoreCostCells,
  type StoreCostKey,
} from '@haixuan/rules'
import type { OwnFormat } from './own-format.ts'

/** What the cells of a stored row name; null when its store is not there any more. */
export function storeCostKey(cells: StoreCostCells, stores: readonly NamedStore[]): StoreCostKey | null {
  const read = readStoreCost(cells, stores)
  if ('faults' in read) return null
  const { storeId, month, kind, currency } = read.cost
  return { storeId, month, kind, currency }
}

/** Costs of whole stores; a row names one of the stores. */
export const storeCostFormat = (stores: readonly NamedStore[]): OwnFormat<StoreCostCell> => ({
  name: '店铺费用',
  cells: STORE_COST_CELLS,
  key: ['store', 'month', 'kind', 'currency'],
  headings: {
    store: { heading: '店铺', width: 160 },
    month: { heading: '月份', width: 100 },
    kind: { heading: '项目', width: 140 },
    amount: { heading: '金额', unit: '元', width: 120 },
    currency: { heading: '币种', width: 80 },
    note: { heading: '备注', width: 200 },
  },
  amounts: new Set(['amount']),
  empty: { store: '', month: '', kind: '', amount: '', currency: '', note: '' },
  faultsOf: ({ rows, remove }) => {
    const keys = remove.flatMap((cells) => storeCostKey(cells, stores) ?? [])
    const judged = judgeStoreCostChange({ rows, remove: keys }, [], stores, () => false)
    return judged.rows.map(({ faults }) => faults)
  },
})
