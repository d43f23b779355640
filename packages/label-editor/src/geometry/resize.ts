import type { Box } from './box.ts'
import { type Frame, type Handle, middleOf, PULLS, turned } from './handles.ts'
import type { Point } from './viewport.ts'

interface ResizeOptions {
  keepsRatio: boolean
  /** The middle stays instead of the opposite side. */
  fromCentre: boolean
  /** Smallest side. */
  least: number
}

/** Pulls one side: how long it becomes. */
const pulled = (length: number, pull: number, by: number, fromCentre: boolean, least: number) =>
  pull === 0 ? length : Math.max(Math.min(least, length), length + pull * by * (fromCentre ? 2 : 1))

/** Sides that keep the ratio of the frame: the side that was pulled further decides, an edge takes the other along. */
function inRatio(frame: Frame, pull: Point, width: number, height: number) {
  if (frame.width <= 0 || frame.height <= 0) return { width, height }
  const [wide, high] = [width / frame.width, height / frame.height]
  const scale = pull.x === 0 ? high : pull.y === 0 ? wide : Math.max(wide, high)
  return { width: frame.width * scale, height: frame.height * scale }
}

/**
 * The frame after one of its handles was pulled. The opposite side or corner stays where it is on the page, also when
 * the frame is turned.
 * @param by How far the pointer has moved on the page.
 */
export function resizeFrame(
  frame: Frame,
  handle: Exclude<Handle, 'turn'>,
  by: Point,
  options: ResizeOptions,
): Frame {
  const pull = PULLS[handle]
  const own = turned(by, -frame.rotation)
  const free = {
    width: pulled(frame.width, pull.x, own.x, options.fromCentre, options.least),
    height: pulled(frame.height, pull.y, own.y, options.fromCentre, options.least),
  }
  const { width, height } = options.keepsRatio ? inRatio(frame, pull, free.width, free.height) : free
  const middle = middleOf(frame)
  const shift = options.fromCentre
    ? { x: 0, y: 0 }
    : turned(
        { x: (pull.x * (width - frame.width)) / 2, y: (pull.y * (height - frame.height)) / 2 },
        frame.rotation,
      )
  return {
    x: middle.x + shift.x - width / 2,
    y: middle.y + shift.y - height / 2,
    width,
    height,
    rotation: frame.rotation,
  }
}

/**
 * The box of one member when the frame around several was resized from `before` to `after`: it keeps its share. A member
 * turned by about a quarter takes the other side's share; one turned otherwise keeps its ratio.
 */
export function resizeMember(member: Frame, before: Box, after: Box): Box {
  const scaleX = before.width > 0 ? after.width / before.width : 1
  const scaleY = before.height > 0 ? after.height / before.height : 1
  const quarter = member.rotation % 180
  const isUpright = quarter === 0
  const isLying = quarter === 90
  const even = Math.min(scaleX, scaleY)
  const width = member.width * (isUpright ? scaleX : isLying ? scaleY : even)
  const height = member.height * (isUpright ? scaleY : isLying ? scaleX : even)
  const middle = middleOf(member)
  return {
    x: after.x + (middle.x - before.x) * scaleX - width / 2,
    y: after.y + (middle.y - before.y) * scaleY - height / 2,
    width,
    height,
  }
}
