import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { Countdown } from '../countdown/index.ts'
import { Money } from '../money/index.ts'
import { RelativeTime } from '../relative-time/index.ts'
import { serverNow } from '../server-clock/index.ts'
import { ShortNumber } from './short-number.tsx'

/**
 * 数字、金额和时间的写法。
 *
 * - 超过 1000 写 `k+`，超过 10 万写 `w+`，超过 1 亿写 `亿+`；只舍不入，准确值在悬停提示和导出里。
 * - `capped` 规则最多写到 `100k+`。
 * - 缺失写 `—`，0 就是 0。
 */
const meta = {
  title: '组件/数据/ShortNumber 数字与时间',
  component: ShortNumber,
  args: { value: 128_000, unit: '件' },
} satisfies Meta<typeof ShortNumber>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12.8w+')).toHaveAttribute('title', '128,000 件')
  },
}

const VALUES = [0, 1000, 1001, 12_345, 100_000, 100_001, 99_999_999, 123_456_789, null]

export const AllStates: Story = {
  name: '所有写法',
  render: () => (
    <>
      <Samples title="缩写">
        {VALUES.map((value) => (
          <ShortNumber key={String(value)} value={value} />
        ))}
      </Samples>
      <Samples title="封顶">
        {VALUES.map((value) => (
          <ShortNumber key={String(value)} value={value} rule="capped" />
        ))}
      </Samples>
      <Samples title="金额">
        {['CNY', 'USD', 'EUR', 'JPY', 'KWD'].map((currency) => (
          <Money key={currency} amount={{ minor: 129_900, currency }} />
        ))}
        <Money amount={null} />
      </Samples>
      <Samples title="时间">
        {[5_000, 180_000, 7_200_000, 260_000_000].map((ago) => (
          <RelativeTime key={ago} time={serverNow() - ago} />
        ))}
        <RelativeTime time={null} />
        <Countdown end={serverNow() + 95_000_000} label="活动结束" />
      </Samples>
    </>
  ),
}
