import { Button, type StaticColumn, StaticTable } from '@haixuan/ui-kit'
import { amountText, type FinanceLines } from '#entities/finance-book'
import { officialCell, officialHeadings, sourceOf } from '../lib/line-table.ts'
import styles from './line-table.module.css'

type Line = FinanceLines['rows'][number]

interface LineTableProps {
  label: string
  page: FinanceLines
  /** Opens all of the SKU or order that a line is of; without it they are plain text. */
  onOpen?: (which: { sku: string } | { order: string }) => void
}

/** Lines of bills with their official columns in official order, then what we read of them and where they are. */
export function LineTable({ label, page, onOpen }: LineTableProps) {
  const storeName = (id: string) => page.stores.find((store) => store.id === id)?.name ?? ''
  const columns: StaticColumn<Line>[] = [
    ...officialHeadings(page).map((heading) => ({
      ...{ id: `official ${heading}`, heading },
      cell: (line: Line) => (
        <Official {...{ line, onOpen }} text={officialCell(page, line, heading) || '—'} />
      ),
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

interface OfficialProps {
  line: Line
  /** As the file has it. */
  text: string
  onOpen: LineTableProps['onOpen']
}

/** A cell as the file has it: the id of its SKU and the number of its order lead to all of them. */
function Official({ line, text, onOpen }: OfficialProps) {
  if (onOpen === undefined) return text
  if (text === line.skuId) {
    return (
      <Button variant="quiet" aria-label={`看 SKU ${text}`} onClick={() => onOpen({ sku: text })}>
        {text}
      </Button>
    )
  }
  if (text === line.orderNo) {
    return (
      <Button variant="quiet" aria-label={`看订单 ${text}`} onClick={() => onOpen({ order: text })}>
        {text}
      </Button>
    )
  }
  return text
}
