// What every board of the listing warehouse must keep.
import { describe, expect, test } from 'vitest'
import type { ListingRow } from '#entities/listing'
import { isSitePath, sitePage } from '#shared/routes'
import example from '../../../../openapi/examples/listings.json?raw'
import { filterControls } from '../features/filter-rows/ui/filter-controls.ts'
import { LISTING_BOARDS } from '../pages/listings/boards/listing-boards.ts'
import { listingKind } from '../pages/listings/model/listing-kind.ts'
import { boardMarketplace } from '../widgets/board-page/lib/board-marketplace.ts'
import { tableColumns } from '../widgets/board-page/ui/table-columns.tsx'

const rows: readonly ListingRow[] = JSON.parse(example).value.data.rows
const cells = listingKind.cells({ hrefOf: () => undefined, open: () => undefined, more: () => undefined })
const columnsOf = (board: (typeof LISTING_BOARDS)['temu']) =>
  board.columns(
    tableColumns<'searchListings', keyof typeof cells>(cells, listingKind.identity, () => 1_795_219_200_000),
  )

describe.each(Object.entries(LISTING_BOARDS))('listings found on %s', (marketplace, board) => {
  test('are in the site map under their own title and access, last changed first', () => {
    expect(sitePage(board.path)).toMatchObject({
      title: board.title,
      access: board.access,
      status: 'ready',
    })
    expect(board.search.sort.standard).toBe('updated_at:desc')
  })

  test('are marked, kept and opened as products of that marketplace', () => {
    expect(boardMarketplace(board)).toBe(marketplace)
    expect(board.detailPath !== undefined && isSitePath(board.detailPath)).toBe(true)
  })

  test('have a control for each filter that their address knows', () => {
    const controls = board.filters(filterControls(board.operation))
    expect(controls.map(({ id }) => id)).toEqual(board.search.filters.map(({ id }) => id))
  })

  test('leave no cell empty, whatever is missing in a row', () => {
    const columns = columnsOf(board)
    expect(columns.map(({ id }) => id)).toEqual(board.facts.map(({ id }) => id))
    for (const row of rows) {
      for (const column of columns.filter(({ id }) => id !== 'actions'))
        expect(column.text(row), `${column.heading} of ${row.id}`).not.toMatch(/^$|undefined|null|NaN/)
    }
  })
})

test('the columns are those of the page catalogue, and read as a seller writes', () => {
  const columns = columnsOf(LISTING_BOARDS.temu)
  expect(columns.map(({ heading }) => heading)).toEqual([
    ...['商品', '来源', '目标店铺/站点', '成本(1688/手工)', '申报价', '利润率', '状态'],
    ...['更新时间', '备注', '加入时间', '操作'],
  ])
  const [row, gone] = rows as [ListingRow, ListingRow]
  const text = (id: string, of: ListingRow) => columns.find((column) => column.id === id)?.text(of)
  expect(text('source', row)).toBe('Temu · 晨光小家电')
  expect(text('cost', row)).toBe('¥18.50 1688')
  expect(text('declaredPrice', row)).toBe('¥32.00')
  expect(text('profitRate', row)).toBe('42.19%')
  expect(text('status', row)).toBe('已找到货源')
  for (const id of ['target', 'cost', 'declaredPrice', 'profitRate', 'note']) expect(text(id, gone)).toBe('—')
})

test('boards with a star have the filter of what is listed beside that of what is kept', async () => {
  const modules = import.meta.glob<
    Record<string, { operation: string; search: { filters: { id: string }[] } }>
  >('../pages/*/*/boards/*.ts', { eager: true })
  const goods = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(({ search }) => search.filters.some(({ id }) => id === 'hide_kept'))
  expect(goods.length).toBeGreaterThan(20)
  for (const { search } of goods) expect(search.filters.map(({ id }) => id)).toContain('hide_listed')
})
