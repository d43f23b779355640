import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './toast.guide.tsx'
import { createToastQueue } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

/** A clock that never waits, so that several notices can be seen at once. */
const eager = () => {
  let now = 0
  return createToastQueue({ now: () => (now += 1000), after: () => () => undefined })
}

function Example() {
  const [queue] = useState(createToastQueue)
  return (
    <>
      <Samples title="一秒最多一条，同样的话不重复">
        <Button onClick={() => queue.success('修改成功')}>成功</Button>
        <Button onClick={() => queue.error('两次密码不一致')}>失败</Button>
        <Button
          onClick={() => queue.info('已加入上架库', { label: '撤销', run: () => queue.success('已撤销') })}
        >
          可撤销
        </Button>
      </Samples>
      <ToastRegion queue={queue} />
    </>
  )
}

function Every() {
  const [queue] = useState(() => {
    const made = eager()
    made.success('复制成功')
    made.warning('导出额度还剩 1 次')
    made.error('复制失败，请手动复制链接')
    return made
  })
  return (
    <div style={{ minHeight: 200 }}>
      <ToastRegion queue={queue} />
    </div>
  )
}

/**
 * 对刚才动作的回答。成功 4 秒、警告 6 秒、失败 8 秒后自己离开；指着或聚焦时不会离开。
 * 一直成立的事用 Banner；字段的错误写在字段下面。
 */
const meta = {
  title: '组件/反馈/Toast 通知',
  component: ToastRegion,
  // In a frame of its own on the document page: it would be over everything else.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { queue: createToastQueue() },
  render: () => <Example />,
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '失败' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('两次密码不一致')
    await userEvent.click(screen.getByRole('button', { name: '关闭通知' }))
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const AllStates: Story = { name: '所有状态', render: () => <Every /> }

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: '可撤销' }))
        const region = screen.getByRole('region', { name: '通知' })
        const undo = await within(region).findByRole('button', { name: '撤销' })
        for (let tabs = 0; tabs < 6 && document.activeElement !== undo; tabs += 1) await userEvent.tab()
        await expect(undo).toHaveFocus()
        await userEvent.tab()
        await expect(within(region).getByRole('button', { name: '关闭通知' })).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard(' ')
        await expect(screen.queryByText('已加入上架库')).not.toBeInTheDocument()
      },
    ],
  ]),
}
