import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './waterfall.guide.tsx'
import { Waterfall } from './waterfall.tsx'

/**
 * 一个结果怎么一步步得来：收入、各项扣除、利润。红色增加，绿色减少，合计是主色，数字写在柱上。
 */
const meta = {
  title: '组件/图表/Waterfall 瀑布图',
  component: Waterfall,
  args: {
    label: '利润构成',
    steps: [
      { id: 'income', label: '销售收入', value: 128_000 },
      { id: 'cost', label: '货品成本', value: -52_000 },
      { id: 'freight', label: '运费', value: -14_300 },
      { id: 'ads', label: '广告', value: -9_800 },
      { id: 'fine', label: '违规扣款', value: -1_200 },
      { id: 'subsidy', label: '补贴', value: 3_400 },
      { id: 'profit', label: '利润', value: null },
    ],
  },
} satisfies Meta<typeof Waterfall>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

const LOSS = [
  { id: 'income', label: '销售收入', value: 3000 },
  { id: 'cost', label: '货品成本', value: -4200 },
  { id: 'profit', label: '利润', value: null },
]

export const Loss: Story = {
  name: '亏损',
  args: {
    steps: LOSS,
  },
}

const SETTLED = [
  { id: 'sales', label: '销售额', value: 275_844, href: '#sales' },
  { id: 'subsidy', label: '补贴', value: 4689, tone: 'gain' as const, href: '#subsidy' },
  { id: 'ads', label: '推广服务费', value: -24_690, tone: 'cost' as const, href: '#ads' },
  { id: 'missing', label: '缺成本 未计入', value: -19_847, tone: 'missing' as const },
  { id: 'goods', label: '成本', value: -141_306, tone: 'cost' as const },
  { id: 'profit', label: '毛利', value: null },
]

export const Leading: Story = { name: '每一步可以点开', args: { label: '从销售额到毛利', steps: SETTLED } }

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  args: { label: '从销售额到毛利', steps: SETTLED, onStepPress: fn() },
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: '补贴' })).toHaveFocus()
        await expect(canvas.queryByRole('link', { name: '成本' })).toBeNull()
      },
    ],
    [
      'Enter',
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onStepPress).toHaveBeenCalledWith('subsidy')
      },
    ],
  ]),
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      <Samples title="盈利" stack>
        <Waterfall {...args} />
      </Samples>
      <Samples title="亏损，降到零以下" stack>
        <Waterfall {...args} label="亏损" steps={LOSS} />
      </Samples>
      <Samples title="扣费不分好坏，未计入的一段有斜纹" stack>
        <Waterfall {...args} label="毛利" steps={SETTLED} />
      </Samples>
    </>
  ),
}
