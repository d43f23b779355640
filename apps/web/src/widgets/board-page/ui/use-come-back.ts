import type { DataTableHandle } from '@haixuan/ui-kit/data-table'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { BoardKind } from '#shared/board'
import { $openedRow } from '../model/opened-row.ts'

/** Coming back from the page of a row, the list is where it was left. */
export function useComeBack<Row>(
  kind: Pick<BoardKind<Row, string>, 'idOf'>,
  rows: readonly Row[] | undefined,
  table: React.RefObject<DataTableHandle | null>,
) {
  const opened = useUnit($openedRow)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !rows) return
    isDone.current = true
    if (opened?.address !== `${location.pathname}${location.search}`) return
    const index = rows.findIndex((row) => kind.idOf(row) === opened.id)
    if (index >= 0) table.current?.scrollToRow(index)
  }, [rows, opened, table, kind])
}
