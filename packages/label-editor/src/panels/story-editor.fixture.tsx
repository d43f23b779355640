import { type ReactNode, useState } from 'react'
import { addElements } from '../commands/change-elements.ts'
import type { LabelElement } from '../document/element.ts'
import type { LabelDocument } from '../document/label-document.ts'
import { newBarcode, newDocument, newText } from '../document/new-document.ts'
import { createLabelStore } from '../editor/label-store.ts'
import { EditorProvider } from './editor.ts'
import { plainEditor } from './plain-editor.fixture.ts'

/** A label of 70 by 70 mm with some elements. */
export function labelWith(...elements: LabelElement[]): LabelDocument {
  let next = 0
  const label = newDocument(() => `id-${next++}`, '故事里的标签')
  return addElements(label.pages[0]?.id ?? '', elements)(label)
}

export const words = (text = '中国制造 Made in China'): LabelElement => ({
  ...newText('words', text),
  x: 500,
  y: 500,
  width: 6_000,
  fontSize: 300,
  height: 400,
})

export const code = (value = '6901234567892'): LabelElement => ({
  ...newBarcode('code', value),
  x: 500,
  y: 1_500,
  width: 4_000,
  height: 1_500,
})

interface StoryEditorProps {
  label: LabelDocument
  hostRows?: string | null
  children: ReactNode
}

/** What a dialog of the editor needs around it: a label, storage in memory, a disk that is not written to. */
export function StoryEditor({ label, hostRows = null, children }: StoryEditorProps) {
  const [editor] = useState(() => plainEditor(createLabelStore(label), { hostRows }))
  return <EditorProvider value={editor}>{children}</EditorProvider>
}
