import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AS_SHOWN } from '../../batch/data/data-table.ts'
import { DataQuestions } from './data-questions.tsx'
import type { BatchData } from './use-batch-data.ts'

const told: string[] = []

const DATA: BatchData = {
  name: '数据.xlsx',
  table: null,
  sheets: [],
  sheet: null,
  hasHeading: true,
  decoded: null,
  asked: { hidden: 0, merged: 0 },
  choices: AS_SHOWN,
  isReading: false,
  failure: null,
  readFile: () => {},
  readPaste: () => {},
  countRows: () => {},
  chooseSheet: () => {},
  setHeading: () => {},
  chooseEncoding: (encoding) => told.push(encoding),
  choose: (choices) => told.push(JSON.stringify(choices)),
  clear: () => {},
}

const meta = {
  title: '标签编辑器/数据的问题',
  component: DataQuestions,
  args: { data: DATA },
  beforeEach: () => {
    told.length = 0
  },
} satisfies Meta<typeof DataQuestions>

export default meta
type Story = StoryObj<typeof meta>

/** Chooses the second of two by the keyboard. */
async function chooseSecond(canvasElement: HTMLElement, name: string) {
  within(within(canvasElement).getByRole('radiogroup', { name })).getAllByRole('radio')[0]?.focus()
  await userEvent.keyboard('{ArrowRight}')
}

/** Hidden rows and merged cells: what happens to them is there, and the other way is one press away. */
export const Sheet: Story = {
  args: { data: { ...DATA, asked: { hidden: 3, merged: 2 } } },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
    await expect(shown.getByText('有 3 行被隐藏或筛掉了')).toBeVisible()
    await expect(shown.getByText('这些行不会打印。')).toBeVisible()
    await chooseSecond(canvasElement, '隐藏的行')
    await chooseSecond(canvasElement, '合并的单元格')
    await expect(told).toEqual(['{"hiddenRows":"print"}', '{"mergedCells":"leave"}'])
  },
}

/** A text whose encoding is in doubt: every reading is shown. */
export const Encoding: Story = {
  args: {
    data: {
      ...DATA,
      decoded: {
        encoding: 'windows-1252',
        line: 2,
        readings: [
          { encoding: 'gb18030', text: 'Stra遝' },
          { encoding: 'windows-1252', text: 'Straße' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
    await expect(shown.getByText(/读作“Stra遝”.*读作“Straße”/)).toBeVisible()
    await expect(shown.getByText('文字编码')).toBeVisible()
  },
}

/** Nothing is asked of data that reads in one way only. */
export const Certain: Story = {
  args: { data: { ...DATA, decoded: { encoding: 'utf-8', line: 1, readings: [] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radiogroup')).toBeNull()
    await expect(within(canvasElement).queryByText('文字编码')).toBeNull()
  },
}
