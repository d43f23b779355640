import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { ShortNumber } from './short-number.tsx'

/**
 * 大数的简短写法，准确值在悬停提示里。
 */
const meta = {
  title: '组件/数据/ShortNumber 缩写数字',
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
    </>
  ),
}
