import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './steps.guide.tsx'
import { Steps } from './steps.tsx'

/**
 * 三到六步的流程走到了哪里。做完的步骤可以点回去（传 `onStepPress` 时）。
 */
const meta = {
  title: '组件/数据/Steps 步骤',
  component: Steps,
  args: {
    label: '导入结算单',
    current: 1,
    steps: [
      { id: 'file', label: '选文件' },
      { id: 'map', label: '对列', note: '23 列已识别' },
      { id: 'preview', label: '预览' },
      { id: 'done', label: '导入' },
    ],
    onStepPress: fn(),
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /选文件/ }))
    await expect(args.onStepPress).toHaveBeenCalledWith(0)
    await expect(within(canvasElement).queryByRole('button', { name: /预览/ })).toBeNull()
  },
}

export const Failed: Story = { name: '这一步出错', args: { current: 2, hasFailed: true } }

export const Done: Story = { name: '全部完成', args: { current: 4 } }

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: /选文件/ })).toHaveFocus()
      },
    ],
    [
      'Enter / 空格',
      async () => {
        await userEvent.keyboard('{Enter} ')
        await expect(args.onStepPress).toHaveBeenCalledTimes(2)
      },
    ],
  ]),
}
