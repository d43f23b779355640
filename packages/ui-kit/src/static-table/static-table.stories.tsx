import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { Money } from '../money/index.ts'
import { guide } from './static-table.guide.tsx'
import { type StaticColumn, StaticTable } from './static-table.tsx'

type Price = { region: string; minor: number | null; date: string }

const PRICES: Price[] = [
  { region: '美国', minor: 990, date: '2026-11-20' },
  { region: '加拿大', minor: 1189, date: '2026-11-20' },
  { region: '墨西哥', minor: null, date: '2026-11-18' },
]

const COLUMNS: StaticColumn<Price>[] = [
  { id: 'region', heading: '地区', isRowName: true, cell: (row) => row.region },
  {
    id: 'price',
    heading: '价格',
    unit: '美元',
    isNumeric: true,
    cell: ({ minor }) => <Money amount={minor === null ? null : { minor, currency: 'USD' }} />,
  },
  { id: 'date', heading: '日期', cell: (row) => row.date },
]

/** 几行到几十行、只看不动的小表。要排序、勾选用 DataTable。 */
const meta = {
  title: '组件/数据/StaticTable 小表',
  component: StaticTable<Price>,
  args: { label: '各地区价格', columns: COLUMNS, rows: PRICES, rowId: (row) => row.region },
} satisfies Meta<typeof StaticTable<Price>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('rowheader', { name: '加拿大' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: '墨西哥 — 2026-11-18' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: '各地区价格' })).toHaveFocus()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      <Samples title="有行" stack>
        <StaticTable {...args} />
      </Samples>
      <Samples title="没有行" stack>
        <StaticTable {...args} label="没有价格" rows={[]} empty="暂无各地区价格。" />
      </Samples>
      <Samples title="限高，表头不动" stack>
        <StaticTable {...args} label="限高" maxHeight={72} />
      </Samples>
    </>
  ),
}

/** 每一列是一样东西：表头里放它的图、链接和按钮，`heading` 仍是它的名字。 */
export const RichHeads: Story = {
  name: '表头里有内容',
  args: {
    label: '各地区',
    columns: COLUMNS.map((column) =>
      column.id === 'price' ? { ...column, head: <Button size="small">换成人民币</Button> } : column,
    ),
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: /换成人民币/ })
    await expect(within(head).getByRole('button')).toBeVisible()
    await expect(head).not.toHaveTextContent('价格')
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <StaticTable {...args} />
    </div>
  ),
  play: walkKeys(guide, ({ canvas }) => [
    [
      '← →',
      async () => {
        // A box that scrolls and has the focus: the arrows are the browser's own.
        await userEvent.tab()
        const box = canvas.getByRole('region', { name: '各地区价格' })
        await expect(box).toHaveFocus()
        await expect(getComputedStyle(box).overflowX).toBe('auto')
        await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
      },
    ],
  ]),
}
