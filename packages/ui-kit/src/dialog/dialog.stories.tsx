import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { Form } from '../form/index.ts'
import { TextField } from '../text-field/index.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { guide } from './dialog.guide.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

function Example({
  size = 'medium',
  startOpen = false,
}: {
  size?: DialogProps['size']
  startOpen?: boolean
}) {
  const [open, setOpen] = useState(startOpen)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>编辑子账号</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="编辑子账号"
        {...(size ? { size } : {})}
        footer={
          <>
            <Button onClick={close}>取消</Button>
            <Button variant="primary" onClick={close}>
              保存
            </Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="昵称" defaultValue="运营小林" required />
          <TextField label="密码" description="留空表示不修改" />
        </div>
      </Dialog>
    </>
  )
}

/**
 * 先处理完再继续的事。宽 530、700、850 三档，手机上贴底占满。焦点进去、留在里面、关闭后回到原处。
 */
const meta = {
  title: '组件/浮层/Dialog 对话框',
  component: Dialog,
  // In a frame of its own on the document page: it would be over everything else.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { open: false, onOpenChange: () => undefined, title: '', children: null },
  render: () => <Example />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: '编辑子账号' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Small: Story = { name: '530 宽', render: () => <Example size="small" startOpen /> }
export const Medium: Story = { name: '700 宽', render: () => <Example startOpen /> }
export const Large: Story = { name: '850 宽', render: () => <Example size="large" startOpen /> }

/** 内容再宽也只在里面滚动，按钮留在屏幕里。 */
export const WideContent: Story = {
  name: '很宽的内容',
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="对账单"
      size="large"
      footer={<Button variant="primary">保存</Button>}
    >
      <p style={{ width: 3000, margin: 0 }}>一行很长的内容</p>
    </Dialog>
  ),
  play: async () => {
    const button = await screen.findByRole('button', { name: '保存' })
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Confirm: Story = {
  name: '确认',
  render: () => (
    <ConfirmDialog
      open
      danger
      title="您确定要解绑吗？"
      confirmLabel="解绑"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      解绑后，运营小林（138****2201）将不能再用这个账号登录，他收藏的商品会保留。
    </ConfirmDialog>
  ),
}

const submitted = fn()

function Submitting() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>改名</Button>
      <Dialog open={open} onOpenChange={setOpen} title="改名">
        <Form onSubmit={submitted}>
          <TextField label="昵称" />
          <Button type="submit">保存</Button>
        </Form>
      </Dialog>
    </>
  )
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  render: () => <Submitting />,
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab / Shift + Tab',
      async () => {
        await userEvent.click(canvas.getByRole('button'))
        const dialog = await screen.findByRole('dialog')
        await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
        for (let tabs = 0; tabs < 6; tabs += 1) {
          await userEvent.tab({ shift: tabs > 3 })
          await expect(dialog).toContainElement(document.activeElement as HTMLElement)
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
    [
      'Enter',
      async () => {
        await userEvent.click(canvas.getByRole('button'))
        await userEvent.type(await screen.findByLabelText('昵称'), '小林{Enter}')
        await expect(submitted).toHaveBeenCalledOnce()
      },
    ],
  ]),
}
