import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { BarcodeCheck } from '../../export/verify/check-barcodes.ts'
import type { CheckedPage } from '../../export/worker/check-job.ts'
import { CheckResult } from './check-result.tsx'

const right: BarcodeCheck = {
  page: 0,
  recordIndex: 0,
  pageIndex: 0,
  copy: 0,
  elementId: 'code',
  name: 'EAN-13 6901234567892',
  format: 'ean13',
  value: '6901234567892',
  read: '6901234567892',
  isRight: true,
  reason: '',
}
const covered: BarcodeCheck = {
  ...right,
  elementId: 'covered',
  name: '平台条码',
  format: null,
  value: '602345678000',
  read: null,
  isRight: false,
  reason: '读不出来：请把它放大、移开压在上面的元素，或用点数更高的打印机',
}
const pageWith = (...checks: BarcodeCheck[]): CheckedPage => ({
  pageIndex: 0,
  width: 7_000,
  height: 7_000,
  raster: null,
  checks,
  boxes: [],
  problems: [],
})

const told: string[] = []
const meta = {
  title: '标签编辑器/条码检查的结果',
  component: CheckResult,
  args: {
    check: { state: 'done', pages: [pageWith(right)] },
    isInsisting: false,
    onInsist: (isInsisting) => told.push(`insist ${isInsisting}`),
    onShow: ({ elementId }) => told.push(`show ${elementId}`),
    onReport: () => told.push('report'),
    onRetry: () => told.push('retry'),
  },
  beforeEach: () => {
    told.length = 0
  },
} satisfies Meta<typeof CheckResult>

export default meta
type Story = StoryObj<typeof meta>

/** Goes to a button by the keyboard and presses it. */
async function press(canvasElement: HTMLElement, name: string) {
  within(canvasElement).getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

export const Right: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '保存检查报告')
    await expect(told).toEqual(['report'])
  },
}
export const Wrong: Story = {
  args: { check: { state: 'done', pages: [pageWith(right, covered)] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('其余 1 个读得出。')).toBeVisible()
    await press(canvasElement, '定位')
    within(canvasElement).getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    await expect(told).toEqual(['show covered', 'insist true'])
  },
}
export const None: Story = { args: { check: { state: 'done', pages: [pageWith()] } } }
export const Reading: Story = { args: { check: { state: 'running', done: 12, total: 40 } } }
export const NotRead: Story = {
  args: { check: { state: 'failed', error: '条码检查程序没有下载成功，请检查网络后重试' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '重试')
    await expect(told).toEqual(['retry'])
  },
}
