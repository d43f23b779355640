import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { BatchLabel } from '../../batch/records/batch-labels.ts'
import { OutputProgress } from './output-progress.tsx'
import type { OutputState } from './use-batch-output.ts'

const told: string[] = []

function ProgressStory({ state }: { state: OutputState }) {
  return (
    <OutputProgress
      run={{
        state,
        start: () => told.push('start'),
        goOn: (withWrong) => told.push(`go on ${withWrong}`),
        save: () => told.push('save'),
        saveReport: () => told.push('report'),
        cancel: () => told.push('cancel'),
      }}
    />
  )
}

const meta = {
  title: '标签编辑器/批量生成的进度',
  component: ProgressStory,
  args: { state: { phase: 'making', done: 312, of: 2_000 } },
  beforeEach: () => {
    told.length = 0
  },
} satisfies Meta<typeof ProgressStory>

export default meta
type Story = StoryObj<typeof meta>

async function press(canvasElement: HTMLElement, name: string | RegExp) {
  within(canvasElement).getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

export const Making: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/已生成 312 \/ 2000/)).toBeVisible()
    await press(canvasElement, /取消/)
    await expect(told).toEqual(['cancel'])
  },
}
export const ReadingBack: Story = { args: { state: { phase: 'reading-back', done: 20, of: 2_000 } } }

const labels: BatchLabel[] = [0, 1, 2].map((row) => ({ row, copy: 0, at: row, record: {} }))
const wrong = {
  page: 1,
  recordIndex: 1,
  pageIndex: 0,
  copy: 0,
  elementId: 'code',
  name: 'Code 128 HX-2',
  format: 'code128' as const,
  value: 'HX-2',
  read: null,
  isRight: false,
  reason: '读不出来：请加宽最细条宽、留出静区，或移开压在上面的元素',
}

const right = { ...wrong, recordIndex: 0, page: 0, value: 'HX-1', read: 'HX-1', isRight: true, reason: '' }

/** Some cannot be read: the user leaves them out, or insists. */
export const Asking: Story = {
  args: { state: { phase: 'asking', checks: [right, wrong], labels } },
  play: async ({ canvasElement }) => {
    const listed = within(canvasElement).getByRole('region', { name: '扫不出的条码' })
    await expect(listed).toHaveTextContent('HX-2')
    await expect(listed).not.toHaveTextContent('HX-1')
    await press(canvasElement, '保存检查报告')
    await press(canvasElement, '跳过 1 张，生成其余')
    await press(canvasElement, '我知道扫不出，仍然全部生成')
    await expect(told).toEqual(['report', 'go on false', 'go on true'])
  },
}
export const Made: Story = {
  args: {
    state: {
      phase: 'done',
      file: { name: '标签-3张.pdf', file: new Blob(['%PDF-1.7']) },
      labels: 3,
      seconds: 0.4,
      report: { checks: [right], labels },
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '再次下载')
    await press(canvasElement, '保存检查报告')
    await expect(told).toEqual(['save', 'report'])
  },
}
export const NotMade: Story = {
  args: { state: { phase: 'failed', message: '内存不足，没有导出成功，请减少一次导出的数量后重试' } },
}
