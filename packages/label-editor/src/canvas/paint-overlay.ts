import type { LabelElement } from '../document/element.ts'
import { handlesOf } from '../elements/element-registry.ts'
import { textLayoutOf } from '../elements/text/text-definition.ts'
import { cornersOf, type Frame, type Handle, handlePositions } from '../geometry/handles.ts'
import { type Point, toView, type Viewport } from '../geometry/viewport.ts'
import { caretAt, markedStripes } from '../layout/caret.ts'
import type { TextEditing } from './canvas-view.ts'
import type { OverlayState } from './overlay-state.ts'
import { paintCrop } from './paint-crop.ts'
import { paintPath } from './paint-path.ts'

type Context = CanvasRenderingContext2D

/** Distance of the turning knob from its frame, pixels. */
export const KNOB_PX = 22

function strokePolygon(context: Context, points: readonly Point[]) {
  context.beginPath()
  for (const [at, { x, y }] of points.entries()) {
    if (at === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.closePath()
  context.stroke()
}

/** Which handles a selection shows. */
export function shownHandles(selected: readonly LabelElement[], frame: Frame, viewport: Viewport): Handle[] {
  if (selected.length === 0 || selected.every(({ isLocked }) => isLocked)) return []
  const [only] = selected
  const allowed =
    selected.length === 1 && only ? handlesOf(only) : { corners: true, edges: false, turns: true }
  // On something small the edge handles would cover everything; a line has no height to pull.
  const [wide, high] = [frame.width * viewport.scale, frame.height * viewport.scale]
  const isLine = selected.length === 1 && (frame.height === 0 || frame.width === 0)
  const handles: Handle[] = []
  if (allowed.corners && !isLine) handles.push('nw', 'ne', 'se', 'sw')
  if (allowed.edges && (wide > 44 || isLine))
    handles.push(...((isLine ? ['w', 'e'] : ['n', 's']) as Handle[]))
  if (allowed.edges && high > 44 && !isLine) handles.push('w', 'e')
  if (allowed.turns) handles.push('turn')
  return handles
}

function paintFrame(context: Context, { view, selected, frame, colours }: OverlayState) {
  const { viewport } = view
  context.strokeStyle = colours.accent
  context.lineWidth = 1
  if (selected.length > 1) {
    context.globalAlpha = 0.55
    for (const element of selected.slice(0, 300)) {
      strokePolygon(
        context,
        cornersOf(element).map((corner) => toView(viewport, corner)),
      )
    }
    context.globalAlpha = 1
  }
  if (!frame) return
  context.lineWidth = 1.5
  if (selected.every(({ isLocked }) => isLocked)) context.setLineDash([4, 3])
  strokePolygon(
    context,
    cornersOf(frame).map((corner) => toView(viewport, corner)),
  )
  context.setLineDash([])
  if (view.editing || view.preview) return
  const shown = new Set(shownHandles(selected, frame, viewport))
  const places = handlePositions(frame, KNOB_PX / viewport.scale)
  const top = places.find(({ handle }) => handle === 'n')
  context.fillStyle = '#ffffff'
  for (const { handle, at } of places) {
    if (!shown.has(handle)) continue
    const { x, y } = toView(viewport, at)
    context.beginPath()
    if (handle === 'turn') {
      const from = top ? toView(viewport, top.at) : { x, y }
      context.moveTo(from.x, from.y)
      context.lineTo(x, y)
      context.stroke()
      context.beginPath()
      context.arc(x, y, 5.5, 0, Math.PI * 2)
    } else {
      context.roundRect(x - 4.5, y - 4.5, 9, 9, 2)
    }
    context.fill()
    context.stroke()
  }
}

/**
 * What hangs over the edge of the label is printed nowhere: it is veiled. And the page's guides. Changes only with the
 * view, so it has a layer of its own.
 */
export function paintVeil(context: Context, state: OverlayState): void {
  const { page, view, size, colours } = state
  const from = toView(view.viewport, { x: 0, y: 0 })
  context.beginPath()
  context.rect(0, 0, size.width, size.height)
  context.rect(from.x, from.y, page.width * view.viewport.scale, page.height * view.viewport.scale)
  context.fillStyle = colours.veil
  context.globalAlpha = 0.72
  context.fill('evenodd')
  context.globalAlpha = 1
  context.strokeStyle = colours.guide
  context.lineWidth = 1
  for (const { axis, at } of page.guides) {
    const place = Math.round(toView(view.viewport, { x: at, y: at })[axis]) + 0.5
    context.beginPath()
    context.moveTo(axis === 'x' ? place : 0, axis === 'x' ? 0 : place)
    context.lineTo(axis === 'x' ? place : size.width, axis === 'x' ? size.height : place)
    context.stroke()
  }
}

function paintEditing(context: Context, state: OverlayState, { id, anchor, focus }: TextEditing) {
  const element = state.document.elements[id]
  if (element?.kind !== 'text') return
  const { scale, x, y } = state.view.viewport
  const layout = textLayoutOf(element, null)
  context.save()
  context.translate(x + (element.x + element.width / 2) * scale, y + (element.y + element.height / 2) * scale)
  context.rotate((element.rotation * Math.PI) / 180)
  context.scale(scale, scale)
  context.translate(-element.width / 2, -element.height / 2)
  context.globalAlpha = 0.28
  context.fillStyle = state.colours.accent
  const marked = markedStripes(layout, Math.min(anchor, focus), Math.max(anchor, focus), element.isVertical)
  for (const stripe of marked) context.fillRect(stripe.x, stripe.y, stripe.width, stripe.height)
  context.globalAlpha = 1
  if (state.isCaretShown) {
    const caret = caretAt(layout, focus, element.isVertical)
    const thick = 1.5 / scale
    context.fillStyle = state.colours.accent
    context.fillRect(
      caret.x - (caret.width ? 0 : thick / 2),
      caret.y,
      caret.width || thick,
      caret.height || thick,
    )
  }
  context.restore()
}

/** What changes while something is done: frames and handles, marquee, caret. Pixels of the view. */
export function paintOverlay(context: Context, state: OverlayState): void {
  const { view, colours } = state
  if (view.cropping) paintCrop(context, state, view.cropping)
  else if (view.pen) paintPath(context, state, view.pen)
  else paintFrame(context, state)
  if (view.editing) paintEditing(context, state, view.editing)
  if (view.marquee) {
    const from = toView(view.viewport, view.marquee)
    const [width, height] = [
      view.marquee.width * view.viewport.scale,
      view.marquee.height * view.viewport.scale,
    ]
    context.fillStyle = colours.accent
    context.strokeStyle = colours.accent
    context.globalAlpha = 0.12
    context.fillRect(from.x, from.y, width, height)
    context.globalAlpha = 1
    context.lineWidth = 1
    context.strokeRect(Math.round(from.x) + 0.5, Math.round(from.y) + 0.5, width, height)
  }
}
