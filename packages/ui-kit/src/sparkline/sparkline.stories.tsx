import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { Sparkline } from './sparkline.tsx'
import type { SparkPoint } from './sparkline-path.ts'

const points: SparkPoint[] = Array.from({ length: 30 }, (_, day) => ({
  value: day === 9 ? null : Math.round(300 + 180 * Math.sin(day / 4) + ((day * 37) % 60)),
}))
const marked = points.map((point, day): SparkPoint => {
  if (day > 20 && day < 24) return { value: 0, mark: 'stock-out' }
  return day === 14 ? { ...point, mark: 'interpolated' } : point
})

/**
 * 表格单元格里的走势，只看形状。要读数请用 TimeSeriesChart。
 * 缺失和插值是虚线，断货是红点；整条走势会读成一句话。
 */
const meta = {
  title: '组件/图表/Sparkline 迷你走势',
  component: Sparkline,
  args: { points: marked, label: '近30天日销' },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('img').getAttribute('aria-label')
    await expect(name).toContain('近30天日销：最低 0')
    await expect(name).toContain('断货 3 天')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="有缺失、有断货、持平、单点、无数据">
      <Sparkline points={points} label="有缺失" />
      <Sparkline points={marked} label="有断货" />
      <Sparkline points={[{ value: 3 }, { value: 3 }, { value: 3 }]} label="持平" />
      <Sparkline points={[{ value: 3 }]} label="单点" />
      <Sparkline points={[{ value: null }]} label="无数据" />
    </Samples>
  ),
}
