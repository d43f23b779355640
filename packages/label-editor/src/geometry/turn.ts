import { type Frame, middleOf, turned } from './handles.ts'
import type { Point } from './viewport.ts'

/** Degrees clockwise from straight up of a point seen from the middle of a frame. */
export function angleTo(middle: Point, point: Point): number {
  return (Math.atan2(point.x - middle.x, middle.y - point.y) * 180) / Math.PI
}

/** Multiples of 15° pull from 3° away; with `always` there is nothing between them. */
export function snapAngle(degrees: number, always: boolean): number {
  const nearest = Math.round(degrees / 15) * 15
  return always || Math.abs(degrees - nearest) <= 3 ? nearest : Math.round(degrees)
}

/** Where a member of a turned selection comes to be: it turns around the common middle and around its own. */
export function turnMember(
  member: Frame,
  around: Point,
  degrees: number,
): { x: number; y: number; rotation: number } {
  const middle = middleOf(member)
  const { x, y } = turned({ x: middle.x - around.x, y: middle.y - around.y }, degrees)
  return {
    x: around.x + x - member.width / 2,
    y: around.y + y - member.height / 2,
    rotation: member.rotation + degrees,
  }
}
