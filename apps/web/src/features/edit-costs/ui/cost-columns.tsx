import { COST_CELLS, type CostCell } from '@haixuan/rules'
import { type Column, columnsFor } from '@haixuan/ui-kit/data-table'
import type { CostDraft } from '../lib/cost-draft.ts'
import styles from './edit-costs.module.css'

const HEADINGS: Readonly<Record<CostCell, { heading: string; width: number; unit?: string }>> = {
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
}
const AMOUNTS: ReadonlySet<CostCell> = new Set(['goods', 'head', 'pack', 'other'])

const column = columnsFor<CostDraft>()

/** Columns of the template, each editable. A cell that cannot be kept keeps what was typed, and says why. */
export const costColumns = (
  faultOf: (draft: CostDraft, cell: CostCell) => string | undefined,
): readonly Column<CostDraft>[] =>
  COST_CELLS.map((cell) =>
    column.text(cell, {
      ...HEADINGS[cell],
      ...{ canSort: false, canHide: false, canMove: false },
      align: AMOUNTS.has(cell) ? 'end' : 'start',
      ...(cell === 'skuCode' && { pin: 'left' as const }),
      value: (draft) => draft.cells[cell],
      title: (draft) => faultOf(draft, cell) ?? draft.cells[cell],
      edit: (draft, text) => ({ row: { ...draft, cells: { ...draft.cells, [cell]: text.trim() } } }),
      render: ({ row }) => {
        const fault = faultOf(row, cell)
        const isChanged = row.cells[cell] !== row.start[cell]
        const shown = row.cells[cell] || (row.origin === 'blank' || isChanged ? '' : '—')
        if (fault === undefined)
          return <span className={isChanged ? styles.changed : undefined}>{shown}</span>
        return (
          <span className={styles.bad} title={fault}>
            {shown || '要填'}
            <span className={styles.hidden}>：{fault}</span>
          </span>
        )
      },
    }),
  )
