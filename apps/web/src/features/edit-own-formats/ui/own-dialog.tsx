import { Dialog, FailedState, SearchField, Skeleton } from '@haixuan/ui-kit'
import { DataTable, type DataTableHandle } from '@haixuan/ui-kit/data-table'
import { type ReactNode, useMemo, useRef } from 'react'
import type { OwnDraft } from '../lib/own-draft.ts'
import type { OwnGrid } from '../model/use-own-grid.ts'
import styles from './edit-own-formats.module.css'
import { ownColumns } from './own-columns.tsx'
import { SaveBar } from './save-bar.tsx'

/** An answer that the grid needs. */
interface Loading {
  data?: unknown
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface OwnDialogProps<Cell extends string, Effect> {
  grid: OwnGrid<Cell, Effect>
  note: ReactNode
  queries: readonly Loading[]
  search: { label: string; placeholder: string; value: string; onChange: (text: string) => void }
  effectView: (effect: Effect) => ReactNode
  onClose: () => void
}

/** A grid of an own format: typed one by one, or pasted from a spreadsheet. */
export function OwnDialog<Cell extends string, Effect>(props: OwnDialogProps<Cell, Effect>) {
  const { grid, note, queries, search, effectView, onClose } = props
  const { format, remove } = grid
  const { faults } = grid.judged
  const table = useRef<DataTableHandle>(null)
  const columns = useMemo(
    () => ownColumns(format, (draft: OwnDraft<Cell>, cell: Cell) => faults.get(draft.id)?.get(cell), remove),
    [format, faults, remove],
  )
  const failed = queries.find(({ error }) => error !== null)?.error
  return (
    <Dialog
      open
      size="large"
      title={format.name}
      closeOnPressOutside={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.dialog}>
        <p className={styles.note}>{note}</p>
        <SearchField {...search} disabled={grid.isEdited} />
        {failed ? (
          <FailedState
            reason={failed.message}
            onRetry={() => queries.forEach((query) => void query.refetch())}
            retrying={queries.some(({ isFetching }) => isFetching)}
          />
        ) : queries.every(({ data }) => data !== undefined) ? (
          <div className={styles.grid}>
            <DataTable
              label={format.name}
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
        <SaveBar {...{ grid, effectView }} onJump={(row) => table.current?.scrollToRow(row)} />
      </div>
    </Dialog>
  )
}
