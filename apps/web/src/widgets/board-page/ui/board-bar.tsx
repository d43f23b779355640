import type { Column } from '@haixuan/ui-kit/data-table'
import { memo, type ReactNode } from 'react'
import { ColumnChooser } from '#features/choose-columns'
import { ExportButton, type ExportSubject } from '#features/export-rows'
import { FilterBar } from '#features/filter-rows'
import type { Board, BoardKind, BoardSearch, ListOperation, RowOf } from '#shared/board'
import { SaveViewButton } from './save-view-button.tsx'
import type { useCategories } from './use-categories.ts'
import { useCategoryPicker } from './use-category-picker.tsx'

interface BoardBarProps<Op extends ListOperation> {
  board: Board<Op>
  kind: BoardKind<RowOf<Op>, string>
  search: BoardSearch<Op>
  categories: ReturnType<typeof useCategories>
  columns: readonly Column<RowOf<Op>>[]
  subject: ExportSubject
  frame: 'page' | 'part'
}

/**
 * The filters of a board, and on a phone its tools. Memoised: the coming of rows changes nothing in them, and their
 * many buttons cost as much as the rows.
 */
export const BoardBar = memo(function BoardBar<Op extends ListOperation>(props: BoardBarProps<Op>) {
  const { board, kind, search, categories, columns, subject, frame } = props
  const pickCategory = useCategoryPicker(categories.options)
  return (
    <FilterBar
      board={board}
      kind={kind}
      search={search}
      names={categories}
      tools={
        <>
          <ExportButton subject={subject} />
          <ColumnChooser isCompact path={board.path} columns={columns} />
        </>
      }
      category={pickCategory}
      afterActive={frame === 'page' && <SaveViewButton board={board} search={search} />}
    />
  )
}) as <Op extends ListOperation>(props: BoardBarProps<Op>) => ReactNode
