import type { KeyboardEvent, ReactNode, Ref } from 'react'
import type { Column } from './column.ts'
import type { ColumnState } from './column-state.ts'
import type { Selection } from './selection.ts'
import type { SortRule } from './sort-rules.ts'

/** What a page may do to a table from outside. */
export type DataTableHandle = {
  readonly focus: () => void
  readonly scrollToRow: (index: number) => void
  /** The selected rows (or all, when none is) as tab-separated text with a line of headings. */
  readonly toText: () => string
}

export type DataTableProps<Row extends object> = {
  /** Name of the table for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** All rows there are; those beyond `rows` show as skeletons until they come. */
  readonly rowCount?: number
  /** First and last row on the screen, to load what is missing. */
  readonly onRangeChange?: (range: { readonly start: number; readonly end: number }) => void
  /** With no rows yet: skeletons. With rows: they stay, under a thin line that moves. */
  readonly isLoading?: boolean
  /** What is in the place of the rows when there are none. */
  readonly empty?: ReactNode
  /** Without it the table follows the density of the page around it. */
  readonly density?: 'compact' | 'comfortable'
  /** CSS pixels, for rows with pictures; otherwise the density decides. */
  readonly rowHeight?: number
  /** 'fill' takes the height of the parent and scrolls; 'content' is as tall as its rows. */
  readonly fit?: 'fill' | 'content'
  readonly sort?: readonly SortRule[]
  readonly onSortChange?: (sort: readonly SortRule[]) => void
  /** 'server': rows come sorted; 'client' (the default): the table sorts them. */
  readonly sorting?: 'client' | 'server'
  readonly canSelect?: boolean
  readonly selection?: Selection
  readonly onSelectionChange?: (selection: Selection) => void
  readonly columnState?: Partial<ColumnState>
  readonly onColumnStateChange?: (state: ColumnState) => void
  /** Enter, or a double click. */
  readonly onRowActivate?: (row: Row) => void
  /** First to see a key pressed on a row; true means it was used and the table does nothing. */
  readonly onRowKey?: (row: Row, event: KeyboardEvent<HTMLElement>) => boolean
  readonly onRowContextMenu?: (row: Row, at: { readonly x: number; readonly y: number }) => void
  /** Sums by column id; a row that stays at the lower edge. */
  readonly totals?: Readonly<Record<string, ReactNode>>
  /** What an opened row shows. */
  readonly renderDetail?: (row: Row) => ReactNode
  /** CSS pixels, the same for all or by row; without it a detail is as tall as what it shows. */
  readonly detailHeight?: number | ((row: Row) => number)
  /**
   * Rows below a row, shown while it is open, to any depth; sorting orders them among themselves. Ids must
   * differ over all levels.
   */
  readonly childrenOf?: (row: Row) => readonly Row[] | undefined
  readonly expanded?: Selection
  readonly onExpandedChange?: (expanded: Selection) => void
  /** Marks a row whose figures are doubtful. */
  readonly toneOf?: (row: Row) => 'suspect' | undefined
  /** Rows changed by editing or pasting, all of one act together. Needed for columns with `edit`. */
  readonly onRowsChange?: (changes: readonly RowChange<Row>[]) => void
  readonly className?: string
  readonly ref?: Ref<DataTableHandle>
}

export type RowChange<Row> = { readonly id: string; readonly before: Row; readonly after: Row }
