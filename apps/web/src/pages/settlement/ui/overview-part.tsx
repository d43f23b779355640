import { linkClass, NoMatchState, SegmentedControl, serverNow } from '@haixuan/ui-kit'
import { DataTable } from '@haixuan/ui-kit/data-table'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { type ChosenBooks, monthName, runningMonth } from '#entities/finance-book'
import { $boardViews, ColumnChooser, columnsChanged } from '#features/choose-columns'
import { layout } from '#shared/page-layout'
import { sitePage } from '#shared/routes'
import { useIsNarrow } from '#shared/viewport'
import { type MatrixOrder, matrixRows } from '../lib/matrix-rows.ts'
import { ITEM_PAGES, itemName, type OpenCell, partsOfCell, readCell } from '../lib/open-cell.ts'
import { LinePanel } from './line-panel.tsx'
import { type MatrixLinks, matrixColumns, matrixTotals } from './matrix-columns.tsx'
import styles from './settlement.module.css'

const PATH = '/temu/settlement'
const NO_VIEW = {}
const ORDERS = [
  { value: 'month', label: '月 × 项目' },
  { value: 'store', label: '店铺 × 项目' },
] as const

interface OverviewPartProps {
  chosen: ChosenBooks
  links: MatrixLinks
  /** What the rows are. */
  order: MatrixOrder
  onOrder: (order: 'store' | undefined) => void
  onClose: () => void
  onClear: () => void
}

/** Months by items; each figure opens its lines. */
export function OverviewPart({ chosen, links, order, onOrder, onClose, onClear }: OverviewPartProps) {
  const { books, stores, currency } = chosen
  const rows = useMemo(() => matrixRows(books, stores, order), [books, stores, order])
  const isNarrow = useIsNarrow()
  const { views, keepView } = useUnit({ views: $boardViews, keepView: columnsChanged })
  const columns = useMemo(
    () => matrixColumns(rows, currency, runningMonth(serverNow()), links),
    [rows, currency, links],
  )
  const cell = readCell(links.open)
  if (rows.length === 0)
    return (
      <NoMatchState
        filters={[{ id: 'currency', label: '币种', value: currency }]}
        onRemove={onClear}
        onClear={onClear}
      />
    )
  const store = cell && stores.find(({ id }) => id === cell.store)
  return (
    <>
      <div className={layout.line}>
        <SegmentedControl
          label="怎么排"
          options={ORDERS}
          value={order}
          onChange={(next) => onOrder(next === 'month' ? undefined : next)}
        />
        <span className={layout.note}>点任意一格，看它由哪些行相加</span>
        <span className={styles.end}>
          <ColumnChooser path={PATH} columns={columns} isCompact={isNarrow} />
        </span>
      </div>
      <DataTable
        label="月 × 项目"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        childrenOf={({ parts }) => parts}
        fit="content"
        rowHeight={33}
        columnState={views[PATH] ?? NO_VIEW}
        onColumnStateChange={(view) => keepView({ path: PATH, view })}
        totals={matrixTotals(rows, currency)}
      />
      {cell && (
        <LinePanel
          key={links.open}
          title={[monthName(cell.month), ...(store ? [store.name] : []), itemName(cell.item)].join(' · ')}
          month={cell.month}
          currency={currency}
          parts={partsOfCell(books, cell)}
          lead={
            <WholeList
              cell={cell}
              stores={store ? [store.id] : stores.map(({ id }) => id)}
              currency={currency}
            />
          }
          onClose={onClose}
        />
      )}
    </>
  )
}

interface WholeListProps {
  cell: OpenCell
  stores: readonly string[]
  currency: string
}

/** The way to the page of that bill, for the same stores, month and currency. */
function WholeList({ cell, stores, currency }: WholeListProps) {
  const page = ITEM_PAGES[cell.item]
  if (page === undefined || sitePage(page)?.status !== 'ready') return null
  const search = { store: stores.join(','), month: cell.month, currency }
  return (
    <Link to={page} search={search as never} className={linkClass()}>
      打开完整明细
    </Link>
  )
}
