import type { LabelPage } from '../document/label-document.ts'
import { pageFrame } from '../layout/page-frame.ts'
import { paintItems } from './paint-items.ts'

/** Grid lines every millimetre, stronger every five; finer than this on the screen they are left out. */
const FINEST_GRID_PX = 5

/** The label itself: white in the light and in the dark, with its printed frame and the grid. */
export function paintPaper(
  context: CanvasRenderingContext2D,
  page: LabelPage,
  scale: number,
  hasGrid: boolean,
): void {
  const { width, height } = page
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.22)'
  context.shadowBlur = 12
  context.shadowOffsetY = 2
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.restore()
  if (hasGrid) {
    for (const [step, ink] of [
      [100, '#e9eef0'],
      [500, '#cfdbe0'],
    ] as const) {
      if (step * scale < FINEST_GRID_PX) continue
      context.beginPath()
      for (let x = step; x < width; x += step) {
        context.moveTo(x, 0)
        context.lineTo(x, height)
      }
      for (let y = step; y < height; y += step) {
        context.moveTo(0, y)
        context.lineTo(width, y)
      }
      context.strokeStyle = ink
      context.lineWidth = 1 / scale
      context.stroke()
    }
  }
  const frame = pageFrame(page)
  if (frame) paintItems(context, [frame], () => null)
}
