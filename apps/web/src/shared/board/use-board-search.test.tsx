import { act } from 'react'
import { expect, it } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { defineBoard } from './define-board.ts'
import { type BoardSearch, useBoardSearch } from './use-board-search.ts'

const board = defineBoard({
  operation: 'searchGoods',
  params: { marketplace: 'temu' },
  path: '/temu/home',
  title: '商品搜索',
  sort: 'daily_sales:desc',
  filters: (f) => [f.words('brand', '品牌'), f.flag('has_video', '只看有视频')],
  columns: (c) => [c.count('salesDay', '日销', { sort: 'daily_sales' })],
  access: 'user',
})

/** Rows that come when they are let. */
async function page() {
  let come = () => {}
  const rows = new Promise<void>((resolve) => {
    come = resolve
  })
  let search: BoardSearch<'searchGoods'> | undefined
  await drawPage(() => {
    search = useBoardSearch(board, () => rows)
    return null
  })
  return { come, search: () => search as BoardSearch<'searchGoods'> }
}

it('lays a change over the one that is still on its way', async () => {
  const { come, search } = await page()
  const before = search()
  await act(async () => {
    void before.change({ brand: 'Acme' })
    // As a press does that was drawn before the move.
    void before.change({ has_video: true })
    come()
  })
  expect(search().query).toEqual({ brand: 'Acme', has_video: true })
  expect(search().latest()).toEqual({ brand: 'Acme', has_video: true })
})

it('turns the page and orders the rows of the query that is still on its way', async () => {
  const { come, search } = await page()
  const before = search()
  await act(async () => {
    void before.change({ brand: 'Acme' })
    void before.goToPage(3)
    come()
  })
  expect(search().query).toEqual({ brand: 'Acme', page: 3 })
  await act(async () => void before.sortBy('daily_sales:asc'))
  expect(search().query).toEqual({ brand: 'Acme', sort: 'daily_sales:asc' })
  await act(async () => void before.sortBy(undefined))
  expect(search().query).toEqual({ brand: 'Acme' })
})
