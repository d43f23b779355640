import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { FinanceLines } from '#entities/finance-book'
import { LineTable } from './line-table.tsx'
import { LinesByKind } from './lines-by-kind.tsx'

type Line = FinanceLines['rows'][number]
const STORE = '00000000-0000-4000-8000-000000000001'
const LONG = '全家福北欧风加厚防潮折叠收纳盒带盖大号衣物棉被整理箱床底抽屉式储物盒（两件装 · 米白 · 加大）'

const line = (about: Partial<Line>): Line => ({
  ...{ sheet: 'refund', line: 2, store: STORE, kind: 'consumer_refund', book: '全球', month: '2026-10' },
  ...{ time: '2026-10-31T21:40:12+08:00', currency: 'CNY', minor: -1_055_940, quantity: 2 },
  ...{ orderNo: 'PO-211-1', afterNo: 'SH-1', stockNo: null, billNo: null, flowId: null, waybill: null },
  ...{ skuId: '17592186044', skuCode: 'SG-LT-04', type: null, remark: null, isTwice: false },
  ...{ cells: ['PO-211-1', '17592186044', '收纳盒', '10559.40'], ...about },
})

const linesOf = (...rows: Line[]): FinanceLines => ({
  rows,
  sheets: [
    {
      ...{ key: 'refund', file: '交易结算_10月.xlsx', sheet: '消费者退款金额', kind: 'full_refund' },
      headings: ['销售订单', 'SKU ID', '货品名称', '消费者退款金额'],
    },
    {
      ...{ key: 'issue', file: '售后问题.xlsx', sheet: '售后问题', kind: 'full_issue' },
      headings: ['违规ID', 'SKU ID', '货品名称', '赔付金额'],
    },
  ],
  stores: [{ id: STORE, name: '拾光家居', mallId: '1', mode: 'full', isDemo: false }],
  sums: [],
  ...{ count: rows.length, countIsExact: true, visible: rows.length },
})

/** 账单的行：官方列名和顺序，后面是计入金额、店铺、来源文件和行号。 */
const meta = {
  title: '部件/账单的行',
  component: LineTable,
  args: { label: '消费者退款', page: linesOf(line({}), line({ line: 3, isTwice: true })) },
} satisfies Meta<typeof LineTable>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  name: '一种账单，一行只计一次',
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('region', { name: '消费者退款' }))
    const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headings.slice(0, 4)).toEqual(['销售订单', 'SKU ID', '货品名称', '消费者退款金额'])
    expect(headings.slice(-3)).toEqual(['店铺', '来源文件', '行号'])
    await expect(table.getByText(/^不再计 /)).toBeVisible()
  },
}

export const Kinds: Story = {
  name: '几种账单各一张表，长货品名称',
  render: () => (
    <LinesByKind
      label="SG-LT-04"
      page={linesOf(
        line({ cells: ['PO-211-1', '17592186044', LONG, '10559.40'] }),
        line({
          ...{ sheet: 'issue', kind: 'issue', minor: -1_200, line: 9 },
          cells: ['VIO_1', '17592186044', LONG, '12.00'],
        }),
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const tables = within(canvasElement).getAllByRole('table')
    expect(tables).toHaveLength(2)
    // A column is there only where its bill has it.
    expect(within(tables[0] as HTMLElement).queryByText('违规ID')).toBeNull()
    expect(within(tables[1] as HTMLElement).queryByText('销售订单')).toBeNull()
  },
}

export const None: Story = {
  name: '没有行',
  render: () => <LinesByKind label="SG-LT-04" page={linesOf()} />,
  play: async ({ canvasElement }) => {
    expect(within(canvasElement).queryByRole('table')).toBeNull()
  },
}
