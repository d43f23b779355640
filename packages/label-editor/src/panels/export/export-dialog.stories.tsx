import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { LabelDocument } from '../../document/label-document.ts'
// Vite does not look into workers: what the jobs need is named here, lest the page reloads when it finds it.
import '../../export/worker/check-job.ts'
import '../../export/fonts/label-fonts.ts'
import { code, labelWith, StoryEditor, words } from '../story-editor.fixture.tsx'
import { ExportDialog } from './export-dialog.tsx'

function DialogStory({ label }: { label: LabelDocument }) {
  return (
    <StoryEditor label={label}>
      <ExportDialog onClose={() => {}} />
    </StoryEditor>
  )
}

const meta = {
  title: '标签编辑器/导出与打印',
  component: DialogStory,
  // Settings are remembered from one story to the next.
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof DialogStory>

export default meta
type Story = StoryObj<typeof meta>

/** Reading back takes a worker, a font and the reader of barcodes. */
const PATIENCE = { timeout: 20_000 }
const dialog = async () => within(await within(document.body).findByRole('dialog', { name: '导出与打印' }))

/** Every barcode was read back; the keyboard goes through the formats, and each shows what it can be told. */
export const Readable: Story = {
  args: { label: labelWith(words(), code()) },
  play: async () => {
    const shown = await dialog()
    await expect(await shown.findByText('1 个条码全部读得出', undefined, PATIENCE)).toBeVisible()
    await expect(shown.getByRole('button', { name: '导出 PDF' })).toBeEnabled()
    await expect(shown.getByRole('button', { name: '打印' })).toBeEnabled()
    const formats = within(shown.getByRole('radiogroup', { name: '格式' }))
    formats.getByRole('radio', { name: 'PDF' }).focus()
    for (const format of ['PNG', 'SVG', 'ZPL']) {
      await userEvent.keyboard('{ArrowRight}')
      await expect(formats.getByRole('radio', { name: format })).toBeChecked()
      await expect(shown.getByRole('button', { name: `导出 ${format}` })).toBeVisible()
    }
  },
}

/** Sheets and rolls: how many, how far apart, from which cell. */
export const SheetsAndRolls: Story = {
  args: { label: labelWith(words(), code()) },
  play: async () => {
    const shown = await dialog()
    const layouts = within(shown.getByRole('radiogroup', { name: '排版' }))
    layouts.getByRole('radio', { name: '单张' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    for (const field of ['标签间距', '份数', '已用格数'])
      await expect(shown.getByRole('textbox', { name: new RegExp(field) })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    for (const field of ['每排几张', '标签间距', '左右边距', '份数'])
      await expect(shown.getByRole('textbox', { name: new RegExp(field) })).toBeVisible()
    await expect(shown.queryByRole('checkbox', { name: '裁切线' })).toBeNull()
  },
}

/** A barcode that nobody can read blocks the way until the user insists. */
export const Unreadable: Story = {
  args: { label: labelWith(words(), code('6901234567890')) },
  play: async () => {
    const shown = await dialog()
    await expect(await shown.findByText('1 个条码扫不出，不能导出', undefined, PATIENCE)).toBeVisible()
    await expect(shown.getByRole('list', { name: '扫不出的条码' }).children).toHaveLength(1)
    await expect(shown.getByRole('button', { name: '导出 PDF' })).toBeDisabled()
    await expect(shown.getByRole('button', { name: '复制为图片' })).toBeDisabled()
    shown.getByRole('checkbox', { name: '我知道这些条码扫不出，仍要导出' }).focus()
    await userEvent.keyboard(' ')
    await expect(shown.getByRole('button', { name: '导出 PDF' })).toBeEnabled()
  },
}

/** No barcode, a field that nothing fills, and a character that no font has. */
export const Warned: Story = {
  args: { label: labelWith(words('品名 {{品名}} ภาษา')) },
  play: async () => {
    const shown = await dialog()
    await expect(await shown.findByText('标签上没有条码，不需要检查。', undefined, PATIENCE)).toBeVisible()
    await expect(shown.getByText('标签里有变量，会照原样印出')).toBeVisible()
    await expect(shown.getByText(/字体里没有/)).toBeVisible()
    await expect(shown.getByRole('button', { name: '导出 PDF' })).toBeEnabled()
  },
}
