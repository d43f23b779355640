import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react'
import type { CanvasView } from '../canvas/canvas-view.ts'
import type { LabelCanvas } from '../canvas/label-canvas.ts'
import type { LabelElement } from '../document/element.ts'
import type { LabelDocument, LabelPage } from '../document/label-document.ts'
import type { LabelStore } from '../editor/label-store.ts'
import type { EditHistory } from '../history/edit-history.ts'
import type { LabelStorage } from '../storage/label-storage.ts'
import type { EditorPanel } from './editor-panel.ts'
import type { EditorPart } from './editor-part.ts'
import type { LabelFiles } from './files/label-files.ts'

export type EditorDialog =
  | 'shortcuts'
  | 'palette'
  | 'size'
  | 'screen'
  | 'rules'
  | 'profile'
  | 'export'
  | 'batch'
  | 'pdf-codes'
  /** The same, and it begins with a file. */
  | { id: 'pdf-codes'; file: File }
  | null

/** What every part of the editor works with. */
export interface Editor {
  store: LabelStore
  canvas: LabelCanvas | null
  storage: LabelStorage
  files: LabelFiles
  /** Rows that the host gave for batches, as text with separators; null when it gave none. */
  hostRows: string | null
  /** Whether the host lets the user have this. */
  allows(panel: EditorPanel): boolean
  /** Tells the host that a file was handed to the user. */
  tellExported(file: { name: string; file: Blob }): void
  makeId(): string
  say(tone: 'success' | 'info' | 'warning' | 'error', text: string): void
  openPart(part: EditorPart): void
  openDialog(dialog: EditorDialog): void
  /** Opens a label from the storage or a file in the place of the present one. */
  openLabel(document: LabelDocument, revision: number): Promise<void>
}

const EditorContext = createContext<Editor | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A part of the editor stands outside <LabelEditor>.')
  return editor
}

export function useEditHistory(): EditHistory {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** From this many elements on, lists of them take longer to draw than a frame. */
const MANY = 100

/** For lists of elements: of a large label they follow when the canvas and the fields have been drawn. */
export function useListedHistory(): EditHistory {
  const history = useEditHistory()
  const later = useDeferredValue(history)
  return shownIn(history).page.order.length >= MANY ? later : history
}

const unsubscribed = () => () => {}

/** The view of the canvas; null until the canvas is ready. */
export function useCanvasView(): CanvasView | null {
  const { canvas } = useEditor()
  const read = () => canvas?.view() ?? null
  return useSyncExternalStore(canvas ? canvas.subscribe : unsubscribed, read, () => null)
}

interface Shown {
  document: LabelDocument
  page: LabelPage
  selected: readonly LabelElement[]
}

/** The document, the page that is open and what is selected on it. */
export function shownIn({ document, selection }: EditHistory): Shown {
  const page = document.pages.find(({ id }) => id === selection.pageId) ?? (document.pages[0] as LabelPage)
  return { document, page, selected: selection.ids.flatMap((id) => document.elements[id] ?? []) }
}

export const useShown = (): Shown => shownIn(useEditHistory())
