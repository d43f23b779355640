import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { TextField } from '../text-field/index.ts'
import { guide } from './popover.guide.tsx'
import { Popover } from './popover.tsx'
import { PopoverAt } from './popover-at.tsx'

/** 按钮旁的小面板：一个筛选、一段带链接的说明。只是几个字的解释用 Tooltip；一串动作用 Menu。 */
const meta = {
  title: '组件/浮层/Popover 气泡面板',
  component: Popover,
  // In a frame of its own on the document page: it would be over everything else.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    label: '保存筛选',
    trigger: <Button>保存筛选</Button>,
    children: (close: () => void) => (
      <div style={{ display: 'grid', gap: 12, width: 240 }}>
        <TextField label="名称" defaultValue="夏季园艺 · 美国" />
        <Button variant="primary" onClick={close}>
          保存
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    const panel = await screen.findByRole('dialog', { name: '保存筛选' })
    await userEvent.click(within(panel).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = { name: '打开的样子', args: { open: true } }

export const Outside: Story = {
  name: '点别处：关上，同时那一下照样有用',
  args: { onOpenChange: fn() },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Popover {...args} />
      <Button onClick={() => args.onOpenChange?.(true)}>刷新</Button>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存筛选' }))
    const panel = await screen.findByRole('dialog', { name: '保存筛选' })
    await userEvent.click(within(panel).getByLabelText('名称'))
    await expect(panel).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: '保存筛选' }))
    await screen.findByRole('dialog', { name: '保存筛选' })
    await userEvent.click(canvas.getByRole('button', { name: '保存筛选' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** A row of filters of which one is open at most. */
function Filters() {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {['日销', '周销'].map((label) => (
        <Filter
          key={label}
          label={label}
          isOpen={open === label}
          onChange={(is) => setOpen(is ? label : null)}
        />
      ))}
    </div>
  )
}

interface FilterProps {
  label: string
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

function Filter({ label, isOpen, onChange }: FilterProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
        {label}
      </Button>
      {isOpen && (
        <PopoverAt label={label} anchor={button} onClose={() => onChange(false)}>
          {(close) => <Button onClick={close}>50-100</Button>}
        </PopoverAt>
      )}
    </>
  )
}

export const AtMany: Story = {
  name: '许多按钮：按了才有面板',
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const daily = within(canvasElement).getByRole('button', { name: '日销' })
    const weekly = within(canvasElement).getByRole('button', { name: '周销' })
    await userEvent.click(daily)
    const panel = await screen.findByRole('dialog', { name: '日销' })
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    await expect(daily).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(within(panel).getByRole('button', { name: '50-100' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(daily).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: '日销' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(daily).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(daily)
    await userEvent.click(daily)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(daily)
    await userEvent.click(weekly)
    await screen.findByRole('dialog', { name: '周销' })
    await expect(screen.queryByRole('dialog', { name: '日销' })).not.toBeInTheDocument()
  },
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Enter / 空格',
      async () => {
        await userEvent.tab()
        for (const key of ['{Enter}', ' ']) {
          await userEvent.keyboard(key)
          const panel = await screen.findByRole('dialog', { name: '保存筛选' })
          await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
          if (key === ' ') break
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(canvas.getByRole('button', { name: '保存筛选' })).toHaveFocus())
        }
      },
    ],
    [
      'Tab',
      async () => {
        screen.getByLabelText('名称').focus()
        await userEvent.tab()
        await expect(screen.getByRole('button', { name: '保存' })).toHaveFocus()
      },
    ],
    [
      'Esc',
      async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        await waitFor(() => expect(canvas.getByRole('button', { name: '保存筛选' })).toHaveFocus())
      },
    ],
  ]),
}
