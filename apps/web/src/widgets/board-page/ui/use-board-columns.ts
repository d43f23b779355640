import { serverNow } from '@haixuan/ui-kit'
import type { Column } from '@haixuan/ui-kit/data-table'
import { useMemo } from 'react'
import type { Board, BoardKind, ListOperation, RowOf } from '#shared/board'
import type { OpenRowMenu } from './board-table.tsx'
import { withStar } from './star-cells.tsx'
import { tableColumns } from './table-columns.tsx'
import type { RowActs } from './use-row-acts.ts'

/** Columns of the board, whose cells open rows and their menus. Made once: a new column draws all its cells again. */
export function useBoardColumns<Op extends ListOperation, Slot extends string>(
  board: Board<Op, Slot>,
  kind: BoardKind<RowOf<Op>, Slot>,
  { hrefOf, open }: Pick<RowActs<RowOf<Op>>, 'hrefOf' | 'open'>,
  openMenu: (menu: OpenRowMenu<RowOf<Op>>) => void,
): readonly Column<RowOf<Op>>[] {
  return useMemo(() => {
    const cells = kind.cells({ hrefOf, open, more: (row, at) => openMenu({ row, at }) })
    return board.columns(tableColumns<Op, Slot>(withStar(cells, kind), kind.identity, serverNow))
  }, [board, kind, hrefOf, open, openMenu])
}
