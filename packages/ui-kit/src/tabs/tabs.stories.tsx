import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './tabs.guide.tsx'
import { type TabItem, Tabs } from './tabs.tsx'

const ITEMS: TabItem[] = [
  { id: 'trend', label: '趋势', content: <p>近 30 天销量、价格与销售额</p> },
  { id: 'reviews', label: '评论', count: 328, content: <p>评论数与评分，按地区</p> },
  { id: 'sku', label: 'SKU', count: 12, content: <p>12 个 SKU 的价格与库存</p> },
  { id: 'similar', label: '同款', count: 46, content: <p>46 个同款的价格对比</p> },
  { id: 'log', label: '记录', disabled: true, content: <p>上架、断货、改价</p> },
]

/**
 * 共用一块地方的几份内容；只挂载选中的那一份。切换同一份内容的看法用 SegmentedControl。
 */
const meta = {
  title: '组件/浮层/Tabs 标签页',
  component: Tabs,
  args: { label: '商品详情', items: ITEMS, defaultValue: 'trend' },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /评论/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('评分')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: /同款/ })).toHaveFocus()
  },
}

export const AllStates: Story = { name: '所有状态', args: { defaultValue: 'sku' } }

export const Narrow: Story = {
  name: '窄屏',
  args: { defaultValue: 'similar' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const place = canvas.getByRole('tablist').getBoundingClientRect()
    const own = canvas.getByRole('tab', { name: /同款/ }).getBoundingClientRect()
    await expect(own.right).toBeLessThanOrEqual(place.right + 1)
    await expect(own.left).toBeGreaterThanOrEqual(place.left - 1)
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('tab', { name: /趋势/ })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('tabpanel')).toHaveFocus()
      },
    ],
    [
      '← →',
      async () => {
        await userEvent.tab({ shift: true })
        await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
        await expect(canvas.getByRole('tab', { name: /评论/ })).toHaveAttribute('aria-selected', 'true')
      },
    ],
    [
      'Home / End',
      async () => {
        await userEvent.keyboard('{End}')
        await expect(canvas.getByRole('tab', { name: /同款/ })).toHaveFocus()
        await userEvent.keyboard('{Home}')
        await expect(canvas.getByRole('tab', { name: /趋势/ })).toHaveFocus()
      },
    ],
  ]),
}
