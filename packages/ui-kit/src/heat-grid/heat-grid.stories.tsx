import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './heat-grid.guide.tsx'
import { HeatGrid } from './heat-grid.tsx'

/**
 * 两个维度交叉处的多少：星期与小时、价格带与站点。数字总写在格里，底色只帮助一眼看出多少。
 */
const meta = {
  title: '组件/图表/HeatGrid 热力表',
  component: HeatGrid,
  args: {
    label: '各站点价格带销量',
    columns: ['0-5', '5-10', '10-20', '20-50', '50 以上'],
    rows: ['美国', '德国', '英国', '法国'].map((label, row) => ({
      label,
      values: [0, 1, 2, 3, 4].map((at) => (row === 2 && at === 4 ? null : (row + 1) * (at + 2) * 230)),
    })),
  },
} satisfies Meta<typeof HeatGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      <Samples title="有缺失" stack>
        <HeatGrid {...args} />
      </Samples>
      <Samples title="每一格一样多、每一格都缺失" stack>
        <HeatGrid {...args} label="一样多" rows={[{ label: '美国', values: [5, 5, 5, 5, 5] }]} />
        <HeatGrid
          {...args}
          label="都缺失"
          rows={[{ label: '美国', values: [null, null, null, null, null] }]}
        />
      </Samples>
    </>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <HeatGrid {...args} />
    </div>
  ),
  play: walkKeys(guide, () => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(document.activeElement?.querySelector('table')).not.toBeNull()
      },
    ],
    [
      '← →',
      async () => {
        // A box that scrolls and has the focus: the arrows are the browser's own.
        await expect(getComputedStyle(document.activeElement as Element).overflowX).toBe('auto')
        await expect(document.activeElement?.scrollWidth).toBeGreaterThan(
          document.activeElement?.clientWidth ?? 0,
        )
      },
    ],
  ]),
}
