import { editElements } from '../commands/command.ts'
import type { ImageElement } from '../document/element.ts'
import { applyCrop, beginCrop, cropWindow, moveCrop, pullCrop } from '../elements/image/crop-picture.ts'
import { type Handle, handlePositions, intoFrame, turned } from '../geometry/handles.ts'
import { type Point, toLabel, toView } from '../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type Gesture } from './canvas-view.ts'
import { cursorOf } from './press-target.ts'

/** Cuts a picture where it is: nothing of the document changes until it is applied. */
export interface PictureCrop {
  /** False for what is no picture, is locked, or has no picture to show. */
  begin(id: string): boolean
  /** What a press does; a press beside the picture applies the crop and answers nothing. */
  press(at: Point, isTouch: boolean): Gesture | null
  cursor(at: Point): string
  apply(): void
  /** Leaves the picture as it was. */
  bail(): void
  destroy(): void
}

/** An arrow key moves what is cut, or a side of it, by half a millimetre. */
const KEY_STEP = 50
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}
const UNCUT: ImageElement['crop'] = { left: 0, top: 0, right: 0, bottom: 0 }

const mm = (length: number) => (length / 100).toFixed(1)

export function createPictureCrop(model: CanvasModel, host: HTMLElement): PictureCrop {
  const { store } = model
  let from: ImageElement | null = null
  let untouched = UNCUT

  const end = () => {
    from = null
    model.show({ ...AT_REST, cropping: null })
  }
  const change = (crop: ImageElement['crop'], at: Point | null) => {
    const { cropping } = model.view()
    if (!cropping) return
    const next = { ...cropping, crop }
    const { width, height } = cropWindow(next)
    model.show({ cropping: next, badge: at && { text: `${mm(width)} × ${mm(height)} mm`, at } })
  }

  function begin(id: string): boolean {
    const { document } = store.get()
    const element = document.elements[id]
    const size = element?.kind === 'image' ? document.images[element.imageId] : undefined
    if (element?.kind !== 'image' || element.isLocked || element.isHidden || !size) return false
    const draft = beginCrop(element, size)
    if (!draft) return false
    store.select([id], { wholeGroups: false })
    from = element
    untouched = draft.crop
    const { picture } = draft
    // The scene draws the whole picture in its place; the veil over what is cut off is on the overlay.
    model.show({
      ...AT_REST,
      cropping: { id, ...draft },
      moving: new Set([id]),
      preview: (now) =>
        editElements(now, [id], (shown) =>
          shown.kind === 'image' ? { ...shown, ...picture, crop: UNCUT, fit: 'stretch' } : shown,
        ),
    })
    host.focus({ preventScroll: true })
    return true
  }

  function apply() {
    const { cropping } = model.view()
    const before = from
    if (!cropping || !before) return
    const isChanged = cropping.crop !== untouched
    end()
    if (!isChanged) return
    store.run('裁剪', (document) =>
      editElements(document, [before.id], (element) =>
        element.kind === 'image' ? applyCrop(element, cropping) : element,
      ),
    )
  }

  function handleAt(at: Point, reach: number): Exclude<Handle, 'turn'> | null {
    const { cropping, viewport } = model.view()
    if (!cropping) return null
    for (const { handle, at: place } of handlePositions(cropWindow(cropping), 0)) {
      const { x, y } = toView(viewport, place)
      if (handle !== 'turn' && Math.hypot(x - at.x, y - at.y) <= reach) return handle
    }
    return null
  }

  function isOnPicture(at: Point): boolean {
    const { cropping, viewport } = model.view()
    if (!cropping) return false
    const { picture } = cropping
    const { x, y } = intoFrame(picture, toLabel(viewport, at))
    return (
      x >= picture.x && y >= picture.y && x <= picture.x + picture.width && y <= picture.y + picture.height
    )
  }

  function press(start: Point, isTouch: boolean): Gesture | null {
    const { cropping: draft } = model.view()
    if (!draft) return null
    const handle = handleAt(start, isTouch ? 18 : 9)
    if (!handle && !isOnPicture(start)) {
      apply()
      return null
    }
    return {
      move(at, keys) {
        const { scale } = model.view().viewport
        const by = { x: (at.x - start.x) / scale, y: (at.y - start.y) / scale }
        change(handle ? pullCrop(draft, handle, by, keys.shift) : moveCrop(draft, by), at)
      },
      end: () => model.show({ badge: null }),
      cancel: () => model.show({ cropping: draft, badge: null }),
    }
  }

  function onKey(event: KeyboardEvent) {
    const { cropping } = model.view()
    if (!cropping) return
    const arrow = ARROWS[event.key]
    if (event.key === 'Enter') apply()
    else if (arrow) {
      const by = turned(arrow, cropping.picture.rotation)
      if (event.shiftKey) change(pullCrop(cropping, 'se', by, false), null)
      else if (event.ctrlKey || event.metaKey) change(pullCrop(cropping, 'nw', by, false), null)
      else change(moveCrop(cropping, by), null)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  host.addEventListener('keydown', onKey)

  // Undone, removed or no longer selected: what is cut is not there any more as it was.
  const stopListening = store.subscribe(() => {
    const { document, selection } = store.get()
    if (!from) return
    const isSame = document.elements[from.id] === from && selection.ids.length === 1
    if (!isSame || selection.ids[0] !== from.id) end()
  })

  return {
    begin,
    press,
    cursor(at) {
      const { cropping } = model.view()
      const handle = handleAt(at, 9)
      if (handle && cropping) return cursorOf({ kind: 'handle', handle, rotation: cropping.picture.rotation })
      return isOnPicture(at) ? 'move' : 'default'
    },
    apply,
    bail: () => {
      if (from) end()
    },
    destroy() {
      stopListening()
      host.removeEventListener('keydown', onKey)
    },
  }
}
