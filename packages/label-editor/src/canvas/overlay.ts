import { Shape } from 'konva/lib/Shape'
import { frameOf } from '../commands/transform-elements.ts'
import type { LabelDocument } from '../document/label-document.ts'
import { boundsOf, unionOf } from '../geometry/box.ts'
import { type CanvasModel, pageIn } from './canvas-view.ts'
import { createGestureMarks, type MarkColours } from './gesture-marks.ts'
import type { OverlayColours, OverlayState } from './overlay-state.ts'
import { paintOverlay, paintVeil } from './paint-overlay.ts'
import type { RulerColours } from './paint-ruler.ts'
import { createRulers } from './rulers.ts'
import type { Scene } from './scene.ts'

/** Half a blink of the caret, ms. */
const BLINK = 530

function coloursOf(host: HTMLElement): OverlayColours & RulerColours & MarkColours {
  const style = getComputedStyle(host)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return {
    accent: read('--color-accent'),
    guide: read('--color-chart-7'),
    snap: read('--color-chart-5'),
    veil: read('--color-bg'),
    ground: read('--color-surface'),
    line: read('--color-border-strong'),
    text: read('--color-text-faint'),
    range: read('--color-accent-soft'),
  }
}

/** Calls when the site's or the system's look changes; answers how to stop. */
function watchTheme(host: HTMLElement, onTheme: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', onTheme)
  const observer = new MutationObserver(onTheme)
  // In a shadow root an element of it sets the look, elsewhere the page does.
  for (const themed of new Set([document.documentElement, host.closest('[data-theme]')]))
    if (themed) observer.observe(themed, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    dark.removeEventListener('change', onTheme)
    observer.disconnect()
  }
}

/** Frames, handles, guides and caret above the label, and the rulers beside it. */
export function createOverlay(model: CanvasModel, { veil, overlay: layer, front }: Scene, host: HTMLElement) {
  const rulers = createRulers(host)
  const marks = createGestureMarks(front)
  let colours = coloursOf(host)
  let state: OverlayState | null = null
  let isCaretShown = true
  let caretAt = ''

  const shape = new Shape({ listening: false })
  shape.sceneFunc((konva) => {
    if (state) paintOverlay(konva._context, state)
  })
  layer.add(shape)
  const veilShape = new Shape({ listening: false })
  veilShape.sceneFunc((konva) => {
    if (state) paintVeil(konva._context, state)
  })
  veil.add(veilShape)

  const blink = setInterval(() => {
    if (!model.view().editing) return
    isCaretShown = !isCaretShown
    if (state) state = { ...state, isCaretShown }
    layer.batchDraw()
  }, BLINK)

  const stopWatching = watchTheme(host, () => {
    colours = coloursOf(host)
    model.show({})
  })

  return {
    draw(document: LabelDocument) {
      const { selection } = model.store.get()
      const page = pageIn(document, selection.pageId)
      if (!page) return
      const view = model.view()
      const before = state
      const isLookSame = before?.view.viewport === view.viewport && before.colours === colours
      // What is carried takes its frame with it; nothing else changes, and nothing is asked of the page.
      if (isLookSame && view.rigid && before.view.moving === view.moving) {
        marks.show(view, before.frame, colours, before.size)
        return
      }
      const size = { width: host.clientWidth, height: host.clientHeight }
      const isViewSame = isLookSame && before.size.width === size.width && before.size.height === size.height
      const selected = selection.ids.flatMap((id) => document.elements[id] ?? [])
      const caret = view.editing ? `${view.editing.focus} ${view.editing.anchor}` : ''
      if (caret !== caretAt) isCaretShown = true
      caretAt = caret
      const frame = frameOf(selected)
      state = { document, page, view, selected, frame, size, isCaretShown, colours }
      // While something is carried the canvas would be empty, and cost the browser its size in each frame.
      layer.visible(!view.rigid)
      if (!view.rigid) layer.drawScene()
      marks.show(view, frame, colours, size)
      if (!isViewSame || before.page !== page) veil.drawScene()
      // While something moves the rulers rest: drawing their figures in every frame would cost more than the move.
      if (isViewSame && view.moving.size > 0) return
      const box = unionOf(selected.map(boundsOf))
      rulers.draw(view.viewport, box, colours)
    },
    resize() {
      state = null
      rulers.resize()
    },
    destroy() {
      clearInterval(blink)
      stopWatching()
      rulers.destroy()
    },
  }
}
