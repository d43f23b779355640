import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { DownloadIcon } from '../icon/index.ts'
import { SplitButton } from './split-button.tsx'

const GROUPS = [
  [
    { id: 'csv', label: '导出 CSV' },
    { id: 'selected', label: '只导出选中的' },
  ],
]

/** 常用的动作一按就做，其他方式多按一下。 */
const meta = {
  title: '组件/操作/SplitButton 组合按钮',
  component: SplitButton,
  args: {
    children: '导出 Excel',
    groups: GROUPS,
    menuLabel: '更多导出方式',
    onAction: fn(),
    onClick: fn(),
    icon: <DownloadIcon />,
  },
} satisfies Meta<typeof SplitButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '导出 Excel' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '更多导出方式' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '导出 CSV' }))
    await expect(args.onAction).toHaveBeenCalledWith('csv')
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <Samples title="次要、主要、小、不可用">
      <SplitButton {...args} />
      <SplitButton {...args} variant="primary" />
      <SplitButton {...args} size="small" />
      <SplitButton {...args} disabled />
    </Samples>
  ),
}
