import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './file-drop.guide.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileProgress } from './file-progress.tsx'

const none = () => undefined

/** 拖入、粘贴或选择文件。不合要求的文件会说清为什么；进度有数字，随时可以取消，失败可以重试。 */
const meta = {
  title: '组件/输入/FileDrop 文件上传',
  component: FileDrop,
  args: {
    label: '上传结算单',
    description: '在 Temu 卖家中心 → 财务 → 对账中心下载',
    endings: ['.xlsx', '.csv'],
    maxBytes: 20 * 1024 * 1024,
    multiple: true,
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup({ applyAccept: false })
    const good = new File(['a,b'], '结算单.csv')
    const bad = new File(['x'], '照片.png')
    await user.upload(canvas.getByLabelText('上传结算单'), [good, bad])
    await expect(args.onFiles).toHaveBeenCalledWith([good])
    await expect(canvas.getByText(/“照片.png”的格式不支持/)).toBeVisible()
  },
}

function Upload() {
  const [isStopped, setIsStopped] = useState(false)
  return (
    <FileProgress
      name="3月结算单.xlsx"
      size={5_242_880}
      state={isStopped ? 'failed' : 'running'}
      progress={0.42}
      {...(isStopped ? { text: '已取消' } : {})}
      onCancel={() => setIsStopped(true)}
      onRetry={() => setIsStopped(false)}
    />
  )
}

export const Stopped: Story = {
  name: '进度、取消、重试',
  render: () => <Upload />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: '3月结算单.xlsx 的进度' })).toHaveValue(42)
    await expect(canvas.getByText('处理中 42%')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消 3月结算单.xlsx' }))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(canvas.getByText('已取消')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(canvas.getByRole('progressbar')).toBeVisible()
  },
}

export const Dropped: Story = {
  name: '拖进来',
  play: async ({ args, canvasElement }) => {
    const zone = within(canvasElement).getByText('上传结算单')
    const drag = (kind: 'dragover' | 'drop') => {
      const dataTransfer = new DataTransfer()
      for (const name of ['结算单.csv', '广告.csv']) dataTransfer.items.add(new File(['a,b'], name))
      const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer })
      fireEvent(zone, event)
      return event.defaultPrevented
    }
    await expect(drag('dragover')).toBe(true)
    await expect(drag('drop')).toBe(true)
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: '结算单.csv' }),
      expect.objectContaining({ name: '广告.csv' }),
    ])
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="所有状态" stack>
      <FileDrop label="上传结算单" endings={['.xlsx', '.csv']} maxBytes={20 * 1024 * 1024} onFiles={none} />
      <FileDrop label="上传结算单" disabled onFiles={none} />
      <FileProgress name="3月结算单.xlsx" size={5_242_880} state="waiting" progress={null} onCancel={none} />
      <FileProgress
        name="4月结算单.xlsx"
        size={5_242_880}
        state="running"
        progress={0.42}
        text="已读 5,240 / 12,480 行"
        onCancel={none}
      />
      <FileProgress name="5月结算单.xlsx" size={1_048_576} state="done" progress={1} text="导入 12,480 行" />
      <FileProgress
        name="6月结算单.xlsx"
        size={1_048_576}
        state="failed"
        progress={0.1}
        text="第 12 行没有币种"
        onRetry={none}
      />
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
        await expect(canvas.getByLabelText('上传结算单')).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        // A file input: both keys are the browser's own.
        await expect(document.activeElement).toHaveAttribute('type', 'file')
      },
    ],
    [
      'Ctrl + V',
      async () => {
        const clipboardData = new DataTransfer()
        const file = new File(['a,b'], '结算单.csv')
        clipboardData.items.add(file)
        fireEvent(
          canvas.getByLabelText('上传结算单'),
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
        )
        await expect(args.onFiles).toHaveBeenCalledWith([file])
      },
    ],
  ]),
}
