import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './command-palette.guide.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'

/** 按名字去任何页面、做任何事。中文或拼音首字母都行，一般用 Ctrl K 打开。 */
const meta = {
  title: '组件/浮层/CommandPalette 快速前往',
  component: CommandPalette,
  // In a frame of its own on the document page: it would be over everything else.
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

/** A page that binds the palette to Ctrl + K, as an app does. */
function Bound(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.key === 'k') setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button>页面</Button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: (args) => <Bound {...args} />,
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Ctrl + K',
      async () => {
        canvas.getByRole('button').focus()
        await userEvent.keyboard('{Control>}k{/Control}')
        await waitFor(() => expect(document.activeElement).toHaveRole('searchbox'))
      },
    ],
    [
      '直接打字',
      async () => {
        await userEvent.keyboard('dpjk')
        await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
      },
    ],
    [
      '↑ ↓',
      async () => {
        await userEvent.clear(screen.getByRole('searchbox'))
        const current = () => screen.getByRole('searchbox').getAttribute('aria-activedescendant')
        await userEvent.keyboard('{ArrowDown}')
        const first = current()
        await expect(first).not.toBeNull()
        await userEvent.keyboard('{ArrowDown}')
        await expect(current()).not.toBe(first)
        await userEvent.keyboard('{ArrowUp}')
        await expect(current()).toBe(first)
      },
    ],
    [
      'Enter',
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onRun).toHaveBeenCalledWith('/temu/home')
      },
    ],
    [
      'Esc',
      async () => {
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
        await userEvent.keyboard('{Control>}k{/Control}')
        await screen.findByRole('searchbox')
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument())
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
      },
    ],
  ]),
}
