import { BOOK_ITEMS, type FinanceBook, type ItemId, type ItemPart, itemParts } from '#entities/finance-book'
import type { SitePath } from '#shared/routes'

/** A figure of the matrix whose lines are shown. The address writes it `2026-10.refund` or with a store behind it. */
export interface OpenCell {
  month: string
  item: ItemId | 'unknown'
  /** Null: all chosen stores. */
  store: string | null
}

const CELL = /^(20\d\d-(?:0[1-9]|1[0-2]))\.([a-z]+)(?:\.([0-9a-f-]{36}))?$/

export function readCell(said: string | undefined): OpenCell | null {
  const [, month, item, store = null] = CELL.exec(said ?? '') ?? []
  if (month === undefined || item === undefined) return null
  const known = item === 'unknown' ? item : BOOK_ITEMS.find(({ id }) => id === item)?.id
  return known === undefined ? null : { month, item: known, store }
}

export const cellText = ({ month, item, store }: OpenCell): string =>
  [month, item, ...(store === null ? [] : [store])].join('.')

export const itemName = (item: OpenCell['item']): string =>
  item === 'unknown' ? '未归类' : (BOOK_ITEMS.find(({ id }) => id === item)?.name ?? '')

/** Books that a cell is about. */
export const booksOfCell = (books: readonly FinanceBook[], { month, store }: OpenCell) =>
  books.filter((book) => book.month === month && (store === null || book.store === store))

/** The lines of a cell, by the questions that read them. */
export function partsOfCell(books: readonly FinanceBook[], cell: OpenCell): ItemPart[] {
  const own = booksOfCell(books, cell)
  if (cell.item !== 'unknown') return itemParts(own, cell.item)
  const unknown = own.filter((book) => book.unknown !== null)
  if (unknown.length === 0) return []
  const rowsOf = ({ kinds }: FinanceBook) => kinds.find(({ kind }) => kind === 'unknown_type')?.rows ?? 0
  return [
    {
      ...{ name: '未归类', ask: { kind: 'unknown_type' }, stores: unknown.map(({ store }) => store) },
      rows: unknown.reduce((sum, book) => sum + rowsOf(book), 0),
      minor: unknown.reduce((sum, book) => sum + (book.unknown ?? 0), 0),
    },
  ]
}

const BILLS = '/temu/settlementTemplate'

/** Pages that show all lines of an item, with filters. */
export const ITEM_PAGES: Readonly<Partial<Record<OpenCell['item'], SitePath>>> = {
  refund: `${BILLS}/consumer_refund_amount`,
  subsidy: `${BILLS}/non_business_platform_after_sales_subsidy_amount`,
  issue: `${BILLS}/after_sales_issues`,
  reship: `${BILLS}/after_sales_reshipment`,
  storage: `${BILLS}/warehousing_and_epr_fees`,
  epr: `${BILLS}/warehousing_and_epr_fees`,
  ads: `${BILLS}/advertising_service_fee`,
}
