import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataTable } from './data-table.tsx'
import { type SampleRow, sampleColumns, sampleRows } from './sample-rows.ts'

let host: HTMLElement
let unmount = () => {}

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  unmount()
  host.remove()
})

const columns = sampleColumns(3)

async function show(table: ReactNode) {
  const root = createRoot(host)
  unmount = () => act(() => root.unmount())
  await act(async () => root.render(table))
}

const texts = (row: number) =>
  [...host.querySelectorAll(`[data-r="${row}"] [role="gridcell"]`)].map((cell) => cell.textContent)

it('draws its first rows even where nothing can be measured, and not all of them', async () => {
  const rows = sampleRows(1000, 3)
  await show(<DataTable label="商品" columns={columns} rows={rows} rowId={(row) => row.id} />)
  expect(texts(0)[0]).toBe(rows[0]?.title)
  const drawn = host.querySelectorAll('[role="row"]').length
  expect(drawn).toBeGreaterThan(10)
  expect(drawn).toBeLessThan(100)
  expect(host.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')).toBe('1001')
})

it('sorts missing values last in both directions', async () => {
  const rows: SampleRow[] = [5, null, 9].map((figure, index) => ({
    ...(sampleRows(1, 1)[0] as SampleRow),
    id: String(index),
    figures: [figure],
  }))
  for (const [direction, expected] of [
    ['asc', ['5', '9', '—']],
    ['desc', ['9', '5', '—']],
  ] as const) {
    await show(
      <DataTable
        label="商品"
        columns={sampleColumns(1)}
        rows={rows}
        rowId={(row) => row.id}
        sort={[{ id: 'figure0', direction }]}
      />,
    )
    expect([0, 1, 2].map((row) => texts(row).at(-1))).toEqual(expected)
    unmount()
    host.replaceChildren()
  }
})

it('leaves the order to the server when it sorts', async () => {
  const rows = sampleRows(3, 1)
  await show(
    <DataTable
      label="商品"
      columns={sampleColumns(1)}
      rows={rows}
      rowId={(row) => row.id}
      sorting="server"
      sort={[{ id: 'title', direction: 'desc' }]}
    />,
  )
  expect([0, 1, 2].map((row) => texts(row)[0])).toEqual(rows.map((row) => row.title))
  expect(host.querySelector('[aria-sort="descending"]')?.getAttribute('data-column')).toBe('title')
})

it('shows skeletons while nothing is there, and the empty place when there is nothing', async () => {
  const none: SampleRow[] = []
  await show(
    <DataTable label="商品" columns={columns} rows={none} rowId={(row) => row.id} isLoading empty="没有" />,
  )
  expect(host.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(5)
  expect(host.textContent).not.toContain('没有')
  unmount()
  await show(<DataTable label="商品" columns={columns} rows={none} rowId={(row) => row.id} empty="没有" />)
  expect(host.querySelectorAll('[data-skeleton]')).toHaveLength(0)
  expect(host.textContent).toContain('没有')
})
