import { centred, FULL_SCALE, fitPage, type Point } from '../geometry/viewport.ts'
import { type CanvasModel, pageIn } from './canvas-view.ts'
import { RULER_PX } from './paint-ruler.ts'

interface FitOptions {
  model: CanvasModel
  host: HTMLElement
  /** Draws in the next frame. */
  schedule(): void
  /** The host has another size. */
  onSize(width: number, height: number): void
}

/**
 * Shows the whole page in the space that the host has, until the user looks at a part of it: then another size of the
 * host or another page leaves the view as it is.
 */
export function createCanvasFit({ model, host, schedule, onSize }: FitOptions) {
  const { store } = model
  let isFitted = true
  const size = () => ({ width: host.clientWidth, height: host.clientHeight })
  /** What the rulers leave of the view. */
  const freeSpace = () => ({ width: size().width - RULER_PX, height: size().height - RULER_PX })

  function showWhole() {
    const { document, selection } = store.get()
    const page = pageIn(document, selection.pageId)
    if (!page || size().width === 0) return
    const margin = Math.min(40, size().width / 16)
    const viewport = fitPage(page, freeSpace(), margin)
    // A tiny label is not blown up beyond reason.
    const calm = viewport.scale > FULL_SCALE * 4 ? centred(page, freeSpace(), FULL_SCALE * 4) : viewport
    model.show({ viewport: { ...calm, x: calm.x + RULER_PX, y: calm.y + RULER_PX } })
    isFitted = true
  }

  let shownSpace = ''
  /** Takes up the space that the host has. */
  function fill() {
    const { width, height } = size()
    const asked = `${width} ${height} ${devicePixelRatio}`
    // Hidden, it keeps what it shows.
    if (width === 0 || height === 0 || asked === shownSpace) return
    shownSpace = asked
    onSize(width, height)
    if (isFitted) showWhole()
    else schedule()
  }
  const observer = new ResizeObserver(fill)
  let shownPage = store.get().selection.pageId
  let shownSize = ''
  let shownLabel = store.get().document.id
  const onDocument = () => {
    const { document, selection } = store.get()
    const page = pageIn(document, selection.pageId)
    const pageSize = `${document.id} ${page?.width} ${page?.height}`
    if (selection.pageId !== shownPage || pageSize !== shownSize) {
      shownPage = selection.pageId
      shownSize = pageSize
      // Another label is shown as a whole; another page only if this one was.
      if (isFitted || document.id !== shownLabel) showWhole()
      shownLabel = document.id
    }
    schedule()
  }
  let stopListening = () => {}

  return {
    start() {
      // At once: the observer speaks when the first frame has been laid out, and the label would miss it.
      fill()
      observer.observe(host)
      stopListening = store.subscribe(onDocument)
    },
    showWhole,
    middle: (): Point => ({ x: (size().width + RULER_PX) / 2, y: (size().height + RULER_PX) / 2 }),
    /** The user looks at a part of the page. */
    leave() {
      isFitted = false
    },
    destroy() {
      observer.disconnect()
      stopListening()
    },
  }
}
