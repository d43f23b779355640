import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { CopyIcon, MoreIcon, StarIcon, TrashIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { KitProvider } from '../kit-provider/index.ts'
import { guide } from './menu.guide.tsx'
import { Menu } from './menu.tsx'
import type { MenuGroups } from './menu-items.tsx'
import { PointMenu } from './point-menu.tsx'

const GROUPS: MenuGroups = [
  [
    { id: 'favourite', label: '收藏', icon: <StarIcon />, shortcut: 'F' },
    { id: 'copy', label: '复制商品 ID', icon: <CopyIcon /> },
    {
      id: 'export',
      label: '导出',
      items: [
        { id: 'xlsx', label: 'Excel 表格 (.xlsx)' },
        { id: 'csv', label: 'CSV 文本 (.csv)' },
      ],
    },
    { id: 'listing', label: '加入上架库（需要会员）', disabled: true },
  ],
  [{ id: 'remove', label: '取消监控', icon: <TrashIcon />, danger: true }],
]

/**
 * 收在按钮后面的动作。选一个值请用 Select。
 */
const meta = {
  title: '组件/浮层/Menu 菜单',
  component: Menu,
  args: { groups: GROUPS, onAction: fn(), trigger: <Button>商品操作</Button> },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '商品操作' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: /收藏/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('copy')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  name: '打开的样子',
  args: { trigger: <IconButton label="更多操作" icon={<MoreIcon />} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu', { name: '更多操作' })).toBeVisible())
  },
}

const visited = fn()

export const Links: Story = {
  name: '链接走路由',
  args: { groups: [[{ id: 'detail', label: '商品详情', href: '/temu/detail?id=1' }]] },
  decorators: [
    (Story) => (
      <KitProvider navigate={visited}>
        <Story />
      </KitProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: '商品详情' }))
    await expect(visited.mock.calls[0]?.[0]).toBe('/temu/detail?id=1')
  },
}

const acted = fn()

function AtThePointer() {
  const [at, setAt] = useState<{ x: number; y: number }>()
  return (
    <>
      <Button onClick={({ clientX, clientY }) => setAt({ x: clientX, y: clientY })}>在这里打开</Button>
      {at && (
        <PointMenu
          label="商品操作"
          at={at}
          groups={GROUPS}
          onAction={acted}
          onClose={() => setAt(undefined)}
        />
      )}
    </>
  )
}

export const AtAPoint: Story = {
  name: '开在某一点：PointMenu',
  render: () => <AtThePointer />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '在这里打开' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /收藏/ }))
    await expect(acted).toHaveBeenCalledWith('favourite')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Enter / 空格 / ↓',
      async () => {
        await userEvent.tab()
        for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
          await userEvent.keyboard(key)
          await waitFor(() => expect(screen.getByRole('menuitem', { name: /收藏/ })).toHaveFocus())
          if (key === '{ArrowDown}') break
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(canvas.getByRole('button', { name: '商品操作' })).toHaveFocus())
        }
      },
    ],
    [
      '↑ ↓',
      async () => {
        await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}')
        await expect(screen.getByRole('menuitem', { name: '导出' })).toHaveFocus()
      },
    ],
    [
      '→ ←',
      async () => {
        await userEvent.keyboard('{ArrowRight}')
        await waitFor(() => expect(screen.getByRole('menuitem', { name: /Excel/ })).toHaveFocus())
        await userEvent.keyboard('{ArrowLeft}')
        await waitFor(() => expect(screen.getByRole('menuitem', { name: '导出' })).toHaveFocus())
      },
    ],
    [
      'Enter',
      async () => {
        await userEvent.keyboard('{ArrowUp}{Enter}')
        await expect(args.onAction).toHaveBeenCalledWith('copy')
      },
    ],
    [
      'Esc',
      async () => {
        await waitFor(() => expect(canvas.getByRole('button', { name: '商品操作' })).toHaveFocus())
        await userEvent.keyboard('{Enter}')
        await screen.findByRole('menu')
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
        await waitFor(() => expect(canvas.getByRole('button', { name: '商品操作' })).toHaveFocus())
      },
    ],
  ]),
}
