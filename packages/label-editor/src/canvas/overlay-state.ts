import type { LabelElement } from '../document/element.ts'
import type { LabelDocument, LabelPage } from '../document/label-document.ts'
import type { Frame } from '../geometry/handles.ts'
import type { CanvasView } from './canvas-view.ts'

export interface OverlayColours {
  accent: string
  guide: string
  veil: string
}

/** What the layer above the elements is drawn from. */
export interface OverlayState {
  document: LabelDocument
  page: LabelPage
  view: CanvasView
  selected: readonly LabelElement[]
  frame: Frame | null
  size: { width: number; height: number }
  isCaretShown: boolean
  colours: OverlayColours
}
