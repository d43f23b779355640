import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { groupedColumns, type SampleRow, sampleColumns, sampleRows } from './sample-rows.ts'

/** 表格里的长动作：成片粘贴、边改边刷新、高低不一的明细、用手指拖列。 */
const meta = {
  title: '组件/数据/DataTable 数据表/动作',
  component: DataTable<SampleRow>,
  args: {
    label: '商品榜单',
    columns: groupedColumns,
    rows: sampleRows(40),
    rowId: (row: SampleRow) => row.id,
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
  canvas.querySelector(`[data-r="${row}"] [data-c="${column}"]`) as HTMLElement

function Editable(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <>
      <DataTable
        {...props}
        rows={rows}
        onRowsChange={(changes) => {
          const changed = new Map(changes.map(({ id, after }) => [id, after]))
          setRows((now) => now.map((row) => changed.get(row.id) ?? row))
        }}
      />
      {/* Out of the way of the mouse; it stands for an answer of the server. */}
      <button type="button" tabIndex={-1} hidden onClick={() => setRows((now) => [...now].reverse())}>
        倒序
      </button>
      <button type="button" tabIndex={-1} hidden onClick={() => setRows((now) => now.slice(1))}>
        少一行
      </button>
    </>
  )
}

const paste = (target: Element, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  fireEvent(target, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

export const Filling: Story = {
  name: '一格贴满选中的行，一次撤销',
  args: { canSelect: true },
  render: (args) => <Editable {...args} />,
  play: async ({ canvasElement }) => {
    const cost = (row: number) => cellOf(canvasElement, row, 4)
    const before = [0, 1, 2, 3].map((row) => cost(row).textContent)
    for (const row of [0, 2, 3]) await userEvent.click(cellOf(canvasElement, row, 0))
    await userEvent.click(cost(2))
    paste(cost(2), '7.5')
    const costs = () => [0, 1, 2, 3].map((row) => cost(row).textContent)
    await waitFor(() => expect(costs()).toEqual(['7.50', before[1], '7.50', '7.50']))
    paste(cost(2), '贵')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('3 个单元格没有写入')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(costs()).toEqual(before))
  },
}

export const Drafting: Story = {
  name: '行换了次序，正在写的内容还在',
  render: (args) => <Editable {...args} />,
  play: async ({ canvasElement }) => {
    const press = (name: string) => fireEvent.click(within(canvasElement).getByText(name))
    const first = cellOf(canvasElement, 0, 0).textContent ?? ''
    await userEvent.click(cellOf(canvasElement, 0, 3))
    await userEvent.keyboard('12')
    press('倒序')
    const field = () => within(canvasElement).getByLabelText('编辑 成本')
    await waitFor(() => expect(cellOf(canvasElement, 39, 3)).toContainElement(field()))
    await expect(field()).toHaveValue('12')
    await expect(field()).toHaveFocus()
    await userEvent.keyboard('.5{Enter}')
    await waitFor(() => expect(cellOf(canvasElement, 39, 0)).toHaveTextContent(first))
    await expect(cellOf(canvasElement, 39, 3)).toHaveTextContent('12.50')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await userEvent.click(cellOf(canvasElement, 0, 3))
    await userEvent.keyboard('33')
    press('少一行')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      '正在编辑的行已不在表格里，“33”没有写入。',
    )
    await userEvent.click(within(canvasElement).getByRole('button', { name: '知道了' }))
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

const TALL = 300

export const Details: Story = {
  name: '明细有多高就占多高',
  args: {
    columns: sampleColumns(),
    rows: sampleRows(200),
    renderDetail: (row: SampleRow) => (
      <div style={{ blockSize: row.id.endsWith('0') ? 60 : TALL }}>{row.title} 的明细</div>
    ),
  },
  play: async ({ canvasElement }) => {
    const top = (row: number) => cellOf(canvasElement, row, 1).getBoundingClientRect().top
    const height = top(1) - top(0)
    await userEvent.click(cellOf(canvasElement, 0, 0))
    await waitFor(() => expect(top(1) - top(0)).toBeGreaterThan(height + 60))
    const short = top(1) - top(0)
    await expect(short).toBeLessThan(height + 60 + 80)
    await userEvent.click(cellOf(canvasElement, 1, 0))
    await waitFor(() => expect(top(2) - top(1)).toBe(short - 60 + TALL))
    const detail = await within(canvasElement).findByText('便携式折叠收纳箱 1 的明细')
    detail.style.blockSize = '120px'
    await waitFor(() => expect(top(1) - top(0)).toBe(short + 60))
  },
}

export const Touching: Story = {
  name: '手指停一下再拖，移动列',
  args: { columns: sampleColumns(), onColumnStateChange: fn() },
  play: async ({ args, canvasElement }) => {
    const heading = (id: string) => canvasElement.querySelector(`[data-column="${id}"]`) as HTMLElement
    const clientY = heading('shop').getBoundingClientRect().top + 10
    const at = (clientX: number) => ({ pointerId: 7, pointerType: 'touch', button: 0, clientX, clientY })
    const from = heading('figure1').getBoundingClientRect().left + 30
    const to = heading('shop').getBoundingClientRect().left + 10
    fireEvent.pointerDown(heading('figure1'), at(from))
    fireEvent.pointerMove(document, at(to))
    fireEvent.pointerUp(document, at(to))
    await expect(args.onColumnStateChange).not.toHaveBeenCalled()
    fireEvent.pointerDown(heading('figure1'), at(from))
    await waitFor(() => expect(getComputedStyle(heading('figure1')).opacity).toBe('0.5'))
    const scroll = new Event('touchmove', { bubbles: true, cancelable: true })
    heading('figure1').dispatchEvent(scroll)
    await expect(scroll.defaultPrevented).toBe(true)
    fireEvent.pointerMove(document, at(to))
    fireEvent.pointerUp(document, at(to))
    await expect(heading('figure1')).toHaveAttribute('aria-colindex', '2')
    const later = new Event('touchmove', { bubbles: true, cancelable: true })
    heading('figure1').dispatchEvent(later)
    await expect(later.defaultPrevented).toBe(false)
  },
}

const framed = groupedColumns.map((column) =>
  column.id === 'profit' ? { ...column, pin: 'right' as const } : column,
)

export const Staying: Story = {
  name: '滚动时表头、合计和两侧固定列不动',
  args: { columns: [...framed, ...sampleColumns(12).slice(2)], totals: { title: '合计' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const places = () =>
      [
        canvas.getByRole('columnheader', { name: /成本与利润 单件利润/ }),
        canvas.getByRole('columnheader', { name: '商品' }),
        canvas.getByText('合计'),
      ].map((element) => {
        const { left, top } = element.getBoundingClientRect()
        return [Math.round(left), Math.round(top)]
      })
    const before = places()
    const cost = canvas.getByRole('columnheader', { name: /成本与利润 成本/ }).getBoundingClientRect().left
    const scroller = canvasElement.querySelector('[data-canvas]')?.parentElement
    scroller?.scrollTo(150, 600)
    await waitFor(() => expect(cellOf(canvasElement, 20, 0)).toBeVisible())
    await expect(places()).toEqual(before)
    const moved = canvas.getByRole('columnheader', { name: /成本与利润 成本/ }).getBoundingClientRect().left
    await expect(moved).toBe(cost - 150)
  },
}

export const Copying: Story = {
  name: '按两列排序，选中的行复制成制表符分隔的文字',
  args: { canSelect: true, rows: sampleRows(6).map((row, index) => ({ ...row, cost: index % 2 })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const heading = (name: RegExp) => canvas.getByRole('columnheader', { name })
    await user.click(heading(/成本与利润 成本/))
    await user.keyboard('{Shift>}')
    await user.click(heading(/^商品/))
    await user.keyboard('{/Shift}')
    await expect(heading(/成本与利润 成本/)).toHaveAttribute('aria-sort', 'descending')
    await expect(heading(/^商品/)).toHaveAttribute('aria-sort', 'ascending')
    const costs = [0, 1, 2, 3, 4, 5].map((row) => cellOf(canvasElement, row, 4).textContent)
    await expect(costs).toEqual(['1.00', '1.00', '1.00', '0.00', '0.00', '0.00'])
    for (const row of [0, 3]) await user.click(cellOf(canvasElement, row, 0))
    const clipboardData = new DataTransfer()
    fireEvent(
      cellOf(canvasElement, 3, 4),
      new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }),
    )
    const lines = clipboardData.getData('text/plain').trimEnd().split(/\r?\n/)
    await expect(lines).toHaveLength(3)
    await expect(lines[0]?.split('\t')).toHaveLength(5)
    await expect(lines.slice(1).map((line) => line.split('\t')[3])).toEqual(['1', '0'])
  },
}
