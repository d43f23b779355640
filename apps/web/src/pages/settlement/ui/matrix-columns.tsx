import { pressedLink, Tag } from '@haixuan/ui-kit'
import { type Column, columnsFor } from '@haixuan/ui-kit/data-table'
import {
  amountText,
  BOOK_ITEMS,
  type BookFigures,
  bookFigures,
  type ItemId,
  itemMinor,
  itemParts,
  shareText,
} from '#entities/finance-book'
import { type MatrixRow, reconciliationTag } from '../lib/matrix-rows.ts'
import { cellText } from '../lib/open-cell.ts'
import styles from './settlement.module.css'

const column = columnsFor<MatrixRow>()

export interface MatrixLinks {
  /** Cell whose lines are shown, as the address writes it. */
  open: string | undefined
  hrefOf: (change: Readonly<Record<string, string>>) => string
  onGo: (change: Readonly<Record<string, string>>) => void
}

const sumHint = (item: ItemId, books: MatrixRow['books']) => {
  const rows = itemParts(books, item).reduce((sum, part) => sum + part.rows, 0)
  return `${rows.toLocaleString('zh-CN')} 行相加`
}

function itemColumn(item: (typeof BOOK_ITEMS)[number], currency: string, links: MatrixLinks) {
  const minorOf = (row: MatrixRow) => itemMinor(row.books, item.id)
  return column.number(item.id, {
    ...{ heading: item.name, width: 106, canSort: false },
    value: minorOf,
    format: (minor) => amountText(minor, currency),
    title: (row) => (minorOf(row) === null ? '没有这种账单' : sumHint(item.id, row.books)),
    render: ({ row, tabIndex }) => {
      const minor = minorOf(row)
      // The lines of all months together are read month by month.
      if (minor === null || row.month === null) return amountText(minor, currency)
      const cell = cellText({ month: row.month, item: item.id, store: row.store })
      return (
        <a
          href={links.hrefOf({ cell })}
          tabIndex={tabIndex}
          className={styles.cell}
          aria-current={links.open === cell || undefined}
          aria-label={`${row.name} ${item.name} ${amountText(minor, currency)}，看由哪些行相加`}
          onClick={pressedLink(() => links.onGo({ cell }))}
        >
          {amountText(minor, currency)}
        </a>
      )
    },
  })
}

function goodsColumns(currency: string, hasStoreCosts: boolean): Column<MatrixRow>[] {
  const figure = (
    id: string,
    heading: string,
    hint: string,
    read: (figures: BookFigures) => number | null,
    unit = 'CNY',
  ) =>
    column.number(id, {
      ...{
        heading,
        hint,
        width: 120,
        unit: unit === currency ? undefined : unit,
        canSort: false,
        value: (row) => read(bookFigures(row.books)),
      },
      format: (minor) => amountText(minor, unit),
    })
  // In another currency the row adds up to here: costs and profit are in CNY.
  const net = figure('net', '结算净额', '左边各列相加', ({ platformNet }) => platformNet, currency)
  const storeCosts = figure(
    ...(['storeCosts', '店铺费用', '房租、人工等不属于任何 SKU 的费用'] as const),
    (figures) => -figures.storeCosts || 0,
    currency,
  )
  return [
    ...(currency === 'CNY' ? [] : [net]),
    column.number('missing', {
      ...{ heading: '缺成本未计入', width: 128, canSort: false },
      hint: '没有成本的 SKU 的全部收入：填了成本才计入毛利',
      value: (row) => -bookFigures(row.books).missingIncome || 0,
      render: ({ row }) => (
        <span className={styles.missing}>
          {amountText(-bookFigures(row.books).missingIncome || 0, currency)}
        </span>
      ),
    }),
    ...(hasStoreCosts ? [storeCosts] : []),
    figure('cost', '成本', '已知单件成本 × 净件数，人民币', ({ costFen }) => -costFen || 0),
    figure(
      'profit',
      '毛利',
      '结算净额 − 缺成本未计入 − 店铺费用 − 成本，人民币',
      ({ profitFen }) => profitFen,
    ),
    column.number('margin', {
      ...{ heading: '利润率', hint: '毛利 ÷ 有成本的销售额', width: 88, canSort: false },
      value: (row) => bookFigures(row.books).margin,
      format: (share) => shareText(share),
    }),
  ]
}

/** Items in the order of the files; a row adds up from left to right. */
export function matrixColumns(
  rows: readonly MatrixRow[],
  currency: string,
  running: string,
  links: MatrixLinks,
): Column<MatrixRow>[] {
  const hasOther = rows.some(({ books }) => itemMinor(books, 'other') !== null)
  return [
    column.text('month', {
      ...{
        heading: rows.some(({ month }) => month === null) ? '店铺' : '月份',
        value: ({ name }) => name,
        width: 150,
        narrowWidth: 124,
        pin: 'left',
      },
      ...{ canHide: false, canSort: false },
    }),
    ...BOOK_ITEMS.filter(({ id }) => id !== 'other' || hasOther).map((item) =>
      itemColumn(item, currency, links),
    ),
    ...goodsColumns(
      currency,
      rows.some(({ books }) => books.some((book) => book.storeCosts.length > 0)),
    ),
    column.custom('reconciliation', {
      ...{ heading: '核对', width: 120, value: ({ id }) => id },
      hint: '账单明细与账务明细相比',
      text: ({ books }) => reconciliationTag(books, running).text,
      render: ({ row, tabIndex }) => {
        const { text, tone } = reconciliationTag(row.books, running)
        if (row.month === null) return <Tag tone={tone}>{text}</Tag>
        const change = { tab: 'reconcile', month: row.month, ...(row.store && { store: row.store }) }
        return (
          <a
            href={links.hrefOf(change)}
            tabIndex={tabIndex}
            aria-label={`${row.name} 核对 ${text}`}
            onClick={pressedLink(() => links.onGo(change))}
          >
            <Tag tone={tone}>{text}</Tag>
          </a>
        )
      },
    }),
  ]
}

/** Sums of all months, for the row at the foot. */
export function matrixTotals(rows: readonly MatrixRow[], currency: string): Record<string, string> {
  const books = rows.flatMap((row) => row.books)
  const figures = bookFigures(books)
  return {
    month: '合计',
    ...Object.fromEntries(BOOK_ITEMS.map(({ id }) => [id, amountText(itemMinor(books, id), currency)])),
    net: amountText(figures.platformNet, currency),
    missing: amountText(-figures.missingIncome || 0, currency),
    storeCosts: amountText(-figures.storeCosts || 0, currency),
    cost: amountText(-figures.costFen || 0, 'CNY'),
    profit: amountText(figures.profitFen, 'CNY'),
  }
}
