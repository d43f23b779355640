import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { columnsFor } from './column.ts'
import { DataTable } from './data-table.tsx'

type Group = {
  readonly id: string
  readonly name: string
  readonly sales: number
  readonly parts?: readonly Group[]
}

const column = columnsFor<Group>()
const columns = [
  column.text('name', { heading: '类目', value: (row) => row.name, width: 240, pin: 'left' }),
  column.number('sales', { heading: '月销', unit: '件', value: (row) => row.sales }),
]
const part = (id: string, name: string, sales: number, parts?: readonly Group[]): Group => ({
  id,
  name,
  sales,
  ...(parts ? { parts } : {}),
})
const rows = [
  part('home', '家居厨房', 9200, [
    part('box', '收纳整理', 3100),
    part('cup', '水具', 6100, [part('thermos', '保温杯', 4800), part('glass', '玻璃杯', 1300)]),
  ]),
  part('pets', '宠物用品', 4100, [part('feeder', '喂食器', 4100)]),
  part('toys', '玩具', 2500),
]

/** 一行下面还有行：类目、店铺和它的商品。排序只在同一层里排。 */
const meta = {
  title: '组件/数据/DataTable 数据表/树形行',
  component: DataTable<Group>,
  args: {
    label: '类目',
    columns,
    rows,
    rowId: (row: Group) => row.id,
    childrenOf: (row: Group) => row.parts,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 320, border: '1px solid var(--color-border)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable<Group>>

export default meta
type Story = StoryObj<typeof meta>

const names = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[role="row"][data-r]')]
    .sort((a, b) => Number(a.getAttribute('data-r')) - Number(b.getAttribute('data-r')))
    .map((row) => row.querySelector('[data-c="1"]')?.textContent)

export const Tree: Story = {
  name: '展开、收起、层内排序',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rowOf = (id: number) => canvasElement.querySelector(`[role="row"][data-r="${id}"]`) as HTMLElement
    await expect(canvas.getByRole('treegrid', { name: '类目' })).toBeVisible()
    await expect(names(canvasElement)).toEqual(['家居厨房', '宠物用品', '玩具'])
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(names(canvasElement)).toEqual(['家居厨房', '收纳整理', '水具', '宠物用品', '玩具'])
    await expect(rowOf(0)).toHaveAttribute('aria-expanded', 'true')
    await expect(rowOf(1)).toHaveAttribute('aria-level', '2')
    await expect(rowOf(1)).not.toHaveAttribute('aria-expanded')
    await userEvent.click(rowOf(2).querySelector('[data-c="0"]') as HTMLElement)
    await expect(names(canvasElement)).toEqual([
      '家居厨房',
      '收纳整理',
      '水具',
      '保温杯',
      '玻璃杯',
      '宠物用品',
      '玩具',
    ])
    const indent = (index: number) =>
      Number.parseFloat(getComputedStyle(rowOf(index).querySelector('[data-c="1"]') as Element).paddingLeft)
    await expect(indent(3)).toBeGreaterThan(indent(2))
    await userEvent.click(canvasElement.querySelector('[data-column="sales"]') as HTMLElement)
    await expect(names(canvasElement)).toEqual([
      '家居厨房',
      '水具',
      '保温杯',
      '玻璃杯',
      '收纳整理',
      '宠物用品',
      '玩具',
    ])
    await userEvent.tab({ shift: true })
    ;(rowOf(0).querySelector('[data-c="0"]') as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(names(canvasElement)).toEqual(['家居厨房', '宠物用品', '玩具'])
  },
}
