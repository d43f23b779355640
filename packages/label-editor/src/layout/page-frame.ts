import type { LabelPage } from '../document/label-document.ts'
import { BLACK, type RectRun } from './display-list.ts'

/** The frame that is printed along the inside of a page's edge; null when it has none. */
export function pageFrame({ width, height, borderWidth }: LabelPage): RectRun | null {
  const line = Math.min(borderWidth, width / 2, height / 2)
  if (line <= 0) return null
  return {
    kind: 'rects',
    ink: BLACK,
    rects: [
      { x: 0, y: 0, width, height: line },
      { x: 0, y: height - line, width, height: line },
      { x: 0, y: line, width: line, height: height - line * 2 },
      { x: width - line, y: line, width: line, height: height - line * 2 },
    ],
  }
}
