import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { serverNow, syncServerClock } from '../server-clock/index.ts'
import { RelativeTime } from './relative-time.tsx'

const HOUR = 3_600_000

/** 多久以前，按服务器的时钟算；完整时间在悬停提示里。 */
const meta = {
  title: '组件/数据/RelativeTime 相对时间',
  component: RelativeTime,
  args: { time: serverNow() - 3 * HOUR },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('3小时前')
    await expect(time.getAttribute('title')).toMatch(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/)
  },
}

export const ServerClock: Story = {
  name: '听服务器的时钟，不听电脑的',
  play: async ({ args, canvasElement }) => {
    try {
      syncServerClock(Date.now() + 2 * HOUR)
      await expect(await within(canvasElement).findByText('5小时前')).toBeVisible()
    } finally {
      syncServerClock(Date.now())
    }
    await expect(args.time).toBeLessThan(serverNow())
    await expect(await within(canvasElement).findByText('3小时前')).toBeVisible()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      <Samples title="过去">
        {[5_000, 180_000, 2 * HOUR, 72 * HOUR, 31 * 24 * HOUR].map((ago) => (
          <RelativeTime key={ago} time={serverNow() - ago} />
        ))}
      </Samples>
      <Samples title="将来、缺失">
        <RelativeTime time={serverNow() + 2.5 * HOUR} />
        <RelativeTime time={null} />
      </Samples>
    </>
  ),
}
