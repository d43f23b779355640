import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './bar-chart.guide.tsx'
import { BarChart } from './bar-chart.tsx'

/**
 * 比较十来个类别，按给定顺序排列，通常从大到小。占比用 Donut，走势用 TimeSeriesChart。
 */
const meta = {
  title: '组件/图表/BarChart 条形图',
  component: BarChart,
  args: {
    label: '各类目月销量',
    bars: [
      { id: 'home', label: '家居厨房', value: 182_400 },
      { id: 'toys', label: '玩具', value: 96_300 },
      { id: 'wear', label: '女装', value: 51_200 },
      { id: 'pets', label: '宠物用品', value: 8_420 },
      { id: 'auto', label: '汽车配件', value: null },
    ],
    onBarPress: fn(),
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBarPress).toHaveBeenCalledWith(args.bars[0])
    await expect(within(canvasElement).getByText('18.2w+')).toHaveAttribute('title', '182,400')
  },
}

export const Negative: Story = {
  name: '有正有负',
  args: {
    label: '各类目利润',
    bars: [
      { id: 'a', label: '家居厨房', value: 12_400 },
      { id: 'b', label: '玩具', value: -6_300 },
      { id: 'c', label: '女装', value: 0 },
    ],
  },
}

export const Links: Story = {
  name: '每条是链接',
  args: {
    bars: [
      { id: 'home', label: '家居厨房', value: 182_400, href: '#home' },
      { id: 'toys', label: '玩具', value: 96_300, href: '#toys' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /玩具/ })
    await expect(link).toHaveAttribute('href', '#toys')
    await userEvent.click(link)
    await expect(args.onBarPress).toHaveBeenCalledWith(args.bars[1])
    await expect(location.hash).not.toBe('#toys')
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await userEvent.tab()
        await expect(canvas.getAllByRole('button')[1]).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{Enter} ')
        await expect(args.onBarPress).toHaveBeenCalledTimes(2)
        await expect(args.onBarPress).toHaveBeenLastCalledWith(args.bars[1])
      },
    ],
  ]),
}
