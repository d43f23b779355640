import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LabelDocument } from '../../document/label-document.ts'
// Vite does not look into workers: what the jobs need is named here, lest the page reloads when it finds it.
import '../../batch/data/read-data.ts'
import '../../export/batch/read-back-job.ts'
import '../../export/fonts/label-fonts.ts'
import { newShape } from '../../document/new-document.ts'
import { code, labelWith, StoryEditor, words } from '../story-editor.fixture.tsx'
import { BatchDialog } from './batch-dialog.tsx'

interface DialogStoryProps {
  label: LabelDocument
  /** Rows that a host gave: they are there when the dialog opens. */
  rows: string | null
}

function DialogStory({ label, rows }: DialogStoryProps) {
  return (
    <StoryEditor label={label} hostRows={rows}>
      <BatchDialog onClose={() => {}} />
    </StoryEditor>
  )
}

const ROWS = 'ean\t品名\t份数\n6901234567892\t收纳篮\t2\n6901234567890\t置物架\t1\n6901234567908\t挂钩\t3'

const meta = {
  title: '标签编辑器/批量生成',
  component: DialogStory,
  args: { label: labelWith(words('{{品名}}'), code('{{ean}}')), rows: ROWS },
} satisfies Meta<typeof DialogStory>

export default meta
type Story = StoryObj<typeof meta>

const PATIENCE = { timeout: 20_000 }
const dialog = async () => within(await within(document.body).findByRole('dialog', { name: '批量生成' }))

/** Continues by the keyboard as often as it is told. */
async function goOn(times: number) {
  const shown = await dialog()
  await shown.findByText(/3 行，3 列/, undefined, PATIENCE)
  for (let step = 0; step < times; step++) {
    shown.getByRole('button', { name: '下一步' }).focus()
    await userEvent.keyboard('{Enter}')
  }
  return shown
}

/** Nothing yet: rows are pasted, or come from a file. */
export const NoData: Story = {
  args: { rows: null },
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByRole('button', { name: '下一步' })).toBeDisabled()
    const ways = within(shown.getByRole('radiogroup', { name: '数据来源' }))
    ways.getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(shown.getByText('上传数据文件')).toBeVisible()
  },
}

/** The label has no fields: all would be alike. */
export const NoFields: Story = {
  args: { label: labelWith(words(), code()), rows: null },
  play: async () => {
    await expect((await dialog()).getByText('标签上还没有变量')).toBeVisible()
  },
}

export const Data: Story = {
  play: async () => {
    await goOn(0)
  },
}

/** Columns found their fields by their names. */
export const Fields: Story = {
  play: async () => {
    const shown = await goOn(1)
    await expect(shown.getByText('6901234567892')).toBeVisible()
  },
}

/** A wrong check digit is named with its line, and its row is left out. */
export const Faults: Story = {
  play: async () => {
    const shown = await goOn(2)
    await expect(await shown.findByText('1 行有错误，会被跳过', undefined, PATIENCE)).toBeVisible()
    const faults = shown.getByRole('region', { name: '有问题的行' })
    await expect(faults).toHaveTextContent(/3.*校验位/)
  },
}

/** Any row is shown as it will print. */
export const AnyRow: Story = {
  play: async () => {
    const shown = await goOn(2)
    const drawn = (line: number) =>
      shown
        .getByRole('img', { name: `第 ${line} 行的标签` })
        .querySelector('canvas')
        ?.toDataURL()
    const next = shown.getByRole('button', { name: '下一行' })
    for (const line of [3, 4]) {
      const before = drawn(line - 1)
      next.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(drawn(line)).not.toBe(before))
    }
    await expect(next).toBeDisabled()
  },
}

/** What comes out: one file, a file a row, or sheets. */
export const Output: Story = {
  play: async () => {
    const shown = await goOn(2)
    await shown.findByText('1 行有错误，会被跳过', undefined, PATIENCE)
    shown.getByRole('button', { name: '下一步' }).focus()
    await userEvent.keyboard('{Enter}')
    shown.getByRole('radio', { name: '一个 PDF，每张标签一页' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(shown.getByRole('textbox', { name: '文件命名规则' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(shown.getByText('第一张纸从第几格开始')).toBeVisible()
    await expect(shown.getByText('标签间距')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(shown.getByText('每排几张')).toBeVisible()
    await expect(shown.getByRole('button', { name: /^生成 2 张标签/ })).toBeEnabled()
  },
}

const patch = { ...newShape('patch'), x: 0, y: 0, width: 7_000, height: 7_000, isFilled: true }

/** Something is over the barcode: nothing is made until the user insists. */
export const Unreadable: Story = {
  args: { label: labelWith(words('{{品名}}'), code('{{ean}}'), patch) },
  play: async () => {
    const shown = await goOn(2)
    await shown.findByText('1 行有错误，会被跳过', undefined, PATIENCE)
    shown.getByRole('button', { name: '下一步' }).focus()
    await userEvent.keyboard('{Enter}')
    shown.getByRole('button', { name: /^生成 2 张标签/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await shown.findByText('2 张标签的条码扫不出', undefined, PATIENCE)).toBeVisible()
    const listed = shown.getByRole('region', { name: '扫不出的条码' })
    await expect(listed).toHaveTextContent(/6901234567892.*读不出/)
    await expect(shown.getByRole('button', { name: '保存检查报告' })).toBeEnabled()
    await expect(shown.getByRole('button', { name: '跳过 2 张，生成其余' })).toBeDisabled()
    await expect(shown.getByRole('button', { name: '我知道扫不出，仍然全部生成' })).toBeEnabled()
  },
}
