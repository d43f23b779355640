import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { DownloadIcon } from '../icon/index.ts'
import { guide } from './split-button.guide.tsx'
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

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '导出 Excel' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '更多导出方式' })).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        canvas.getByRole('button', { name: '导出 Excel' }).focus()
        await userEvent.keyboard('{Enter} ')
        await expect(args.onClick).toHaveBeenCalledTimes(2)
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(screen.getByRole('menuitem', { name: '导出 CSV' })).toHaveFocus())
      },
    ],
    [
      '↑ ↓',
      async () => {
        await userEvent.keyboard('{ArrowDown}')
        await expect(screen.getByRole('menuitem', { name: '只导出选中的' })).toHaveFocus()
        await userEvent.keyboard('{ArrowUp}')
        await expect(screen.getByRole('menuitem', { name: '导出 CSV' })).toHaveFocus()
      },
    ],
    [
      'Esc',
      async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
      },
    ],
  ]),
}
