import type { Length } from '../units/length.ts'
import { type Box, unionOf } from './box.ts'

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/** How far each box moves so that all line up inside `frame` (the selection's own bounds by default). */
export function alignShifts(
  boxes: readonly Box[],
  alignment: Alignment,
  frame = unionOf(boxes),
): { dx: Length; dy: Length }[] {
  if (!frame) return []
  return boxes.map((box) => {
    const slackX = frame.width - box.width
    const slackY = frame.height - box.height
    const toX = { left: 0, center: slackX / 2, right: slackX }[alignment as 'left' | 'center' | 'right']
    const toY = { top: 0, middle: slackY / 2, bottom: slackY }[alignment as 'top' | 'middle' | 'bottom']
    return {
      dx: toX === undefined ? 0 : Math.round(frame.x + toX - box.x),
      dy: toY === undefined ? 0 : Math.round(frame.y + toY - box.y),
    }
  })
}

/**
 * How far each box moves so that the gaps between neighbours are equal; the outermost two stay.
 * Gaps differ by at most one hundredth of a millimetre, since lengths are integers.
 */
export function distributeShifts(boxes: readonly Box[], axis: 'x' | 'y'): { dx: Length; dy: Length }[] {
  const size = axis === 'x' ? 'width' : 'height'
  const inOrder = boxes
    .map((box, at) => ({ box, at }))
    .sort((a, b) => a.box[axis] - b.box[axis] || a.at - b.at)
  const shifts = boxes.map(() => ({ dx: 0, dy: 0 }))
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last || inOrder.length < 3) return shifts
  const span = last.box[axis] + last.box[size] - first.box[axis]
  const gap = (span - inOrder.reduce((sum, { box }) => sum + box[size], 0)) / (inOrder.length - 1)
  let at = first.box[axis]
  for (const { box, at: index } of inOrder) {
    const shift = Math.round(at) - box[axis]
    shifts[index] = axis === 'x' ? { dx: shift, dy: 0 } : { dx: 0, dy: shift }
    at += box[size] + gap
  }
  return shifts
}
