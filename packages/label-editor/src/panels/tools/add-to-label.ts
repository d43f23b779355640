import { addElements } from '../../commands/change-elements.ts'
import type { LabelElement, TextElement } from '../../document/element.ts'
import { markFresh } from '../../editor/fresh-texts.ts'
import { boundsOf, contains } from '../../geometry/box.ts'
import type { Point } from '../../geometry/viewport.ts'
import { type Editor, shownIn } from '../editor.ts'
import { freePosition } from './free-position.ts'

/** Steps to the right and down where the label is full. */
const STEP = 200

/** Where a new element goes: the first free place of the label, on a full one near its middle. */
export function positionFor(editor: Editor, size: { width: number; height: number }): Point {
  const { document, page } = shownIn(editor.store.get())
  const whole = { x: 0, y: 0, width: page.width, height: page.height }
  // A frame around the whole label is in nobody's way.
  const taken = page.order
    .flatMap((id) => document.elements[id] ?? [])
    .map(boundsOf)
    .filter(
      (box) => !(box.width > page.width * 0.85 && box.height > page.height * 0.85 && contains(whole, box)),
    )
  const shift = (taken.length % 8) * STEP
  return (
    freePosition(size, taken, page) ?? {
      x: Math.round((page.width - size.width) / 2) + shift,
      y: Math.round((page.height - size.height) / 2) + shift,
    }
  )
}

/** Puts a new text on the label whose words stand for those that the user will type. */
export function addFreshText(editor: Editor, label: string, text: TextElement): void {
  addToLabel(editor, label, text)
  markFresh(editor.store, text)
}

/** Puts a new element on the label and selects it. */
export function addToLabel(editor: Editor, label: string, element: LabelElement): void {
  const { page } = shownIn(editor.store.get())
  const most = Math.max(500, page.width - 400)
  const sized = element.kind === 'text' && element.width > most ? { ...element, width: most } : element
  editor.store.run(label, addElements(page.id, [{ ...sized, ...positionFor(editor, sized) }]), [element.id])
  editor.canvas?.focus()
}
