import { NoMatchState, serverNow } from '@haixuan/ui-kit'
import { DataTable } from '@haixuan/ui-kit/data-table'
import { useMemo } from 'react'
import { type ChosenBooks, monthName, runningMonth } from '#entities/finance-book'
import { matrixRows } from '../lib/matrix-rows.ts'
import { itemName, partsOfCell, readCell } from '../lib/open-cell.ts'
import { LinePanel } from './line-panel.tsx'
import { type MatrixLinks, matrixColumns, matrixTotals } from './matrix-columns.tsx'
import styles from './settlement.module.css'

interface OverviewPartProps {
  chosen: ChosenBooks
  links: MatrixLinks
  onClose: () => void
  onClear: () => void
}

/** Months by items; each figure opens its lines. */
export function OverviewPart({ chosen, links, onClose, onClear }: OverviewPartProps) {
  const { books, stores, currency } = chosen
  const rows = useMemo(() => matrixRows(books, stores), [books, stores])
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
      <p className={styles.note}>点任意一格，看它由哪些行相加。</p>
      <DataTable
        label="月 × 项目"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        childrenOf={({ parts }) => parts}
        fit="content"
        rowHeight={33}
        totals={matrixTotals(rows, currency)}
      />
      {cell && (
        <LinePanel
          key={links.open}
          title={[monthName(cell.month), ...(store ? [store.name] : []), itemName(cell.item)].join(' · ')}
          month={cell.month}
          currency={currency}
          parts={partsOfCell(books, cell)}
          onClose={onClose}
        />
      )}
    </>
  )
}
