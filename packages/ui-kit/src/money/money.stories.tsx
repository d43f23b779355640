import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { Money } from './money.tsx'

/** 一笔钱，按币种的符号和小数位写。缺失写 `—`。 */
const meta = {
  title: '组件/数据/Money 金额',
  component: Money,
  args: { amount: { minor: 129_900, currency: 'USD' } },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('US$1,299.00')).toHaveAttribute('title', 'US$1,299.00 USD')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <>
      <Samples title="两位、没有、三位小数的币种">
        {['CNY', 'USD', 'EUR', 'JPY', 'KWD'].map((currency) => (
          <Money key={currency} amount={{ minor: 129_900, currency }} />
        ))}
      </Samples>
      <Samples title="零、负数、缺失">
        <Money amount={{ minor: 0, currency: 'CNY' }} />
        <Money amount={{ minor: -4_250, currency: 'CNY' }} />
        <Money amount={null} />
      </Samples>
    </>
  ),
}
