import { editElements } from '../commands/command.ts'
import type { ImageElement } from '../document/element.ts'
import type { LabelDocument } from '../document/label-document.ts'
import { applyCrop, beginCrop, cropWindow, moveCrop, pullCrop } from '../elements/image/crop-picture.ts'
import type { Point } from '../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type Cropping, type Gesture } from './canvas-view.ts'
import { cropCursor, isOnPicture, REACH, type Side, sideAt, TOUCH_REACH } from './crop-grips.ts'
import { cropKey } from './crop-keys.ts'

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

const UNCUT: ImageElement['crop'] = { left: 0, top: 0, right: 0, bottom: 0 }

const mm = (length: number) => (length / 100).toFixed(1)

/** A picture as it is cut now; null for what is no picture, is locked, or has no picture to show. */
function cutOf({ elements, images }: LabelDocument, id: string) {
  const element = elements[id]
  const size = element?.kind === 'image' ? images[element.imageId] : undefined
  if (element?.kind !== 'image' || element.isLocked || element.isHidden || !size) return null
  const draft = beginCrop(element, size)
  return draft && { element, draft }
}

/** Shows another crop of a picture, and its size beside the pointer. */
function show(model: CanvasModel, cropping: Cropping, crop: ImageElement['crop'], at: Point | null): void {
  const next = { ...cropping, crop }
  const { width, height } = cropWindow(next)
  model.show({ cropping: next, badge: at && { text: `${mm(width)} × ${mm(height)} mm`, at } })
}

/** Pulls a side of what is cut, or moves all of it. */
function pullGesture(model: CanvasModel, draft: Cropping, side: Side | null, start: Point): Gesture {
  return {
    move(at, keys) {
      const { cropping, viewport } = model.view()
      if (!cropping) return
      const by = { x: (at.x - start.x) / viewport.scale, y: (at.y - start.y) / viewport.scale }
      show(model, cropping, side ? pullCrop(draft, side, by, keys.shift) : moveCrop(draft, by), at)
    },
    end: () => model.show({ badge: null }),
    cancel: () => model.show({ cropping: draft, badge: null }),
  }
}

export function createPictureCrop(model: CanvasModel, host: HTMLElement): PictureCrop {
  const { store } = model
  let from: ImageElement | null = null
  let untouched = UNCUT

  const end = () => {
    from = null
    model.show({ ...AT_REST, cropping: null })
  }

  function begin(id: string): boolean {
    const cut = cutOf(store.get().document, id)
    if (!cut) return false
    const { element, draft } = cut
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

  function press(start: Point, isTouch: boolean): Gesture | null {
    const { cropping: draft } = model.view()
    if (!draft) return null
    const handle = sideAt(model.view(), start, isTouch ? TOUCH_REACH : REACH)
    if (!handle && !isOnPicture(model.view(), start)) {
      apply()
      return null
    }
    return pullGesture(model, draft, handle, start)
  }

  function onKey(event: KeyboardEvent) {
    const { cropping } = model.view()
    if (!cropping) return
    const next = event.key === 'Enter' ? 'apply' : cropKey(cropping, event)
    if (!next) return
    if (next === 'apply') apply()
    else show(model, cropping, next, null)
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
    cursor: (at) => cropCursor(model.view(), at),
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
