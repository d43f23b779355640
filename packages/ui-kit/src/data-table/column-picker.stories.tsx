import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ColumnPicker } from './column-picker.tsx'
import type { ColumnState } from './column-state.ts'
import { DataTable } from './data-table.tsx'
import { sampleColumns, sampleRows } from './sample-rows.ts'

/** 表格上方的列设置：显示、顺序、固定。结果是普通 JSON，可以跟着视图保存。 */
const meta = {
  title: '组件/数据/ColumnPicker 列设置',
  component: ColumnPicker,
  args: { columns: sampleColumns(6), columnState: undefined, onColumnStateChange: () => {} },
} satisfies Meta<typeof ColumnPicker>

export default meta
type Story = StoryObj<typeof meta>

const rows = sampleRows(20, 6)

function WithTable({ columns }: { columns: ReturnType<typeof sampleColumns> }) {
  const [state, setState] = useState<ColumnState>()
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end' }}>
      <ColumnPicker columns={columns} columnState={state} onColumnStateChange={setState} />
      <div style={{ blockSize: 240, inlineSize: '100%' }}>
        <DataTable
          label="商品"
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          {...(state ? { columnState: state } : {})}
          onColumnStateChange={setState}
        />
      </div>
    </div>
  )
}

export const Playground: Story = {
  name: '试一试',
  render: () => <WithTable columns={COLUMNS} />,
  play: async ({ canvasElement }) => {
    const body = within(document.body)
    const headings = () =>
      [...canvasElement.querySelectorAll('[role="columnheader"]')].map((heading) =>
        heading.getAttribute('data-column'),
      )
    await userEvent.click(within(canvasElement).getByRole('button', { name: '列设置' }))
    await userEvent.click(await body.findByRole('checkbox', { name: '店铺' }))
    await expect(headings()).not.toContain('shop')
    await userEvent.click(body.getByRole('button', { name: '周销 前移' }))
    await expect(headings().slice(0, 3)).toEqual(['title', 'figure1', 'figure0'])
    await userEvent.click(body.getByRole('button', { name: '固定 月销 到左侧' }))
    await expect(headings().slice(0, 2)).toEqual(['title', 'figure2'])
    await userEvent.click(body.getByRole('button', { name: '恢复默认' }))
    await expect(headings().slice(0, 3)).toEqual(['title', 'shop', 'figure0'])
  },
}

const COLUMNS = sampleColumns(6)
