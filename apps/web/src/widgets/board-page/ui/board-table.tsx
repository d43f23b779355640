import type { Column } from '@haixuan/ui-kit/data-table'
import { DataTable, type DataTableHandle, type Selection, type SortRule } from '@haixuan/ui-kit/data-table'
import { useUnit } from 'effector-react'
import { lazy, type ReactNode, type Ref, Suspense, useMemo } from 'react'
import { $boardViews, type BoardView, columnsChanged } from '#features/choose-columns'
import type { Board, BoardKind, BoardSearch, ListOperation, RowOf } from '#shared/board'
import { $appearance } from '#shared/theme'
import { useIsNarrow } from '#shared/viewport'
import type { RowActs } from './use-row-acts.ts'

type BoardFacts = Pick<Board, 'path' | 'title' | 'facts'> & { search: { sort: { standard: string } } }

/** The row whose menu is open, and where: CSS pixels of the window. */
export interface OpenRowMenu<Row> {
  row: Row
  at: { x: number; y: number }
}

interface BoardTableProps<Op extends ListOperation> {
  board: BoardFacts
  kind: BoardKind<RowOf<Op>, string>
  columns: readonly Column<RowOf<Op>>[]
  rows: readonly RowOf<Op>[]
  isLoading: boolean
  empty: ReactNode
  search: BoardSearch<Op>
  acts: RowActs<RowOf<Op>>
  menu: OpenRowMenu<RowOf<Op>> | null
  onMenu: (menu: OpenRowMenu<RowOf<Op>> | null) => void
  selection: Selection
  onSelect: (selection: Selection) => void
  ref: Ref<DataTableHandle>
}

/** Rows with a picture need more height than plain ones. */
const ROW_HEIGHT = { compact: 52, comfortable: 68 }

/** The rows of a board: the address sorts, the reader's own view of the columns is kept. */
export function BoardTable<Op extends ListOperation>(props: BoardTableProps<Op>) {
  const { board, kind, search, acts, menu, onMenu } = props
  const { views, keepView, appearance } = useUnit({
    views: $boardViews,
    keepView: columnsChanged,
    appearance: $appearance,
  })
  const isNarrow = useIsNarrow()
  const view = views[board.path] ?? NO_VIEW
  const columnState = useMemo(
    () => (isNarrow ? phoneView(board, kind, view) : view),
    [isNarrow, board, kind, view],
  )
  return (
    <>
      <DataTable
        ref={props.ref}
        label={board.title}
        columns={props.columns}
        rows={props.rows}
        rowId={kind.idOf}
        isLoading={props.isLoading}
        empty={props.empty}
        rowHeight={ROW_HEIGHT[appearance.density]}
        sorting="server"
        sort={sortRules(board, (search.query as { sort?: string }).sort)}
        onSortChange={(rules) => search.sortBy(sortOf(board, rules))}
        canSelect={!isNarrow}
        selection={props.selection}
        onSelectionChange={props.onSelect}
        columnState={columnState}
        onColumnStateChange={(view) => keepView({ path: board.path, view })}
        onRowActivate={acts.open}
        onRowContextMenu={(row, at) => onMenu({ row, at })}
        onRowKey={(row, event) => {
          const id = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
          const action = acts.actionsOf(row).find((one) => one.id === id)
          if (action) acts.act(row, action)
          return action !== undefined
        }}
        toneOf={kind.toneOf}
      />
      {menu && (
        <Suspense>
          <RowMenu
            label={`${kind.noun}操作`}
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

/** Keys that act on the row with the focus. */
const KEYS: Readonly<Record<string, string>> = { f: 'favourite', c: 'compare', y: 'copy-id' }

const NO_VIEW: BoardView = {}

function phoneView(
  board: BoardFacts,
  kind: Pick<BoardKind<unknown, string>, 'identity' | 'lastOnPhones'>,
  view: BoardView,
): BoardView {
  const ids = board.facts.map(({ id }) => id)
  const isLast = (id: string) => kind.lastOnPhones.includes(id)
  // Only the first column stays in sight there: what the row is, before its place on a board.
  const isFirst = (id: string) => id === kind.identity
  const middle = ids.filter((id) => !isFirst(id) && !isLast(id))
  const first = ids.filter(isFirst)
  return { left: first, order: [...first, ...middle, ...ids.filter(isLast)], ...view }
}

const RowMenu = lazy(async () => ({ default: (await import('./row-menu.tsx')).RowMenu }))

function sortRules(board: BoardFacts, sort: string | undefined): readonly SortRule[] {
  const [field, direction] = (sort ?? board.search.sort.standard).split(':')
  const column = board.facts.find((fact) => fact.sort === field)
  return column ? [{ id: column.id, direction: direction === 'asc' ? 'asc' : 'desc' }] : []
}

/** The server orders by one column; no rule means the order of the board. */
function sortOf(board: BoardFacts, rules: readonly SortRule[]): string | undefined {
  const rule = rules.at(-1)
  const field = board.facts.find(({ id }) => id === rule?.id)?.sort
  return rule && field !== undefined ? `${field}:${rule.direction}` : undefined
}
