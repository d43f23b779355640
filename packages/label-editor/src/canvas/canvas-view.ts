import type { Command } from '../commands/command.ts'
import type { LabelDocument, LabelPage } from '../document/label-document.ts'
import type { LabelStore } from '../editor/label-store.ts'
import type { CropDraft } from '../elements/image/crop-picture.ts'
import type { PathDraft } from '../elements/shape/path-draft.ts'
import type { Box } from '../geometry/box.ts'
import type { Guide } from '../geometry/snap.ts'
import type { Point, Viewport } from '../geometry/viewport.ts'

/** What is on the screen beside the document: nothing here is saved or undone. */
export interface CanvasView {
  viewport: Viewport
  /** What the gesture in progress would do; shown, and committed as one step when it ends. */
  preview: Command | null
  moving: ReadonlySet<string>
  /** The same as the preview, when what moves keeps its form: it is then carried as a picture. */
  rigid: Rigid | null
  marquee: Box | null
  snapLines: readonly Guide[]
  /** Words beside the pointer: a size, a distance, an angle. */
  badge: { text: string; at: Point } | null
  editing: TextEditing | null
  cropping: Cropping | null
  pen: Pen | null
  isGridShown: boolean
  isSnapping: boolean
}

/** A move and a turn around a point of the page, degrees clockwise. */
export interface Rigid {
  dx: number
  dy: number
  degrees: number
  around: Point
}

/** The picture that is being cut. */
export interface Cropping extends CropDraft {
  id: string
}

/** The path that is being drawn or changed. */
export interface Pen {
  /** The element whose path it is; null for one that is being drawn. */
  id: string | null
  draft: PathDraft
  /** The node that keys and handles change. */
  chosen: number | null
  /** Where the next node would be, as the draft measures. */
  aim: Point | null
}

/** The text that is being edited, and what is marked in it, as places of the text. */
export interface TextEditing {
  id: string
  anchor: number
  focus: number
}

const NOTHING_MOVING: ReadonlySet<string> = new Set()

export const AT_REST = {
  preview: null,
  moving: NOTHING_MOVING,
  rigid: null,
  marquee: null,
  snapLines: [],
  badge: null,
} satisfies Partial<CanvasView>

export interface PressKeys {
  shift: boolean
  alt: boolean
  /** Ctrl, or Command on a Mac. */
  control: boolean
}

/** Something that is done with the pointer held down. Points are pixels of the view. */
export interface Gesture {
  move(at: Point, keys: PressKeys): void
  end(): void
  cancel(): void
}

/** What gestures work with. */
export interface CanvasModel {
  store: LabelStore
  view(): CanvasView
  show(change: Partial<CanvasView>): void
}

export const pageIn = (document: LabelDocument, pageId: string): LabelPage | undefined =>
  document.pages.find(({ id }) => id === pageId) ?? document.pages[0]

/** Selected elements that may be moved and resized. */
export const unlockedIds = ({ store }: CanvasModel): string[] => {
  const { document, selection } = store.get()
  return selection.ids.filter((id) => document.elements[id]?.isLocked === false)
}
