import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkToggle } from '../catalogue/walk-toggle.ts'
import { guide } from './switch.guide.tsx'
import { Switch } from './switch.tsx'

/** 打开或关闭，立即生效。要等“保存”才生效的用 Checkbox。 */
const meta = {
  title: '组件/输入/Switch 开关',
  component: Switch,
  args: { children: '隐藏存疑商品', onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: '隐藏存疑商品' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态">
      <Switch>关</Switch>
      <Switch defaultChecked>开</Switch>
      <Switch disabled>不可用，关</Switch>
      <Switch disabled defaultChecked>
        不可用，开
      </Switch>
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkToggle(guide, 'switch'),
}
