import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './context-menu.guide.tsx'
import { ContextMenu } from './context-menu.tsx'

/** 右键、长按或菜单键打开。里面的动作必须在别处也有看得见的入口。 */
const meta = {
  title: '组件/浮层/ContextMenu 右键菜单',
  component: ContextMenu,
  args: {
    label: '商品操作',
    groups: [
      [
        { id: 'favourite', label: '收藏', shortcut: 'F' },
        { id: 'monitor', label: '监控', shortcut: 'M' },
      ],
    ],
    onAction: fn(),
    children: <Button>在这里按右键</Button>,
  },
} satisfies Meta<typeof ContextMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const target = within(canvasElement).getByRole('button')
    await fireEvent.contextMenu(target, { clientX: 60, clientY: 40 })
    await userEvent.click(await screen.findByRole('menuitem', { name: /监控/ }))
    await expect(args.onAction).toHaveBeenCalledWith('monitor')
  },
}

export const Open: Story = {
  name: '打开的样子',
  args: {
    groups: [
      [
        { id: 'favourite', label: '收藏', shortcut: 'F' },
        { id: 'monitor', label: '监控', shortcut: 'M' },
        { id: 'listing', label: '加入上架库（需要会员）', disabled: true },
      ],
      [{ id: 'remove', label: '取消监控', danger: true }],
    ],
  },
  play: async ({ canvasElement }) => {
    await fireEvent.contextMenu(within(canvasElement).getByRole('button'), { clientX: 60, clientY: 40 })
    await expect(await screen.findByRole('menu', { name: '商品操作' })).toBeVisible()
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Shift + F10 / 菜单键',
      async () => {
        // The browser answers both keys with this event at what has the focus.
        await userEvent.tab()
        fireEvent.contextMenu(canvas.getByRole('button'))
        await screen.findByRole('menu')
      },
    ],
    [
      '↑ ↓',
      async () => {
        const [first, second] = screen.getAllByRole('menuitem')
        await userEvent.keyboard('{ArrowDown}')
        await waitFor(() => expect(first).toHaveFocus())
        await userEvent.keyboard('{ArrowDown}')
        await expect(second).toHaveFocus()
        await userEvent.keyboard('{ArrowUp}')
        await expect(first).toHaveFocus()
      },
    ],
    [
      'Enter',
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onAction).toHaveBeenCalledWith('favourite')
      },
    ],
    [
      'Esc',
      async () => {
        await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
        fireEvent.contextMenu(canvas.getByRole('button'))
        await screen.findByRole('menu')
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
      },
    ],
  ]),
}
