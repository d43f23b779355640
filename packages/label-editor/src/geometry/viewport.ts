import type { Length } from '../units/length.ts'

export interface Point {
  x: number
  y: number
}

/** How the label is in the view: pixels of a hundredth of a millimetre, and where its top left corner is. */
export interface Viewport {
  scale: number
  x: number
  y: number
}

/** Scale at 100 %: 10 pixels a millimetre, `proportion` of the specification, section 3. */
export const FULL_SCALE = 0.1
const SCALE_LIMITS = { min: 0.005, max: 6.4 } as const

export const toView = ({ scale, x, y }: Viewport, point: Point): Point => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
})

export const toLabel = ({ scale, x, y }: Viewport, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
})

const clampScale = (scale: number) => Math.max(SCALE_LIMITS.min, Math.min(SCALE_LIMITS.max, scale))

/** Zooms so that what is under `at` stays under it. */
export function zoomAt(viewport: Viewport, at: Point, factor: number): Viewport {
  const scale = clampScale(viewport.scale * factor)
  const still = toLabel(viewport, at)
  return { scale, x: at.x - still.x * scale, y: at.y - still.y * scale }
}

/** Shows the whole label in the middle of the view with a margin of pixels around it. */
export function fitPage(
  page: { width: Length; height: Length },
  view: { width: number; height: number },
  margin = 32,
): Viewport {
  const space = { width: Math.max(1, view.width - margin * 2), height: Math.max(1, view.height - margin * 2) }
  return centred(page, view, clampScale(Math.min(space.width / page.width, space.height / page.height)))
}

/** Shows the label at a scale in the middle of the view. */
export const centred = (
  page: { width: Length; height: Length },
  view: { width: number; height: number },
  scale: number,
): Viewport => ({
  scale,
  x: (view.width - page.width * scale) / 2,
  y: (view.height - page.height * scale) / 2,
})

/** Millimetres between labelled lines of a ruler: 1, 2, 5, 10 … so that labels are at least 48 pixels apart. */
export function rulerStep(scale: number): number {
  const pxPerMm = scale * 100
  for (let power = 0.1; power <= 1_000; power *= 10) {
    for (const step of [1, 2, 5]) if (step * power * pxPerMm >= 48) return Math.round(step * power * 10) / 10
  }
  return 1_000
}
