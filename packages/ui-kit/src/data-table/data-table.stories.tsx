import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { groupedColumns, type SampleRow, sampleColumns, sampleRows } from './sample-rows.ts'

/**
 * 行多、列多、要排序、要勾选的数字都放进这张表。三五行的固定内容请用 DescriptionList。
 */
const meta = {
  title: '组件/数据/DataTable 数据表',
  component: DataTable<SampleRow>,
  args: {
    label: '商品榜单',
    columns: sampleColumns(),
    rows: sampleRows(200),
    rowId: (row: SampleRow) => row.id,
    canSelect: true,
    onRowActivate: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 420, border: '1px solid var(--color-border)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable<SampleRow>>

export default meta
type Story = StoryObj<typeof meta>

const cellOf = (canvas: HTMLElement, row: number, column: number) =>
  canvas.querySelector<HTMLElement>(`[data-r="${row}"] [data-c="${column}"]`)

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(cellOf(canvasElement, 0, 0)).toHaveFocus()
    await userEvent.keyboard('jj{ArrowRight}')
    await expect(cellOf(canvasElement, 2, 1)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowActivate).toHaveBeenCalledWith(args.rows[2])
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(cellOf(canvasElement, 199, 14)).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(cellOf(canvasElement, 0, 0)).toHaveFocus()
  },
}

export const Selecting: Story = {
  name: '勾选一段',
  play: async ({ canvasElement }) => {
    const selected = () => canvasElement.querySelectorAll('[role="row"][aria-selected="true"]').length
    const user = userEvent.setup()
    await user.click(cellOf(canvasElement, 1, 0) as HTMLElement)
    await expect(selected()).toBe(1)
    await user.keyboard('{Shift>}')
    await user.click(cellOf(canvasElement, 5, 0) as HTMLElement)
    await user.keyboard('{/Shift}')
    await expect(selected()).toBe(5)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(within(canvasElement).getByLabelText('选择全部')).toBeChecked()
  },
}

export const Sorting: Story = {
  name: '排序：先大后小，缺失在最后',
  play: async ({ canvasElement }) => {
    const heading = canvasElement.querySelector<HTMLElement>('[data-column="figure0"]')
    const firstFigure = () => cellOf(canvasElement, 0, 3)?.textContent
    await userEvent.click(heading as HTMLElement)
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    const largest = firstFigure()
    await userEvent.click(heading as HTMLElement)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstFigure()).not.toBe(largest)
    await expect(firstFigure()).not.toBe('—')
  },
}

export const Sizing: Story = {
  name: '用键盘调列宽、移动列',
  args: { onColumnStateChange: fn() },
  play: async ({ args, canvasElement }) => {
    const shop = canvasElement.querySelector<HTMLElement>('[data-column="shop"]')
    shop?.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onColumnStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: { shop: 136 } }),
    )
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
    const moved = canvasElement.querySelector<HTMLElement>('[data-column="shop"]')
    await expect(moved).toHaveAttribute('aria-colindex', '4')
    await expect(moved).toHaveFocus()
  },
}

export const Dragging: Story = {
  name: '用鼠标调列宽、移动列',
  args: { onColumnStateChange: fn() },
  play: async ({ args, canvasElement }) => {
    const heading = (id: string) =>
      canvasElement.querySelector<HTMLElement>(`[data-column="${id}"]`) as HTMLElement
    const drag = (from: Element, x: number, to: number) => {
      const clientY = from.getBoundingClientRect().top + 10
      const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY })
      fireEvent.pointerDown(from, at(x))
      fireEvent.pointerMove(document, at((x + to) / 2))
      fireEvent.pointerMove(document, at(to))
      fireEvent.pointerUp(document, at(to))
    }
    const grip = heading('shop').querySelector(':scope > [aria-hidden]:last-child') as Element
    drag(grip, 400, 450)
    await expect(args.onColumnStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: { shop: 170 } }),
    )
    await expect(heading('shop').getBoundingClientRect().width).toBe(170)
    const shop = heading('shop').getBoundingClientRect()
    const figure = heading('figure1').getBoundingClientRect()
    drag(heading('figure1'), figure.left + 30, shop.left + 10)
    await expect(heading('figure1')).toHaveAttribute('aria-colindex', '3')
    await expect(canvasElement.querySelector('[aria-sort]')).toBeNull()
  },
}

function Editable(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <DataTable
      {...props}
      rows={rows}
      onRowsChange={(changes) => {
        const changed = new Map(changes.map(({ id, after }) => [id, after]))
        setRows((now) => now.map((row) => changed.get(row.id) ?? row))
      }}
    />
  )
}

export const Editing: Story = {
  name: '编辑、校验、撤销',
  args: { columns: groupedColumns, rows: sampleRows(40), canSelect: false },
  render: (args) => <Editable {...args} />,
  play: async ({ canvasElement }) => {
    const cost = () => cellOf(canvasElement, 0, 3)
    const before = cost()?.textContent
    await userEvent.click(cost() as HTMLElement)
    await userEvent.keyboard('1a{Enter}')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('请填写不小于 0 的数字')
    await userEvent.keyboard('{Backspace}2{Enter}')
    await expect(cost()).toHaveTextContent('12.00')
    await expect(cellOf(canvasElement, 0, 4)).toHaveTextContent('87.00')
    await expect(cellOf(canvasElement, 1, 3)).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cost()).toHaveTextContent(before ?? '')
  },
}

export const Loading: Story = { name: '首次加载', args: { rows: [], isLoading: true } }

export const Refreshing: Story = { name: '刷新中，旧行仍在', args: { isLoading: true } }

export const Empty: Story = { name: '没有数据', args: { rows: [], empty: '暂无数据' } }

export const Partial: Story = { name: '只到了前 20 行', args: { rows: sampleRows(20), rowCount: 400 } }

export const Totals: Story = {
  name: '分组表头、合计行、可疑行',
  args: {
    columns: groupedColumns,
    rows: sampleRows(40),
    totals: { title: '合计', day: '512,004', week: '688,210' },
    toneOf: (row: SampleRow) => (row.cost === null ? 'suspect' : undefined),
  },
}

export const Detail: Story = {
  name: '展开一行',
  args: { renderDetail: (row: SampleRow) => `${row.title} 的明细`, detailHeight: 96 },
  play: async ({ canvasElement }) => {
    await userEvent.click(cellOf(canvasElement, 1, 1) as HTMLElement)
    await expect(await within(canvasElement).findByText('无线蓝牙耳机降噪款 2 的明细')).toBeVisible()
  },
}

export const Large: Story = {
  name: '一万行四十列',
  args: { rows: sampleRows(10_000, 38), columns: sampleColumns(38) },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '10001')
    await expect(grid).toHaveAttribute('aria-colcount', '41')
    const cells = () => canvasElement.querySelectorAll('[role="gridcell"]').length
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(cellOf(canvasElement, 9999, 40)).toHaveFocus())
    await expect(cellOf(canvasElement, 9999, 40)).toBeVisible()
    await expect(cells()).toBeLessThan(1500)
  },
}
