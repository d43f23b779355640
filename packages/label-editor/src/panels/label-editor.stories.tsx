import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { addElements } from '../commands/change-elements.ts'
import { newBarcode, newDocument, newText } from '../document/new-document.ts'
import { createLabelStore } from '../editor/label-store.ts'
import { createMemoryShelf } from '../shelf/shelf.ts'
import type { EditorPart } from './editor-part.ts'
import { LabelEditor } from './label-editor.tsx'

interface EditorStoryProps {
  part: EditorPart
}

/** An editor of its own: nothing of it is kept. */
function EditorStory({ part: first }: EditorStoryProps) {
  const [part, setPart] = useState(first)
  const { store, shelf } = useMemo(() => {
    const document = newDocument(() => crypto.randomUUID())
    const page = document.pages[0]?.id ?? ''
    const words = { ...newText('words', 'Made in China'), x: 500, y: 500, fontSize: 300, height: 300 }
    const code = { ...newBarcode('code'), x: 500, y: 1_500 }
    const filled = addElements(page, [words, code])(document)
    return { store: createLabelStore(filled), shelf: createMemoryShelf() }
  }, [])
  return (
    <LabelEditor
      store={store}
      shelf={shelf}
      revision={0}
      part={part}
      onPartChange={setPart}
      onOpened={() => {}}
      say={() => {}}
    />
  )
}

const meta = {
  title: '标签编辑器/编辑器',
  component: EditorStory,
  args: { part: 'AddTag' },
} satisfies Meta<typeof EditorStory>

export default meta
type Story = StoryObj<typeof meta>

export const Elements: Story = {
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await userEvent.click(await editor.findByRole('button', { name: '原产地' }))
    await expect(editor.getByRole('list', { name: '标签上的元素' }).children).toHaveLength(3)
    await userEvent.click(editor.getByRole('button', { name: '撤销' }))
    await expect(editor.getByRole('list', { name: '标签上的元素' }).children).toHaveLength(2)
  },
}
export const Templates: Story = { args: { part: 'TemplateList' } }
export const Barcodes: Story = { args: { part: 'PdfCodeEditor' } }
export const Marks: Story = { args: { part: 'LogoEditor' } }
export const Warnings: Story = { args: { part: 'WarnFont' } }
export const Shapes: Story = { args: { part: 'ShapeEditor' } }
