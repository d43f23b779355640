import type { Column, DataTableHandle } from '@haixuan/ui-kit/data-table'
import { lazy, type Ref, Suspense, useState } from 'react'
import type { ExportSubject } from '#features/export-rows'
import type { Board, BoardKind, ListOperation, RowOf } from '#shared/board'
import type { Marketplace } from '#shared/routes'
import styles from './board-page.module.css'
import { BoardTable, type OpenRowMenu } from './board-table.tsx'
import { OwnMarks } from './own-marks.tsx'
import type { BoardRowsState } from './use-board-rows.ts'
import type { RowActs } from './use-row-acts.ts'

// After the rows: what is in their place, and what is done with some of them.
const later = () => import('./later-parts.ts')
const SelectionBar = lazy(async () => ({ default: (await later()).SelectionBar }))
const EmptyRows = lazy(async () => ({ default: (await later()).EmptyRows }))

interface BoardRowsProps<Op extends ListOperation> {
  board: Board<Op>
  kind: BoardKind<RowOf<Op>, string>
  list: BoardRowsState<Op>
  columns: readonly Column<RowOf<Op>>[]
  marketplace: Marketplace
  subject: ExportSubject
  acts: RowActs<RowOf<Op>>
  menu: OpenRowMenu<RowOf<Op>> | null
  onMenu: (menu: OpenRowMenu<RowOf<Op>> | null) => void
  ref: Ref<DataTableHandle>
}

/** The rows, what is in their place when there are none, and the bar of those that are selected. */
export function BoardRows<Op extends ListOperation>(props: BoardRowsProps<Op>) {
  const { board, kind, list, marketplace, subject, acts } = props
  const { search, chips, isLoading } = list
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const rows = list.page?.rows ?? []
  const empty = (
    <Suspense>
      <EmptyRows
        state={list.state}
        nothing={kind.nothing}
        filters={chips.map(({ id, label, text }) => ({ id, label, value: text }))}
        onRemove={(id) => {
          const chip = chips.find((one) => one.id === id)
          if (chip) void search.change(chip.off)
        }}
        onClear={() => search.go(board.search.clear(search.query))}
        onFirstPage={() => search.goToPage(1)}
        isRetrying={isLoading}
        onRetry={list.retry}
      />
    </Suspense>
  )
  return (
    <>
      <div className={styles.table}>
        <OwnMarks marketplace={marketplace} subject={kind.subject}>
          <BoardTable
            {...{ board, kind, rows, isLoading, empty, search, acts, selection }}
            ref={props.ref}
            columns={props.columns}
            menu={props.menu}
            onMenu={props.onMenu}
            onSelect={setSelection}
          />
        </OwnMarks>
      </div>
      {selection.size > 0 && (
        <Suspense>
          <SelectionBar
            {...{ kind, marketplace, rows, selection, subject }}
            onCopy={acts.copy}
            onClear={() => setSelection(new Set())}
            onGone={(ids) => setSelection((chosen) => new Set([...chosen].filter((id) => !ids.includes(id))))}
          />
        </Suspense>
      )}
    </>
  )
}
