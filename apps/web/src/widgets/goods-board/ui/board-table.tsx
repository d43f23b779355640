import type { Column } from '@haixuan/ui-kit/data-table'
import { DataTable, type DataTableHandle, type Selection, type SortRule } from '@haixuan/ui-kit/data-table'
import { useUnit } from 'effector-react'
import { lazy, type ReactNode, type Ref, Suspense, useMemo } from 'react'
import type { GoodsRow } from '#entities/goods'
import { $boardViews, type BoardView, columnsChanged } from '#features/choose-columns'
import type { Board, BoardSearch, QueryPatch } from '#shared/board'
import { $appearance } from '#shared/theme'
import { useIsNarrow } from '#shared/viewport'
import type { RowActs } from './use-row-acts.ts'

interface BoardTableProps {
  board: Pick<Board<'searchGoods'>, 'path' | 'title' | 'facts' | 'search'>
  columns: readonly Column<GoodsRow>[]
  rows: readonly GoodsRow[]
  isLoading: boolean
  empty: ReactNode
  search: BoardSearch<'searchGoods'>
  acts: RowActs
  menu: { row: GoodsRow; at: { x: number; y: number } } | null
  onMenu: (menu: BoardTableProps['menu']) => void
  selection: Selection
  onSelect: (selection: Selection) => void
  ref: Ref<DataTableHandle>
}

/** Rows with a picture need more height than plain ones. */
const ROW_HEIGHT = { compact: 52, comfortable: 68 }

/** The rows of a board: the address sorts, the reader's own view of the columns is kept. */
export function BoardTable(props: BoardTableProps) {
  const { board, search, acts, menu, onMenu } = props
  const { views, keepView, appearance } = useUnit({
    views: $boardViews,
    keepView: columnsChanged,
    appearance: $appearance,
  })
  const isNarrow = useIsNarrow()
  const view = views[board.path] ?? NO_VIEW
  const columnState = useMemo(() => (isNarrow ? phoneView(board, view) : view), [isNarrow, board, view])
  return (
    <>
      <DataTable
        ref={props.ref}
        label={board.title}
        columns={props.columns}
        rows={props.rows}
        rowId={rowId}
        isLoading={props.isLoading}
        empty={props.empty}
        rowHeight={ROW_HEIGHT[appearance.density]}
        sorting="server"
        sort={sortRules(board, search.query.sort)}
        onSortChange={(rules) => search.change({ sort: sortOf(board, rules) } as QueryPatch<'searchGoods'>)}
        canSelect={!isNarrow}
        selection={props.selection}
        onSelectionChange={props.onSelect}
        columnState={columnState}
        onColumnStateChange={(view) => keepView({ path: board.path, view })}
        onRowActivate={acts.open}
        onRowContextMenu={(row, at) => onMenu({ row, at })}
        onRowKey={(row, event) => {
          if (event.key !== 'c' || event.ctrlKey || event.metaKey || event.altKey) return false
          acts.copy(row.id)
          return true
        }}
        toneOf={(row) => (row.quality.suspect ? 'suspect' : undefined)}
      />
      {menu && (
        <Suspense>
          <RowMenu
            actions={acts.actionsOf(menu.row)}
            at={menu.at}
            onAct={(action) => acts.act(menu.row, action)}
            onClose={() => onMenu(null)}
          />
        </Suspense>
      )}
    </>
  )
}

const NO_VIEW: BoardView = {}
/** What gives way to figures where the screen is narrow. */
const LAST_ON_PHONES = new Set(['shop', 'category'])

function phoneView(board: BoardTableProps['board'], view: BoardView): BoardView {
  const ids = board.facts.map(({ id }) => id)
  const isLast = (id: string) => LAST_ON_PHONES.has(id)
  return { order: [...ids.filter((id) => !isLast(id)), ...ids.filter(isLast)], ...view }
}

const RowMenu = lazy(async () => ({ default: (await import('./row-menu.tsx')).RowMenu }))

const rowId = (row: GoodsRow) => row.id

function sortRules(board: BoardTableProps['board'], sort: string | undefined): readonly SortRule[] {
  const [field, direction] = (sort ?? board.search.sort.standard).split(':')
  const column = board.facts.find((fact) => fact.sort === field)
  return column ? [{ id: column.id, direction: direction === 'asc' ? 'asc' : 'desc' }] : []
}

/** The server orders by one column; no rule means the order of the board. */
function sortOf(board: BoardTableProps['board'], rules: readonly SortRule[]): string | undefined {
  const rule = rules.at(-1)
  const field = board.facts.find(({ id }) => id === rule?.id)?.sort
  return rule && field !== undefined ? `${field}:${rule.direction}` : undefined
}
