// What every declared board must keep, whoever declares the next one.
import { describe, expect, test } from 'vitest'
import type { GoodsRow, GoodsSlot } from '#entities/goods'
import type { Board } from '#shared/board'
import { isSitePath, sitePage } from '#shared/routes'
import examplePage from '../../../../openapi/examples/goods-page.json?raw'
import { filterControls } from '../features/filter-rows/ui/filter-controls.tsx'
import { goodsSlots } from '../widgets/goods-board/ui/goods-slots.tsx'
import { tableColumns } from '../widgets/goods-board/ui/table-columns.tsx'

type GoodsBoard = Board<'searchGoods', GoodsSlot>

const modules = import.meta.glob<Record<string, GoodsBoard>>('../pages/*/*/boards/*.ts', { eager: true })
const boards = Object.values(modules).flatMap((module) => Object.values(module))
const rows: readonly GoodsRow[] = JSON.parse(examplePage).value.data.rows

test('every board has a path of its own', () => {
  expect(boards.length).toBeGreaterThanOrEqual(4)
  expect(new Set(boards.map(({ path }) => path)).size).toBe(boards.length)
})

describe.each(boards)('$path', (board) => {
  test('stands in the site map under its own title and access', () => {
    const page = sitePage(board.path)
    expect(page).toMatchObject({ title: board.title, access: board.access, status: 'ready' })
    expect(board.detailPath === undefined || isSitePath(board.detailPath)).toBe(true)
  })

  test('draws a control for each filter that its address knows', () => {
    const controls = board.filters(filterControls<'searchGoods'>())
    expect(controls.map(({ id, label }) => [id, label])).toEqual(
      board.search.filters.map(({ id, label }) => [id, label]),
    )
  })

  test('leaves no cell empty, whatever is missing in a row', () => {
    const slots = goodsSlots({ hrefOf: () => undefined, open: () => undefined }, () => undefined)
    const columns = board.columns(tableColumns(slots, () => 1_795_219_200_000))
    expect(columns.map(({ id }) => id)).toEqual(board.facts.map(({ id }) => id))
    for (const row of rows) {
      for (const column of columns.filter(({ id }) => id !== 'actions' && id !== 'trend')) {
        expect(column.text(row), `${column.heading} of ${row.id}`).not.toMatch(/^$|undefined|null|NaN/)
      }
    }
  })

  test('presets ask for something that the address can keep', () => {
    for (const { query } of board.presets) {
      expect(board.search.parse(board.search.serialise(query)).query).toEqual(query)
    }
  })
})
