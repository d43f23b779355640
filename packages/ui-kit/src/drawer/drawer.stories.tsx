import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './drawer.guide.tsx'
import { Drawer } from './drawer.tsx'

function Example({ startOpen = false, side = 'right' }: { startOpen?: boolean; side?: 'left' | 'right' }) {
  const [open, setOpen] = useState(startOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>查看商品</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side={side}
        title="便携式榨汁杯 350ml 无线充电"
        footer={<Button variant="primary">打开完整详情</Button>}
      >
        <p>近 30 天销量 12,480 件，环比 +18.2%。</p>
      </Drawer>
    </>
  )
}

/** 旁边的详情或设置，页面还看得见。需要回答的问题用 Dialog。 */
const meta = {
  title: '组件/浮层/Drawer 抽屉',
  component: Drawer,
  // In a frame of its own on the document page: it would be over everything else.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { open: false, onOpenChange: () => undefined, title: '', children: null },
  render: () => <Example />,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const drawer = await screen.findByRole('dialog')
    await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const Right: Story = { name: '右侧', render: () => <Example startOpen /> }
export const Left: Story = { name: '左侧', render: () => <Example startOpen side="left" /> }

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab / Shift + Tab',
      async () => {
        await userEvent.click(canvas.getByRole('button'))
        const drawer = await screen.findByRole('dialog')
        await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
        for (let tabs = 0; tabs < 6; tabs += 1) {
          await userEvent.tab({ shift: tabs > 3 })
          await expect(drawer).toContainElement(document.activeElement as HTMLElement)
        }
      },
    ],
    [
      'Esc',
      async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
      },
    ],
  ]),
}
