import { COST_CELLS, type CostCell, type CostCells, type CostKey, judgeCostChange } from '@haixuan/rules'
import type { OwnFormat } from './own-format.ts'

/** What the cells of a version name: a stored one has them as they are kept. */
export const costKey = ({ skuCode, skuId, validFrom }: CostCells): CostKey => ({
  ...{ skuCode, skuId: skuId || null, validFrom },
})

export const COST_FORMAT: OwnFormat<CostCell> = {
  name: '成本',
  cells: COST_CELLS,
  key: ['skuCode', 'skuId', 'validFrom'],
  headings: {
    skuCode: { heading: 'SKU货号', width: 150 },
    skuId: { heading: 'SKU ID', width: 130 },
    validFrom: { heading: '生效日期', width: 110 },
    goods: { heading: '成本', unit: '元', width: 90 },
    currency: { heading: '币种', width: 70 },
    head: { heading: '头程', unit: '元/件', width: 90 },
    pack: { heading: '包装', unit: '元/件', width: 90 },
    other: { heading: '其他', unit: '元/件', width: 90 },
    supplier: { heading: '供应商', width: 120 },
    note: { heading: '备注', width: 140 },
  },
  amounts: new Set(['goods', 'head', 'pack', 'other']),
  empty: {
    ...{ skuCode: '', skuId: '', validFrom: '', goods: '', currency: '' },
    ...{ head: '', pack: '', other: '', supplier: '', note: '' },
  },
  faultsOf: ({ rows, remove }) =>
    judgeCostChange({ rows, remove: remove.map(costKey) }, [], []).rows.map(({ faults }) => faults),
}

/** SKUs without a cost, each code once: cells to fill in. */
export function missingCosts(skus: readonly { skuId: string; skuCode: string | null }[]): CostCells[] {
  const codes = new Set<string>()
  return skus.flatMap(({ skuId, skuCode }) => {
    const key = skuCode ?? skuId
    if (codes.has(key)) return []
    codes.add(key)
    return { ...COST_FORMAT.empty, skuCode: skuCode ?? '', skuId: skuCode === null ? skuId : '' }
  })
}
