import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkToggle } from '../catalogue/walk-toggle.ts'
import { guide } from './checkbox.guide.tsx'
import { Checkbox } from './checkbox.tsx'

/** 是或否，随表单一起生效。立即生效的开关用 Switch。文案说“勾上之后会怎样”，不写否定句。 */
const meta = {
  title: '组件/输入/Checkbox 复选框',
  component: Checkbox,
  args: { children: '只看有视频的商品', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态">
      <Checkbox>未选</Checkbox>
      <Checkbox defaultChecked>已选</Checkbox>
      <Checkbox indeterminate>部分选中</Checkbox>
      <Checkbox disabled>不可用</Checkbox>
      <Checkbox disabled defaultChecked>
        不可用，已选
      </Checkbox>
      <Checkbox aria-label="选择这一行" />
    </Samples>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkToggle(guide, 'checkbox'),
}
