import type { CostCell } from '@haixuan/rules'
import { Dialog, FailedState, SearchField, Skeleton } from '@haixuan/ui-kit'
import { DataTable, type DataTableHandle } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { apiQuery } from '#shared/api'
import type { CostDraft } from '../lib/cost-draft.ts'
import { useCostGrid } from '../model/use-cost-grid.ts'
import { costColumns } from './cost-columns.tsx'
import styles from './edit-costs.module.css'
import { SaveBar } from './save-bar.tsx'

interface CostsDialogProps {
  /** Books whose SKUs without a cost come first. */
  currency: string
  onClose: () => void
}

/** Costs with the day from which they are valid: typed one by one, or pasted from a spreadsheet. */
export function CostsDialog({ currency, onClose }: CostsDialogProps) {
  const [keyword, setKeyword] = useState('')
  const table = useRef<DataTableHandle>(null)
  const missing = useQuery(
    apiQuery('searchFinanceSkus', { query: { currency, only: 'missing', sort: 'net:desc', limit: 100 } }),
  )
  const stored = useQuery(
    apiQuery('searchFinanceCosts', { query: { ...(keyword.trim() !== '' && { keyword }), limit: 100 } }),
  )
  const grid = useCostGrid(missing.data?.rows, stored.data?.rows)
  const { faults, edited } = grid.judged
  const columns = useMemo(
    () => costColumns((draft: CostDraft, cell: CostCell) => faults.get(draft.id)?.get(cell)),
    [faults],
  )
  const failed = missing.error ?? stored.error
  const again = () => {
    void missing.refetch()
    void stored.refetch()
  }
  return (
    <Dialog
      open
      size="large"
      title="成本"
      closeOnPressOutside={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.dialog}>
        <p className={styles.note}>
          缺成本的 SKU 在最前，金额大的先。可以从 Excel 整块复制后按 Ctrl V 粘贴，Ctrl Z 撤销；没填币种按
          CNY。
        </p>
        <SearchField
          label="找已有的成本"
          value={keyword}
          onChange={setKeyword}
          placeholder="SKU货号或 SKU ID"
          disabled={edited.length > 0}
        />
        {failed ? (
          <FailedState
            reason={failed.message}
            onRetry={again}
            retrying={missing.isFetching || stored.isFetching}
          />
        ) : missing.data && stored.data ? (
          <div className={styles.grid}>
            <DataTable
              label="成本"
              columns={columns}
              rows={grid.drafts}
              rowId={({ id }) => id}
              onRowsChange={grid.change}
              density="compact"
              ref={table}
            />
          </div>
        ) : (
          <Skeleton shape="block" width="100%" height="320px" />
        )}
        {edited.length > 0 && <SaveBar grid={grid} onJump={(row) => table.current?.scrollToRow(row)} />}
      </div>
    </Dialog>
  )
}
