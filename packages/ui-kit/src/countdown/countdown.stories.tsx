import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { serverNow, syncServerClock } from '../server-clock/index.ts'
import { Countdown } from './countdown.tsx'

const DAY = 86_400_000

/** 离结束还有多久，按服务器的时钟算，每秒走一格。 */
const meta = {
  title: '组件/数据/Countdown 倒计时',
  component: Countdown,
  args: { end: serverNow() + DAY, label: '活动结束', onEnd: fn() },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: '活动结束' })
    await expect(timer).toHaveTextContent(/^(1天 00:00:00|23:59:\d\d)$/)
  },
}

export const Ends: Story = {
  name: '到点时说一次',
  play: async ({ args, canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer')
    try {
      syncServerClock(args.end + 1)
      await waitFor(() => expect(timer).toHaveTextContent('已结束'))
      await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1))
    } finally {
      syncServerClock(Date.now())
    }
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="多于一天、不到一天、已结束、自己的说法">
      <Countdown end={serverNow() + 3.2 * DAY} label="活动结束" />
      <Countdown end={serverNow() + 0.4 * DAY} label="限时价结束" />
      <Countdown end={serverNow() - DAY} label="报名结束" />
      <Countdown end={serverNow() - DAY} label="抢购结束" ended="已抢完" />
    </Samples>
  ),
}
