import { type StaticColumn, StaticTable } from '@haixuan/ui-kit'
import { amountText, type FinanceLines } from '#entities/finance-book'
import { AddressLink, type ListAddress } from '#shared/list-address'
import { officialCell, officialHeadings, sourceOf } from '../lib/line-table.ts'
import styles from './line-table.module.css'

type Line = FinanceLines['rows'][number]

interface LineTableProps {
  label: string
  page: FinanceLines
  /** Where the SKU or order that a line is of opens; without it they are plain text. */
  address?: ListAddress
  /** CSS pixels; more lines scroll under a head that stays. */
  maxHeight?: number
}

/** Lines of bills with their official columns in official order, then what we read of them and where they are. */
export function LineTable({ label, page, address, maxHeight }: LineTableProps) {
  const storeName = (id: string) => page.stores.find((store) => store.id === id)?.name ?? ''
  const columns: StaticColumn<Line>[] = [
    ...officialHeadings(page).map((heading) => ({
      ...{ id: `official ${heading}`, heading },
      cell: (line: Line) => (
        <Official {...{ line, address }} text={officialCell(page, line, heading) || '—'} />
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
      {...(maxHeight !== undefined && { maxHeight })}
      className={styles.lines ?? ''}
    />
  )
}

interface OfficialProps {
  line: Line
  /** As the file has it. */
  text: string
  address: ListAddress | undefined
}

/** A cell as the file has it: the id of its SKU and the number of its order lead to all of them. */
function Official({ line, text, address }: OfficialProps) {
  if (address === undefined || (text !== line.skuId && text !== line.orderNo)) return text
  const isSku = text === line.skuId
  return (
    <AddressLink
      address={address}
      change={{ ...(isSku ? { sku: text } : { order: text }), page: address.page }}
      label={`看${isSku ? ' SKU' : '订单'} ${text}`}
    >
      {text}
    </AddressLink>
  )
}
