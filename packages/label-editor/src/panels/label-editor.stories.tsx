import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { addElements } from '../commands/change-elements.ts'
import { newBarcode, newDocument, newImage, newText } from '../document/new-document.ts'
import { serializeDocument } from '../document/parse-document.ts'
import { createLabelStore } from '../editor/label-store.ts'
import { createMemoryStorage } from '../storage/label-storage.ts'
import type { EditorPart } from './editor-part.ts'
import type { LabelFiles } from './files/label-files.ts'
import { transferFiles } from './files/transfer-files.ts'
import { LabelEditor } from './label-editor.tsx'

interface EditorStoryProps {
  part: EditorPart
  files?: LabelFiles
  /** Names of templates that are in storage. */
  templates?: readonly string[]
  /** Whether a picture is on the label instead of words and a code. */
  hasPicture?: boolean
}

function storageWith(templates: readonly string[]) {
  const storage = createMemoryStorage()
  for (const name of templates) {
    const label = { ...newDocument(() => name, name), isMyTemplate: true }
    const look = { savedAt: Date.now(), width: 7_000, height: 7_000, pages: 1, thumbnail: '' }
    void storage.save({ id: name, name, isMyTemplate: true, ...look, content: serializeDocument(label) }, 0)
  }
  return storage
}

const NONE: readonly string[] = []

/** Four quarters of 40 by 20 dots, the left two black. */
function pictureLabel() {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 40, height: 20 })
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
  const image = { id: 'half', source: canvas.toDataURL('image/png'), width: 40, height: 20 }
  const label = newDocument(() => crypto.randomUUID())
  const picture = { ...newImage('picture', 'half', 4_000, 2_000), x: 1_000, y: 1_000 }
  return addElements(label.pages[0]?.id ?? '', [picture])({ ...label, images: { half: image } })
}

function wordsLabel() {
  const label = newDocument(() => crypto.randomUUID())
  const words = { ...newText('words', 'Made in China'), x: 500, y: 500, fontSize: 300, height: 300 }
  const code = { ...newBarcode('code'), x: 500, y: 1_500 }
  return addElements(label.pages[0]?.id ?? '', [words, code])(label)
}

/** An editor of its own: nothing of it is kept. */
function EditorStory(props: EditorStoryProps) {
  const { part: first, files = transferFiles, templates = NONE, hasPicture = false } = props
  const [part, setPart] = useState(first)
  const { store, storage } = useMemo(
    () => ({
      store: createLabelStore(hasPicture ? pictureLabel() : wordsLabel()),
      storage: storageWith(templates),
    }),
    [templates, hasPicture],
  )
  return (
    <LabelEditor
      store={store}
      storage={storage}
      revision={0}
      part={part}
      onPartChange={setPart}
      onOpened={() => {}}
      say={() => {}}
      files={files}
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

/** A folder is made, a template goes into it, and it outlives the folder. */
export const TemplateFolders: Story = {
  args: { part: 'TemplateList', templates: ['欧代标签', '水洗标'] },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    const everywhere = within(document.body)
    await userEvent.click(await editor.findByRole('tab', { name: '我的' }))
    await userEvent.click(await editor.findByRole('button', { name: '新建文件夹' }))
    await userEvent.type(await everywhere.findByRole('textbox', { name: '名称' }), '欧盟{Enter}')
    await expect(await editor.findByText(/这个文件夹是空的/)).toBeVisible()
    await userEvent.click(editor.getByRole('button', { name: '全部 2' }))
    await userEvent.click(editor.getByRole('button', { name: '欧代标签 的操作' }))
    await userEvent.click(await everywhere.findByRole('menuitem', { name: '移到文件夹' }))
    await userEvent.click(await everywhere.findByRole('menuitem', { name: '欧盟' }))
    await userEvent.click(await editor.findByRole('button', { name: '欧盟 1' }))
    await expect(await editor.findByRole('button', { name: /^欧代标签 \d/ })).toBeVisible()
    await expect(editor.queryByRole('button', { name: /^水洗标 \d/ })).toBeNull()
    await userEvent.click(editor.getByRole('button', { name: '文件夹“欧盟”的操作' }))
    await userEvent.click(await everywhere.findByRole('menuitem', { name: '删除文件夹' }))
    await userEvent.click(await everywhere.findByRole('button', { name: '删除文件夹' }))
    await expect(await editor.findByRole('button', { name: /^欧代标签 \d/ })).toBeVisible()
    await expect(editor.queryByRole('button', { name: /^欧盟/ })).toBeNull()
  },
}

/** A picture is cut by keys alone: as one step, and not at all when it is given up. */
export const CropPicture: Story = {
  args: { part: 'MainEdit', hasPicture: true },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    const label = await editor.findByRole('application')
    const picture = () => editor.getByRole('list', { name: '标签上的元素' }).firstElementChild?.textContent
    const start = /左 10.0，上 10.0，宽 40.0，高 20.0/
    label.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}')
    await expect(await editor.findByRole('button', { name: '完成裁剪' })).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Control>}{ArrowDown}{/Control}')
    await expect(picture()).toMatch(start)
    await userEvent.keyboard('{Enter}')
    await expect(picture()).toMatch(/左 10.0，上 10.5，宽 39.0，高 19.5/)
    await expect(editor.queryByRole('button', { name: '完成裁剪' })).toBeNull()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(picture()).toMatch(start)
    await userEvent.keyboard('{Enter}{Shift>}{ArrowLeft}{/Shift}{Escape}')
    await expect(picture()).toMatch(start)
    await expect(editor.getByRole('button', { name: '撤销' })).toBeDisabled()
  },
}
/** A path is drawn by keys alone, its nodes are changed later, and each is one step. */
export const DrawPath: Story = {
  args: { part: 'ShapeEditor' },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    const label = await editor.findByRole('application')
    const path = () => editor.getByRole('list', { name: '标签上的元素' }).children[2]?.textContent ?? ''
    await userEvent.click(await editor.findByRole('button', { name: '绘制路径' }))
    await expect(label).toHaveFocus()
    await expect(await editor.findByRole('button', { name: '完成路径' })).toBeVisible()
    // From the middle: 10 mm to the right, then 5 mm down.
    await userEvent.keyboard(
      ' {Control>}{ArrowRight}{ArrowRight}{/Control} {Control>}{ArrowDown}{/Control} {Enter}',
    )
    await expect(path()).toMatch(/路径.*左 34.9，上 34.9，宽 10.3，高 5.3/)
    await expect(editor.queryByRole('button', { name: '完成路径' })).toBeNull()
    // The middle node becomes smooth and moves by a millimetre; the line ends where it begins.
    await userEvent.keyboard('{Enter}{Alt>}{ArrowRight}{/Alt} {Shift>}{ArrowUp}{/Shift}c{Enter}')
    await expect(path()).toMatch(/路径.*左 34.9，上 33.\d，宽 1\d.\d，高 6.\d/)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(path()).toMatch(/上 34.9，宽 10.3，高 5.3/)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(path()).toBe('')
    await userEvent.keyboard('p {ArrowRight} {Escape}')
    await expect(path()).toBe('')
    await expect(editor.getByRole('button', { name: '撤销' })).toBeDisabled()
  },
}

