import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ImportFlow } from './import-flow.tsx'
import { fitsTheScreen, onScreen } from './screens.ts'

/**
 * 导入：上传、核对、导入、结果。导入前先看到会跳过哪些行；进度有数字、可以取消；跳过的行写明行号和原因。
 */
const meta = { title: '模式/导入流程', component: ImportFlow } satisfies Meta<typeof ImportFlow>
export default meta
type Story = StoryObj<typeof meta>

export const ThroughAllSteps: Story = {
  name: '上传、核对、取消、导入',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(canvas.getByLabelText('上传结算单'), new File(['a'], '3月结算单.csv'))
    await expect(await canvas.findByRole('row', { name: /88 销量 “一百”不是数字/ })).toBeVisible()
    await fitsTheScreen()
    await userEvent.click(canvas.getByRole('button', { name: '导入 12,477 行' }))
    await userEvent.click(await canvas.findByRole('button', { name: '取消 3月结算单.csv' }))
    await userEvent.click(await canvas.findByRole('button', { name: '导入 12,477 行' }))
    await expect(await canvas.findByText('导入 12,477 行，跳过 3 行', {}, { timeout: 15_000 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '下载错误明细' })).toBeVisible()
    await fitsTheScreen()
  },
}

export const WideLight: Story = {
  ...ThroughAllSteps,
  globals: onScreen('w1440', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const WideDark: Story = {
  ...ThroughAllSteps,
  globals: onScreen('w1440', 'dark'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowLight: Story = {
  ...ThroughAllSteps,
  globals: onScreen('w390', 'light'),
  tags: ['!dev', '!autodocs'],
}
export const NarrowDark: Story = {
  ...ThroughAllSteps,
  globals: onScreen('w390', 'dark'),
  tags: ['!dev', '!autodocs'],
}
