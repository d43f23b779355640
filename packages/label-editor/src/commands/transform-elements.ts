import type { LabelElement } from '../document/element.ts'
import { withBox } from '../elements/element-registry.ts'
import { type Box, boundsOf, normalDegrees, unionOf } from '../geometry/box.ts'
import { type Frame, middleOf } from '../geometry/handles.ts'
import { resizeMember } from '../geometry/resize.ts'
import { turnMember } from '../geometry/turn.ts'
import { type Command, editElements } from './command.ts'

const whole = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(0, Math.round(width)),
  height: Math.max(0, Math.round(height)),
})

/** The frame around a selection: of one element its own turned box, of several the upright bounds. */
export function frameOf(elements: readonly LabelElement[]): Frame | null {
  const [only, ...others] = elements
  if (only && others.length === 0) return only
  const union = unionOf(elements.map(boundsOf))
  return union && { ...union, rotation: 0 }
}

/** Resizes a selection as its frame was resized; barcodes take the bars that fit. */
export const resizeSelection =
  (ids: readonly string[], before: Frame, after: Frame): Command =>
  (document) =>
    editElements(document, ids, (element) => {
      const box = ids.length === 1 ? whole(after) : whole(resizeMember(element, before, after))
      return withBox(element, box, document.dpi)
    })

/** Turns a selection by degrees around the middle of its frame. */
export const turnSelection =
  (ids: readonly string[], frame: Frame, degrees: number): Command =>
  (document) => {
    const around = middleOf(frame)
    return editElements(document, ids, (element) => {
      const { x, y, rotation } = turnMember(element, around, degrees)
      return { ...element, x: Math.round(x), y: Math.round(y), rotation: normalDegrees(rotation) }
    })
  }

/** Sets place, size or angle of each element on its own, as typed into the inspector. */
export const setPosition =
  (ids: readonly string[], place: Partial<Frame>): Command =>
  (document) =>
    editElements(document, ids, (element) => {
      const { rotation = element.rotation, ...box } = place
      const next = whole({ x: element.x, y: element.y, width: element.width, height: element.height, ...box })
      return { ...withBox(element, next, document.dpi), rotation: normalDegrees(rotation) }
    })

/** Sets fields of one kind's record on elements that have them; the inspector reads the fields from the registry. */
export const editFields =
  (ids: readonly string[], fields: Readonly<Record<string, unknown>>): Command =>
  (document) =>
    editElements(document, ids, (element) =>
      Object.keys(fields).every((key) => key in element && key !== 'id' && key !== 'kind')
        ? ({ ...element, ...fields } as LabelElement)
        : element,
    )