/** A path is drawn with the pointer: a click is a corner, a pull a curve, a click on the first node the end. */
export const DrawPathByPointer: Story = {
  args: { part: 'MainEdit' },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    const label = await editor.findByRole('application')
    const paths = () =>
      [...editor.getByRole('list', { name: '标签上的元素' }).children].filter(({ textContent }) =>
        textContent?.includes('路径'),
      )
    const box = label.getBoundingClientRect()
    const at = (x: number, y: number) => ({
      clientX: box.left + box.width * x,
      clientY: box.top + box.height * y,
    })
    const pull = (...places: readonly (readonly [number, number])[]) => {
      const send = (type: string, [x, y]: readonly [number, number]) =>
        label.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, buttons: 1, ...at(x, y) }),
        )
      const [first, last] = [places[0], places.at(-1)]
      if (!first || !last) return
      send('pointerdown', first)
      for (const place of places.slice(1)) send('pointermove', place)
      send('pointerup', last)
    }
    // A pointer that no browser knows cannot be captured.
    label.setPointerCapture = () => {}
    label.focus()
    await userEvent.keyboard('p')
    pull([0.4, 0.6])
    pull([0.6, 0.6], [0.65, 0.5])
    pull([0.5, 0.4])
    pull([0.4, 0.6])
    await waitFor(() => expect(paths()).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(await editor.findByRole('button', { name: '断开首尾' })).toBeVisible()
    const before = paths()[0]?.textContent
    pull([0.5, 0.4], [0.5, 0.3])
    await userEvent.click(editor.getByRole('button', { name: '完成路径' }))
    await waitFor(() => expect(paths()[0]?.textContent).not.toBe(before))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(paths()[0]?.textContent).toBe(before)
  },
}
export const Barcodes: Story = { args: { part: 'PdfCodeEditor' } }
export const Marks: Story = { args: { part: 'LogoEditor' } }
export const Warnings: Story = { args: { part: 'WarnFont' } }
export const Shapes: Story = { args: { part: 'ShapeEditor' } }

/** Opens the list of shortcuts by its key. */
async function shortcutsOf(canvasElement: HTMLElement) {
  const label = await within(canvasElement).findByRole('application')
  label.focus()
  await userEvent.keyboard('?')
  return within(await within(document.body).findByRole('dialog', { name: '快捷键' }))
}

/** A browser that cannot write into a file has no key for it either. */
export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    const list = await shortcutsOf(canvasElement)
    await expect(list.getByText('导出与打印…')).toBeInTheDocument()
    await expect(list.queryByText('保存到磁盘')).toBeNull()
  },
}
export const ShortcutsWithSaveToFile: Story = {
  args: { files: { ...transferFiles, isInPlace: true } },
  play: async ({ canvasElement }) => {
    const list = await shortcutsOf(canvasElement)
    await expect(list.getByText('保存到磁盘')).toBeInTheDocument()
  },
}
