import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { FoundCode } from '../../import-pdf/read/page-report.ts'
import { labelWith, StoryEditor, words } from '../story-editor.fixture.tsx'
import { PdfCodeDialog } from './pdf-code-dialog.tsx'
import { type PdfSession, pdfSession } from './pdf-session.ts'

/** A picture of some bars. */
function bars(): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 140, height: 40 })
  const context = canvas.getContext('2d')
  for (let x = 10; x < 130; x += 7) context?.fillRect(x, 6, (x % 3) + 1, 22)
  return canvas.toDataURL('image/png')
}

const codeOf = (value: string, page: number): FoundCode => ({
  id: `${page + 1}-1`,
  page,
  format: 'Code 128',
  value,
  clip: { page, area: { x: 0, y: 0, width: 198, height: 57 }, turn: 0 },
  preview: { source: bars(), width: 140, height: 40 },
  width: 70,
  height: 20,
})

/** A file of three pages, of which the last could not be read. */
const sessionOf = (): PdfSession => ({
  name: '平台条码.pdf',
  bytes: new Uint8Array(),
  source: 'data:application/pdf;base64,JVBERi0=',
  pages: 3,
  reports: [
    { page: 0, codes: [codeOf('602345678000', 0)], problem: null },
    { page: 1, codes: [codeOf('602345678037', 1)], problem: null },
    { page: 2, codes: [], problem: '没有找到条码' },
  ],
})

interface DialogStoryProps {
  /** What was read before; null for nothing yet. */
  session: 'some pages' | null
  rows: string
}

function DialogStory(_props: DialogStoryProps) {
  return (
    <StoryEditor label={labelWith(words('EC REP {{欧代}}'))}>
      <PdfCodeDialog file={null} onClose={() => {}} />
    </StoryEditor>
  )
}

const meta = {
  title: '标签编辑器/平台条码 PDF',
  component: DialogStory,
  args: {
    session: 'some pages',
    rows: '平台SKU\t欧代\n602345678000\tOne GmbH\n999\tNobody',
  },
  beforeEach: ({ args }) => {
    pdfSession.set(args.session ? sessionOf() : null)
    return () => pdfSession.set(null)
  },
} satisfies Meta<typeof DialogStory>

export default meta
type Story = StoryObj<typeof meta>

const PATIENCE = { timeout: 20_000 }
const dialog = async () => within(await within(document.body).findByRole('dialog', { name: '平台条码 PDF' }))
const next = async (shown: ReturnType<typeof within>) => {
  shown.getByRole('button', { name: '下一步' }).focus()
  await userEvent.keyboard('{Enter}')
}

export const NoFile: Story = {
  args: { session: null },
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText('上传平台条码 PDF')).toBeVisible()
    await expect(shown.getByRole('button', { name: '下一步' })).toBeDisabled()
  },
}

/** Two codes were read; the page that was not is listed with the reason. */
export const Scanned: Story = {
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText(/3 页，读到 2 个条码/)).toBeVisible()
    await expect(shown.getByRole('list', { name: '读到的条码' }).children).toHaveLength(2)
    await expect(shown.getByRole('region', { name: '没有全部读出的页' })).toHaveTextContent('没有找到条码')
    await expect(shown.getByRole('button', { name: '下一步' })).toBeEnabled()
  },
}

/** Codes meet the rows of a table; what stays alone on either side is told. */
export const Matched: Story = {
  play: async ({ args }) => {
    const shown = await dialog()
    await next(shown)
    shown.getByRole('switch', { name: /用表格里的数据填写/ }).focus()
    await userEvent.keyboard(' ')
    shown.getByRole('textbox', { name: /复制后粘贴/ }).focus()
    await userEvent.paste(args.rows)
    await expect(await shown.findByText('1 个条码找到了对应的行。', undefined, PATIENCE)).toBeVisible()
    await expect(shown.getByText('1 个条码在表格里没有，不会生成')).toBeVisible()
    await expect(shown.getByText('表格里 1 行没有条码，不会生成')).toBeVisible()
  },
}

/** The label has no place for the codes yet. */
export const Placing: Story = {
  play: async () => {
    const shown = await dialog()
    await next(shown)
    await next(shown)
    await expect(shown.getByRole('button', { name: '放到标签上' })).toBeEnabled()
    await expect(shown.getByRole('button', { name: '下一步' })).toBeDisabled()
  },
}
