import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ColumnState } from './column-state.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { type SampleRow, sampleColumns, sampleRows } from './sample-rows.ts'

/** 表格记得住的样子：列的宽窄、次序、隐藏可以存下再还原；行分批到达时，看着的地方不跳。 */
const meta = {
  title: '组件/数据/DataTable 数据表/存与取',
  component: DataTable<SampleRow>,
  args: {
    label: '商品榜单',
    columns: sampleColumns(6),
    rows: sampleRows(400),
    rowId: (row: SampleRow) => row.id,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable<SampleRow>>

export default meta
type Story = StoryObj<typeof meta>

/** Keeps the columns as text, as a saved view does, and can make the table again from it. */
function Saved(props: DataTableProps<SampleRow>) {
  const [saved, setSaved] = useState<string>()
  const [table, setTable] = useState(0)
  const state = saved === undefined ? undefined : (JSON.parse(saved) as ColumnState)
  return (
    <>
      <button type="button" onClick={() => setTable(table + 1)}>
        重新打开
      </button>
      <DataTable
        key={table}
        {...props}
        {...(state ? { columnState: state } : {})}
        onColumnStateChange={(next) => setSaved(JSON.stringify(next))}
      />
    </>
  )
}

export const Restored: Story = {
  name: '存下的列，重新打开还是那样',
  render: (args) => <Saved {...args} />,
  play: async ({ canvasElement }) => {
    const look = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[role="columnheader"]')].map((heading) => [
        heading.dataset['column'],
        Math.round(heading.getBoundingClientRect().width),
      ])
    const heading = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-column="${id}"]`)
    const before = look()
    heading('shop')?.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
    const changed = look()
    await expect(changed).not.toEqual(before)
    await expect(changed[2]).toEqual(['shop', 152])
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新打开' }))
    await expect(look()).toEqual(changed)
  },
}

const all = sampleRows(400)

function Arriving(props: DataTableProps<SampleRow>) {
  const [count, setCount] = useState(20)
  return (
    <>
      <button type="button" onClick={() => setCount(200)}>
        到了
      </button>
      <DataTable {...props} rows={all.slice(0, count)} rowCount={400} />
    </>
  )
}

export const Arrived: Story = {
  name: '行还在路上：骨架占位，到了也不跳',
  args: { onRangeChange: fn() },
  render: (args) => <Arriving {...args} />,
  play: async ({ args, canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-canvas]')?.parentElement as HTMLElement
    const rowTop = (row: number) =>
      canvasElement.querySelector(`[data-r="${row}"]`)?.getBoundingClientRect().top
    const rowHeight = (rowTop(1) ?? 0) - (rowTop(0) ?? 0)
    const height = scroller.scrollHeight
    await expect(height).toBeGreaterThan(400 * rowHeight)
    scroller.scrollTop = 100 * rowHeight
    await waitFor(() => expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible())
    await waitFor(() =>
      expect(args.onRangeChange).toHaveBeenCalledWith(expect.objectContaining({ start: 100 })),
    )
    const skeletons = [...canvasElement.querySelectorAll('[data-skeleton]')]
    const tops = skeletons.map((skeleton) => Math.round(skeleton.getBoundingClientRect().top))
    await userEvent.click(within(canvasElement).getByRole('button', { name: '到了' }))
    await waitFor(() => expect(rowTop(105)).toBeDefined())
    await expect(scroller.scrollHeight).toBe(height)
    await expect(scroller.scrollTop).toBe(100 * rowHeight)
    await expect(tops).toContain(Math.round(rowTop(105) ?? 0))
  },
}

const [FIRST_PAGE, SECOND_PAGE] = [sampleRows(50, 20), sampleRows(100, 20).slice(50)]

/** A list that is turned. */
function Turned(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(FIRST_PAGE)
  return (
    <>
      <button type="button" onClick={() => setRows(SECOND_PAGE)}>
        下一页
      </button>
      <div style={{ display: 'flex', flex: 1, maxInlineSize: 600, minBlockSize: 0 }}>
        <DataTable {...props} rows={rows} />
      </div>
    </>
  )
}

export const SeenFirst: Story = {
  name: '换一批行：看得见的格子先画',
  args: { columns: sampleColumns(20) },
  render: (args) => <Turned {...args} />,
  play: async ({ canvasElement }) => {
    const cells = () => {
      const row = [...canvasElement.querySelectorAll<HTMLElement>('[data-r="0"] [role="gridcell"]')]
      return row
        .sort((a, b) => Number(a.dataset['c']) - Number(b.dataset['c']))
        .map((cell) => cell.textContent)
    }
    await waitFor(() => expect(canvasElement.querySelector('[data-before-end="true"]')).not.toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 500))
    const before = cells()
    within(canvasElement).getByRole('button', { name: '下一页' }).click()
    // The press is drawn with its own event; what is out of sight follows frames later.
    await Promise.resolve()
    const atOnce = cells()
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(grid).not.toHaveAttribute('aria-busy'))
    await expect(cells().slice(-3)).not.toEqual(before.slice(-3))
    await expect(atOnce.slice(0, 3)).not.toEqual(before.slice(0, 3))
    await expect(atOnce.slice(0, 3)).toEqual(cells().slice(0, 3))
    await expect(atOnce.slice(-3)).toEqual(before.slice(-3))
  },
}
