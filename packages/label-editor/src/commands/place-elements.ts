import type { LabelElement } from '../document/element.ts'
import { type Alignment, alignShifts, distributeShifts } from '../geometry/arrange.ts'
import { boundsOf, normalDegrees } from '../geometry/box.ts'
import type { Length } from '../units/length.ts'
import { type Command, editElements } from './command.ts'

/** Moves by whole hundredths of a millimetre. */
export const moveElements =
  (ids: readonly string[], dx: Length, dy: Length): Command =>
  (document) =>
    dx === 0 && dy === 0
      ? document
      : editElements(document, ids, (element) => ({
          ...element,
          x: element.x + Math.round(dx),
          y: element.y + Math.round(dy),
        }))

/** Sets the box of one element; sizes below zero become zero. */
export const resizeElement =
  (id: string, box: { x: Length; y: Length; width: Length; height: Length }): Command =>
  (document) =>
    editElements(document, [id], (element) => ({
      ...element,
      x: Math.round(box.x),
      y: Math.round(box.y),
      width: Math.max(0, Math.round(box.width)),
      height: Math.max(0, Math.round(box.height)),
    }))

/** Turns each element around its own centre to an absolute angle. */
export const rotateElements =
  (ids: readonly string[], degrees: number): Command =>
  (document) => {
    const rotation = normalDegrees(degrees)
    return editElements(document, ids, (element) =>
      element.rotation === rotation ? element : { ...element, rotation },
    )
  }

type Shifts = (elements: readonly LabelElement[]) => { dx: Length; dy: Length }[]

const shiftEach =
  (ids: readonly string[], shiftsOf: Shifts): Command =>
  (document) => {
    const elements = ids.flatMap((id) => document.elements[id] ?? []).filter((element) => !element.isLocked)
    const shifts = shiftsOf(elements)
    return elements.reduce((next, { id }, at) => {
      const shift = shifts[at]
      return shift ? moveElements([id], shift.dx, shift.dy)(next) : next
    }, document)
  }

/** Lines the elements up with each other. */
export const alignElements = (ids: readonly string[], alignment: Alignment): Command =>
  shiftEach(ids, (elements) => alignShifts(elements.map(boundsOf), alignment))

/** Makes the gaps between the elements equal. */
export const distributeElements = (ids: readonly string[], axis: 'x' | 'y'): Command =>
  shiftEach(ids, (elements) => distributeShifts(elements.map(boundsOf), axis))

/** Gives all elements the width, the height or both of the first. */
export const sameSize =
  (ids: readonly string[], sides: readonly ('width' | 'height')[]): Command =>
  (document) => {
    const model = ids.map((id) => document.elements[id]).find(Boolean)
    if (!model) return document
    return editElements(document, ids, (element) =>
      sides.every((side) => element[side] === model[side])
        ? element
        : { ...element, ...Object.fromEntries(sides.map((side) => [side, model[side]])) },
    )
  }
