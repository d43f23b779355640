import type { Column } from '@haixuan/ui-kit/data-table'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $boardViews } from '#features/choose-columns'
import { type ExportSubject, listQuery, seenColumns } from '#features/export-rows'
import type { Board, BoardQuery, ListOperation } from '#shared/board'

type Facts<Op extends ListOperation> = Pick<
  Board<Op>,
  'operation' | 'params' | 'fixed' | 'title' | 'search' | 'path'
>

/** What is on the page, as an export names it: filters, order, and columns as they are seen. */
export function useExportSubject<Op extends ListOperation, Row>(
  board: Facts<Op>,
  query: BoardQuery<Op>,
  columns: readonly Column<Row>[],
): ExportSubject {
  const view = useUnit($boardViews)[board.path]
  return useMemo(() => {
    const { operation, params, fixed, title, search } = board
    const named = params as Readonly<Record<string, string>>
    return {
      operation: operation as ExportSubject['operation'],
      params: named,
      query: listQuery({ sort: search.sort.standard, ...query, ...fixed }),
      title,
      columns: seenColumns(columns, view),
    }
  }, [board, query, columns, view])
}
