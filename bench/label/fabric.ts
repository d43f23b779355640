import { encodeBarcode } from '@haixuan/label-editor'
import { ActiveSelection, Canvas, type FabricObject, Path, Rect, Textbox } from 'fabric'
import { type BenchElement, type BenchPage, labelOf, painted, SCALE } from './label-of.ts'

/** Space for the knob above the label. */
const TOP = 80

const root = document.querySelector('#root') as HTMLElement
root.innerHTML = '<canvas id="c" width="1000" height="900"></canvas>'
const canvas = new Canvas('c', { renderOnAddRemove: false })
const objects = new Map<string, FabricObject>()

function objectOf({ kind, x, y, width, height, text }: BenchElement): FabricObject {
  const place = { left: x * SCALE, top: y * SCALE + TOP, originX: 'left', originY: 'top' } as const
  const size = { width: width * SCALE, height: height * SCALE }
  if (kind === 'text') {
    return new Textbox(text, {
      ...place,
      ...size,
      fontSize: 60 * SCALE,
      splitByGrapheme: true,
      lineHeight: 1,
    })
  }
  if (kind === 'frame')
    return new Rect({ ...place, ...size, fill: '', stroke: '#000', strokeWidth: 0.8, rx: 2, ry: 2 })
  const encoding = encodeBarcode(text.slice(-3), 'code128')
  const widths = encoding.ok && encoding.modules.kind === 'linear' ? encoding.modules.widths : []
  let at = 0
  let path = ''
  for (const [index, bar] of widths.entries()) {
    if (index % 2 === 0) path += `M${at} 0h${bar}v${height * SCALE}h-${bar}z`
    at += bar
  }
  const bars = new Path(path, { ...place, fill: '#000' })
  bars.scaleX = (width * SCALE) / at
  return bars
}

const page: BenchPage = {
  async open(count) {
    canvas.clear()
    objects.clear()
    for (const element of labelOf(count)) objects.set(element.id, objectOf(element))
    canvas.add(...objects.values())
    canvas.renderAll()
    await painted()
  },
  select(ids) {
    canvas.discardActiveObject()
    const chosen = ids.flatMap((id) => objects.get(id) ?? [])
    const [only] = chosen
    if (chosen.length === 1 && only) canvas.setActiveObject(only)
    else if (chosen.length > 1) canvas.setActiveObject(new ActiveSelection(chosen, { canvas }))
    canvas.renderAll()
  },
  middleOf(id) {
    const middle = objects.get(id)?.getCenterPoint()
    const { left, top } = canvas.upperCanvasEl.getBoundingClientRect()
    return { x: left + (middle?.x ?? 0), y: top + (middle?.y ?? 0) }
  },
  knob() {
    const at = canvas.getActiveObject()?.oCoords['mtr']
    const { left, top } = canvas.upperCanvasEl.getBoundingClientRect()
    return { x: left + (at?.x ?? 0), y: top + (at?.y ?? 0) }
  },
  move: (clientX, clientY) =>
    document.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, buttons: 1, bubbles: true })),
  placeOf: (id) => objects.get(id)?.calcTransformMatrix().join() ?? '',
}
Object.assign(window, { bench: page })
