import { rulerStep, type Viewport } from '../geometry/viewport.ts'

/** Pixels of the rulers at the top and left. */
export const RULER_PX = 22

export interface RulerColours {
  ground: string
  line: string
  text: string
  range: string
}

interface RulerState {
  axis: 'x' | 'y'
  viewport: Viewport
  length: number
  /** What is selected, in hundredths of a millimetre along the axis. */
  range: { from: number; to: number } | null
  colours: RulerColours
}

/** Lines of the smallest step that still are apart. */
function parts(step: number): number {
  return [10, 5, 4, 2].find((count) => Number.isInteger((step * 10) / count) || step >= 1) ?? 1
}

/** Draws a ruler in millimetres; zero is the edge of the label. */
export function paintRuler(context: CanvasRenderingContext2D, state: RulerState): void {
  const { axis, viewport, length, range, colours } = state
  const isAcross = axis === 'x'
  const [width, height] = isAcross ? [length, RULER_PX] : [RULER_PX, length]
  context.fillStyle = colours.ground
  context.fillRect(0, 0, width, height)
  const origin = viewport[axis]
  const pxPerMm = viewport.scale * 100
  if (range) {
    context.fillStyle = colours.range
    const [from, to] = [origin + range.from * viewport.scale, origin + range.to * viewport.scale]
    if (isAcross) context.fillRect(from, 0, Math.max(1, to - from), RULER_PX)
    else context.fillRect(0, from, RULER_PX, Math.max(1, to - from))
  }
  const step = rulerStep(viewport.scale)
  const count = parts(step)
  const small = step / count
  context.strokeStyle = colours.line
  context.fillStyle = colours.text
  context.lineWidth = 1
  context.font = '10px system-ui, sans-serif'
  context.textBaseline = 'top'
  context.beginPath()
  const first = Math.floor(-origin / pxPerMm / small)
  const last = Math.ceil((length - origin) / pxPerMm / small)
  for (let index = first; index <= last; index++) {
    const at = Math.round(origin + index * small * pxPerMm) + 0.5
    const isLabelled = index % count === 0
    const reach = isLabelled ? 9 : index % (count / 2) === 0 ? 6 : 4
    context.moveTo(isAcross ? at : RULER_PX, isAcross ? RULER_PX : at)
    context.lineTo(isAcross ? at : RULER_PX - reach, isAcross ? RULER_PX - reach : at)
    if (!isLabelled) continue
    const text = String(Math.round(index * small * 10) / 10)
    // Half a figure beside the corner where the rulers meet would read as another one.
    if (at + (isAcross ? 3 : -3 - context.measureText(text).width) < RULER_PX) continue
    if (isAcross) context.fillText(text, at + 3, 2)
    else {
      context.save()
      context.translate(2, at - 3)
      context.rotate(-Math.PI / 2)
      context.fillText(text, 0, 0)
      context.restore()
    }
  }
  context.stroke()
  context.beginPath()
  context.moveTo(isAcross ? 0 : RULER_PX - 0.5, isAcross ? RULER_PX - 0.5 : 0)
  context.lineTo(isAcross ? length : RULER_PX - 0.5, isAcross ? RULER_PX - 0.5 : length)
  context.stroke()
}
