import { createLabelStore, newDocument } from '@haixuan/label-editor'
import { createLabelCanvas } from '@haixuan/label-editor/canvas'
import { type BenchPage, painted, SCALE } from './label-of.ts'
import { documentOf } from './ours-document.ts'

const host = document.querySelector<HTMLDivElement>('#root') as HTMLDivElement
host.style.cssText = 'position:relative;width:1000px;height:900px'
host.tabIndex = 0
const store = createLabelStore(newDocument(() => crypto.randomUUID()))
const canvas = createLabelCanvas({ host, store, onOpen: () => {}, onMenu: () => {} })

const onScreen = (x: number, y: number) => {
  const { viewport } = canvas.view()
  const { left, top } = host.getBoundingClientRect()
  return { x: left + x * viewport.scale + viewport.x, y: top + y * viewport.scale + viewport.y }
}

const page: BenchPage = {
  async open(count) {
    store.open(documentOf(count))
    canvas.zoomTo(SCALE)
    await painted()
    await painted()
  },
  select: (ids) => store.select(ids),
  middleOf(id) {
    const element = store.get().document.elements[id]
    if (!element) throw new Error(`no element ${id}`)
    return onScreen(element.x + element.width / 2, element.y + element.height / 2)
  },
  knob() {
    const boxes = store.get().selection.ids.flatMap((id) => store.get().document.elements[id] ?? [])
    const left = Math.min(...boxes.map(({ x }) => x))
    const right = Math.max(...boxes.map(({ x, width }) => x + width))
    const { x, y } = onScreen((left + right) / 2, Math.min(...boxes.map((box) => box.y)))
    return { x, y: y - 22 }
  },
  move: (clientX, clientY) =>
    host.dispatchEvent(
      new PointerEvent('pointermove', { clientX, clientY, buttons: 1, pointerId: 1, bubbles: true }),
    ),
  placeOf(id) {
    const element = store.get().document.elements[id]
    return element ? [element.x, element.y, element.rotation].join() : ''
  },
}
Object.assign(window, { bench: page })
