import type { Meta, StoryObj } from '@storybook/react-vite'
import { Samples } from '../catalogue/samples.tsx'
import { BellIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Badge } from './badge.tsx'

/**
 * 图标或菜单项角上的数量。数量为 0 时什么都不显示。
 */
const meta = {
  title: '组件/数据/Badge 徽标',
  component: Badge,
  args: { count: 5, label: '条未读消息' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="数量、超出上限、圆点、没有">
      <Badge count={5} label="条未读消息" />
      <Badge count={128} label="条未读消息">
        <IconButton label="消息" icon={<BellIcon />} />
      </Badge>
      <Badge isDot label="有新消息">
        <IconButton label="通知" icon={<BellIcon />} />
      </Badge>
      <Badge count={0} label="条未读消息">
        <IconButton label="提醒" icon={<BellIcon />} />
      </Badge>
    </Samples>
  ),
}
