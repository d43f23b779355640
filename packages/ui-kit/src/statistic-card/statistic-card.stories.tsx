import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { Money } from '../money/index.ts'
import { ShortNumber } from '../number/index.ts'
import { Sparkline } from '../sparkline/index.ts'
import { guide } from './statistic-card.guide.tsx'
import { StatisticCard } from './statistic-card.tsx'

/**
 * 页面开头最重要的几个数字，四到六个一排。
 */
const meta = {
  title: '组件/数据/StatisticCard 指标卡',
  component: StatisticCard,
  args: { label: '近30天销量', value: '12,845', unit: '件', change: 0.123, against: '较上月' },
} satisfies Meta<typeof StatisticCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('上升 12.3%')).toBeInTheDocument()
  },
}

const course = [12, 14, 13, null, 18, 22, 21].map((value) => ({ value }))

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      <StatisticCard
        label="上涨"
        value={<ShortNumber value={128_450} />}
        unit="件"
        change={0.123}
        against="较上周"
      />
      <StatisticCard
        label="下跌"
        value={<Money amount={{ minor: 12_845_000, currency: 'USD' }} />}
        change={-0.048}
        against="较上周"
        hint="成交价乘以销量，按当日汇率折算"
      />
      <StatisticCard label="持平" value="96" unit="家" change={0} against="较昨日" />
      <StatisticCard label="没有可比数据" value="—" change={null} against="较上月" />
      <StatisticCard label="加载中" value="" change={0} isLoading />
      <StatisticCard label="带走势" value="22" unit="件" change={0.57} against="较上周">
        <Sparkline points={course} label="近7天" width={140} />
      </StatisticCard>
    </div>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  args: { hint: '每日销量之和' },
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '近30天销量的说明' })).toHaveFocus()
        await expect(await screen.findByRole('tooltip')).toHaveTextContent('每日销量之和')
      },
    ],
  ]),
}
