import type { LabelDocument, LabelPage } from '../document/label-document.ts'
import type { Viewport } from '../geometry/viewport.ts'
import type { Rigid } from './canvas-view.ts'

/** What the scene shows. */
export interface SceneState {
  document: LabelDocument
  pageId: string
  viewport: Viewport
  isGridShown: boolean
  /** Elements of a gesture: drawn by themselves, so that the others need not be drawn again. */
  moving: ReadonlySet<string>
  editedId: string | null
  /** How far what moves was carried, when it keeps its form: it is drawn once and then moved as a picture. */
  rigid: Rigid | null
}

/** What is on the screen, with the page that it is. */
export interface ShownScene extends SceneState {
  page: LabelPage
}
