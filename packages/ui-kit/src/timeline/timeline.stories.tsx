import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline, type TimelineEvent } from './timeline.tsx'

/**
 * 一件东西身上发生过什么：上架、改价、断货、投流。最新的在最上面。
 */
const meta = {
  title: '组件/数据/Timeline 时间线',
  component: Timeline,
  args: {
    label: '商品记录',
    events: [
      {
        id: '4',
        time: Date.UTC(2026, 4, 28, 3),
        title: '降价',
        tone: 'down' as const,
        children: '$9.90 → $7.90',
      },
      { id: '3', time: Date.UTC(2026, 4, 21, 3), title: '补货', tone: 'accent' as const },
      {
        id: '2',
        time: Date.UTC(2026, 4, 18, 3),
        title: '断货',
        tone: 'danger' as const,
        children: '持续 3 天',
      },
      { id: '1', time: Date.UTC(2026, 2, 18, 3), title: '上架' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '所有状态',
  args: {
    label: '每一种语气',
    events: [
      ['neutral', '上架'],
      ['accent', '补货'],
      ['up', '涨价'],
      ['down', '降价'],
      ['warning', '数据存疑'],
      ['danger', '断货'],
    ].map(([tone, title], index) => ({
      id: `${index}`,
      time: Date.UTC(2026, 4, 28 - index, 3),
      title,
      tone: tone as NonNullable<TimelineEvent['tone']>,
      children: index % 2 === 0 ? undefined : '持续 3 天，之后恢复',
    })),
  },
}

/** 只知道月份时，不写出没有根据的日子。 */
export const OnlyMonth: Story = {
  name: '只有月份',
  args: { label: '补寄', events: [{ id: '1', time: '2026-10', title: '售后补寄 −127.47' }] },
  play: async ({ canvas }) => {
    const time = await canvas.findByText('2026/10')
    await expect(time).toHaveAttribute('datetime', '2026-10')
  },
}
