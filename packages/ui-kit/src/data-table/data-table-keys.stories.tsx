import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './data-table.guide.tsx'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { groupedColumns, type SampleRow, sampleRows } from './sample-rows.ts'

/** 数据表的按键，逐行走一遍。 */
const meta = {
  title: '组件/数据/DataTable 数据表/按键',
  component: DataTable<SampleRow>,
  tags: ['!autodocs'],
  args: {
    label: '商品榜单',
    columns: groupedColumns,
    rows: sampleRows(40),
    rowId: (row: SampleRow) => row.id,
    canSelect: true,
    onRowActivate: fn(),
    onColumnStateChange: fn(),
  },
  render: (args) => <Editable {...args} />,
} satisfies Meta<typeof DataTable<SampleRow>>

export default meta
type Story = StoryObj<typeof meta>

function Editable(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <div style={{ blockSize: 420, border: '1px solid var(--color-border)' }}>
      <DataTable
        {...props}
        rows={rows}
        onRowsChange={(changes) => {
          const changed = new Map(changes.map(({ id, after }) => [id, after]))
          setRows((now) => now.map((row) => changed.get(row.id) ?? row))
        }}
      />
    </div>
  )
}

const COST = 4

const clipboard = (target: Element, kind: 'copy' | 'paste', text = '') => {
  const clipboardData = new DataTransfer()
  if (text) clipboardData.setData('text/plain', text)
  fireEvent(target, new ClipboardEvent(kind, { bubbles: true, cancelable: true, clipboardData }))
  return clipboardData.getData('text/plain')
}

export const Keys: Story = {
  name: '按键',
  play: walkKeys(guide, ({ args, canvasElement }) => {
    const cell = (row: number, column: number) =>
      canvasElement.querySelector(`[data-r="${row}"] [data-c="${column}"]`) as HTMLElement
    const heading = (id: string) => canvasElement.querySelector(`[data-column="${id}"]`) as HTMLElement
    const chosen = () => canvasElement.querySelectorAll('[role="row"][aria-selected="true"]').length
    // So many keys, each with a rest after it, would take seconds.
    const user = userEvent.setup({ delay: null })
    const press = (keys: string) => user.keyboard(keys)
    return [
      [
        '↑ ↓ ← → Home End PageUp PageDown',
        async () => {
          await user.tab()
          await press('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowLeft}')
          await expect(cell(1, 1)).toHaveFocus()
          await press('{End}')
          await expect(cell(1, 5)).toHaveFocus()
          await press('{Home}{PageDown}')
          await waitFor(() => expect(Number(rowOf(document.activeElement))).toBeGreaterThan(5))
          await press('{PageUp}')
          await waitFor(() => expect(cell(1, 0)).toHaveFocus())
          await press('{Control>}{End}{/Control}')
          await waitFor(() => expect(cell(39, 5)).toHaveFocus())
          await press('{Control>}{Home}{/Control}')
          await waitFor(() => expect(cell(0, 0)).toHaveFocus())
        },
      ],
      [
        'j / k',
        async () => {
          await press('jjk')
          await expect(cell(1, 0)).toHaveFocus()
        },
      ],
      [
        'x / 空格',
        async () => {
          await press('x')
          await expect(chosen()).toBe(1)
          await press('jj{Shift>}X{/Shift}')
          await expect(chosen()).toBe(3)
          await press(' ')
          await expect(chosen()).toBe(2)
        },
      ],
      [
        'Shift + ↑ ↓',
        async () => {
          const before = chosen()
          await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
          await expect(chosen()).toBeGreaterThan(before)
        },
      ],
      [
        'Enter',
        async () => {
          await press('{Control>}{Home}{/Control}{ArrowRight}{Enter}')
          await expect(args.onRowActivate).toHaveBeenCalledWith(args.rows[0])
          heading('title').focus()
          await press('{Enter}')
          await expect(heading('title')).toHaveAttribute('aria-sort')
          heading('cost').focus()
          await press('{Shift>}{Enter}{/Shift}')
          await expect(canvasElement.querySelectorAll('[aria-sort]')).toHaveLength(2)
        },
      ],
      [
        'Alt + ← →',
        async () => {
          const width = () => heading('title').getBoundingClientRect().width
          const before = width()
          heading('title').focus()
          await press('{Alt>}{ArrowRight}{/Alt}')
          await waitFor(() => expect(width()).toBe(before + 16))
          await press('{Alt>}{ArrowLeft}{/Alt}')
          await waitFor(() => expect(width()).toBe(before))
        },
      ],
      [
        'Ctrl + Shift + ← →',
        async () => {
          const place = () => Number(heading('week').getAttribute('aria-colindex'))
          const before = place()
          heading('week').focus()
          await press('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
          await expect(place()).toBe(before - 1)
          await press('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
          await expect(place()).toBe(before)
        },
      ],
      [
        'F2 或 直接输入',
        async () => {
          await user.click(cell(0, COST))
          await press('12{Enter}')
          await expect(cell(0, COST)).toHaveTextContent('12.00')
          await user.click(cell(0, COST))
          await press('{F2}')
          await expect(document.activeElement).toHaveValue('12')
          await press('3{Escape}')
          await expect(cell(0, COST)).toHaveTextContent('12.00')
          await press('34{Tab}')
          await expect(cell(0, COST)).toHaveTextContent('34.00')
        },
      ],
      [
        'Ctrl + C / V / Z',
        async () => {
          // The browser answers Ctrl + C and Ctrl + V with these events.
          await user.click(cell(1, COST))
          clipboard(cell(1, COST), 'paste', '5\r\n6')
          await waitFor(() => expect(cell(1, COST)).toHaveTextContent('5.00'))
          await expect(cell(2, COST)).toHaveTextContent('6.00')
          await expect(clipboard(cell(1, COST), 'copy')).not.toBe('')
          await press('{Control>}z{/Control}')
          await waitFor(() => expect(cell(1, COST)).not.toHaveTextContent('5.00'))
          await expect(cell(2, COST)).not.toHaveTextContent('6.00')
        },
      ],
    ]
  }),
}

const rowOf = (element: Element | null) => element?.closest('[data-r]')?.getAttribute('data-r')
