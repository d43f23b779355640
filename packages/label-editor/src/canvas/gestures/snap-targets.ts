import type { PageGuide } from '../../document/label-document.ts'
import { type Box, boundsOf, overlaps } from '../../geometry/box.ts'
import { snapToDots } from '../../geometry/snap.ts'
import { type CanvasModel, pageIn } from '../canvas-view.ts'

/** What a gesture snaps to; gathered once when it begins. */
export interface SnapTargets {
  boxes: readonly Box[]
  guides: readonly PageGuide[]
  /** How far a line pulls, in hundredths of a millimetre. */
  reach: number
}

/** Pixels from which a line pulls. */
const REACH_PX = 6
/** Beyond this many lines everything pulls everywhere, which helps nobody and takes time. */
const MOST_BOXES = 200

/** The label, the shown elements that stay, and the page's guides. */
export function snapTargets(model: CanvasModel, moving: ReadonlySet<string>): SnapTargets {
  const { document, selection } = model.store.get()
  const { scale } = model.view().viewport
  const page = pageIn(document, selection.pageId)
  if (!page) return { boxes: [], guides: [], reach: 0 }
  const label: Box = { x: 0, y: 0, width: page.width, height: page.height }
  const others = page.order.flatMap((id) => {
    const element = document.elements[id]
    return element && !moving.has(id) && !element.isHidden ? boundsOf(element) : []
  })
  return {
    boxes: [label, ...others.filter((box) => overlaps(box, label)).slice(-MOST_BOXES)],
    guides: page.guides,
    reach: REACH_PX / scale,
  }
}

/** Where nothing pulls: the millimetre grid when it is shown, otherwise whole printer dots. */
export function onGrid(length: number, model: CanvasModel): number {
  if (!model.view().isGridShown) return snapToDots(length, model.store.get().document.dpi)
  const nearest = Math.round(length / 100) * 100
  return Math.abs(nearest - length) * model.view().viewport.scale <= REACH_PX ? nearest : length
}
