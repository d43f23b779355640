import { type StaticColumn, StaticTable } from '@haixuan/ui-kit'
import { amountText, type FinanceLines } from '#entities/finance-book'
import { officialCell, officialHeadings, sourceOf } from '../lib/line-table.ts'
import styles from './line-table.module.css'

type Line = FinanceLines['rows'][number]

interface LineTableProps {
  label: string
  page: FinanceLines
}

/** Lines of bills with their official columns in official order, then what we read of them and where they are. */
export function LineTable({ label, page }: LineTableProps) {
  const storeName = (id: string) => page.stores.find((store) => store.id === id)?.name ?? ''
  const columns: StaticColumn<Line>[] = [
    ...officialHeadings(page).map((heading) => ({
      ...{ id: `official ${heading}`, heading },
      cell: (line: Line) => officialCell(page, line, heading) || '—',
    })),
    {
      ...{ id: 'minor', heading: '计入金额', isNumeric: true },
      cell: (line) =>
        line.isTwice ? (
          <span title="在销售冲回也出现，只计一次">不再计 {amountText(line.minor, line.currency)}</span>
        ) : (
          amountText(line.minor, line.currency)
        ),
    },
    { id: 'store', heading: '店铺', cell: (line) => storeName(line.store) },
    { id: 'file', heading: '来源文件', cell: (line) => sourceOf(page, line) },
    { id: 'line', heading: '行号', isNumeric: true, cell: (line) => line.line },
  ]
  return (
    <StaticTable
      label={label}
      columns={columns}
      rows={page.rows}
      rowId={({ sheet, line, kind }) => `${sheet} ${line} ${kind}`}
      maxHeight={420}
      className={styles.lines ?? ''}
    />
  )
}
