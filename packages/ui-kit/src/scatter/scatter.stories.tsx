import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './scatter.guide.tsx'
import { Scatter } from './scatter.tsx'

/**
 * 很多东西的两个指标，分成四个象限来看。圆的面积可以再表示第三个指标。
 */
const meta = {
  title: '组件/图表/Scatter 四象限散点图',
  component: Scatter,
  args: {
    label: '类目机会',
    xLabel: '销售额',
    yLabel: '环比',
    sizeLabel: '商品数',
    quadrants: ['明星', '潜力', '观望', '成熟'],
    formatY: (value: number) => `${Math.round(value * 100)}%`,
    points: ['家居厨房', '玩具', '女装', '宠物用品', '汽车配件', '运动户外', '美妆', '手工'].map(
      (label, index) => ({
        id: label,
        label,
        x: ((index * 37) % 11) * 12_000 + 4000,
        y: (((index * 53) % 13) - 5) / 20,
        size: ((index * 29) % 17) * 120 + 60,
      }),
    ),
    onPointPress: fn(),
  },
} satisfies Meta<typeof Scatter>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    const names = within(canvasElement)
      .getAllByRole('button')
      .sort((a, b) => Number(a.dataset['order']) - Number(b.dataset['order']))
    await expect(names[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(names[2]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPointPress).toHaveBeenCalledTimes(1)
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      <Samples title="四象限，圆的大小是第三个指标" stack>
        <Scatter {...args} />
      </Samples>
      <Samples title="一个点" stack>
        <Scatter {...args} label="一个类目" points={args.points.slice(0, 1)} height={160} />
      </Samples>
      <Samples title="没有点" stack>
        <Scatter {...args} label="没有类目" points={[]} height={160} />
      </Samples>
    </>
  ),
}

export const Links: Story = {
  name: '每个点是链接',
  args: {
    label: '类目机会，点开看商品',
    points: [
      { id: 'home', label: '家居厨房', x: 9000, y: 0.2, size: 900, href: '#home' },
      { id: 'toys', label: '玩具', x: 24_000, y: -0.1, size: 300, href: '#toys' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const link = within(canvasElement).getByRole('link', { name: /玩具/ })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPointPress).toHaveBeenCalledTimes(1)
  },
}

/** The point at a place in the order from left to right. */
const at = (canvas: { getAllByRole(role: string): HTMLElement[] }, order: number) =>
  canvas.getAllByRole('button').find(({ dataset }) => Number(dataset['order']) === order)

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(at(canvas, 0)).toHaveFocus()
      },
    ],
    [
      '← →',
      async () => {
        await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
        await expect(at(canvas, 1)).toHaveFocus()
      },
    ],
    [
      'Enter',
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onPointPress).toHaveBeenCalledOnce()
      },
    ],
  ]),
}
