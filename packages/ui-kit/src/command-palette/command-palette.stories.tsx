import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CommandPalette } from './command-palette.tsx'

/** 按名字去任何页面、做任何事。中文或拼音首字母都行，一般用 Ctrl K 打开。 */
const meta = {
  title: '组件/浮层/CommandPalette 快速前往',
  component: CommandPalette,
  // In a frame of its own on the document page: it would lie over everything else.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onRun: fn(),
    commands: [
      { id: '/temu/home', label: '商品搜索', context: 'Temu / 商品库' },
      { id: '/temu/weektop', label: '周销榜', context: 'Temu / 商品库' },
      { id: '/temu/monitorshop', label: '店铺监控', context: 'Temu / 监控台' },
      { id: '/tag_generation', label: '标签制作', keywords: '条码 打印' },
      { id: 'theme', label: '切换深色', shortcut: 'T' },
    ],
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args }) => {
    const input = await screen.findByRole('searchbox')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('dpjk')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRun).toHaveBeenCalledWith('/temu/monitorshop')
  },
}

export const Open: Story = { name: '打开的样子' }
