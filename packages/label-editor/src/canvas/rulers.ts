import type { Box } from '../geometry/box.ts'
import type { Viewport } from '../geometry/viewport.ts'
import { paintRuler, RULER_PX, type RulerColours } from './paint-ruler.ts'

function createRuler(host: HTMLElement, axis: 'x' | 'y'): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;top:0;left:0;pointer-events:none'
  canvas.setAttribute('aria-hidden', 'true')
  canvas.dataset['ruler'] = axis
  host.append(canvas)
  return canvas
}

/** The rulers at the upper and the left edge of the view. */
export function createRulers(host: HTMLElement) {
  const rulers = { y: createRuler(host, 'y'), x: createRuler(host, 'x') }

  function drawAxis(
    axis: 'x' | 'y',
    viewport: Viewport,
    range: { from: number; to: number } | null,
    colours: RulerColours,
  ) {
    const canvas = rulers[axis]
    const context = canvas.getContext('2d')
    if (!context) return
    const ratio = devicePixelRatio
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const length = axis === 'x' ? host.clientWidth : host.clientHeight
    paintRuler(context, { axis, viewport, length, range, colours })
    if (axis === 'x') {
      context.fillStyle = colours.ground
      context.fillRect(0, 0, RULER_PX, RULER_PX)
      context.fillStyle = colours.text
      context.fillText('mm', 3, 7)
    }
  }

  return {
    /** @param marked What is selected: its sides are marked. */
    draw(viewport: Viewport, marked: Box | null, colours: RulerColours) {
      drawAxis('x', viewport, marked && { from: marked.x, to: marked.x + marked.width }, colours)
      drawAxis('y', viewport, marked && { from: marked.y, to: marked.y + marked.height }, colours)
    },
    /** Takes up the space that the host has; nothing is drawn then. */
    resize() {
      const ratio = devicePixelRatio
      for (const [axis, canvas] of Object.entries(rulers)) {
        const [width, height] = axis === 'x' ? [host.clientWidth, RULER_PX] : [RULER_PX, host.clientHeight]
        canvas.width = width * ratio
        canvas.height = height * ratio
        canvas.style.width = `${width}px`
        canvas.style.height = `${height}px`
      }
    },
    destroy() {
      for (const canvas of Object.values(rulers)) canvas.remove()
    },
  }
}
