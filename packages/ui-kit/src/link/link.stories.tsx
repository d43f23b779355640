import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './link.guide.tsx'
import { Link } from './link.tsx'

/** 去另一个页面。发起动作请用 Button。站内路由用路由器自己的链接，并加上 `linkClass()`。 */
const meta = {
  title: '组件/操作/Link 链接',
  component: Link,
  args: { href: '#detail', children: '查看商品详情' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="强调、跟随正文、站外">
      <Link href="#a">查看商品详情</Link>
      <Link href="#b" variant="plain">
        便携式榨汁杯 350ml 无线充电
      </Link>
      <Link href="https://www.1688.com/" external>
        1688 找同款
      </Link>
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('link')).toHaveFocus()
      },
    ],
    [
      'Enter',
      async () => {
        // A link of the browser, which follows it; with Ctrl in a new tab.
        const pressed = fn((event: Event) => event.preventDefault())
        canvas.getByRole('link').addEventListener('click', pressed, { once: true })
        await userEvent.keyboard('{Enter}')
        await expect(pressed).toHaveBeenCalledOnce()
      },
    ],
  ]),
}
