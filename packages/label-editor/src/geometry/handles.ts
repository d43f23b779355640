import type { Point } from './viewport.ts'

/** Compass places of the handles; `turn` is the knob above the frame. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'turn'

/** A box that may be turned around its middle: one element, or the upright bounds of several. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
  /** Degrees clockwise. */
  rotation: number
}

/** Where each side handle pulls: -1 is left or top, 1 right or bottom, 0 neither. */
export const PULLS: Readonly<Record<Exclude<Handle, 'turn'>, Point>> = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
}

/** A vector turned clockwise by degrees. */
export function turned({ x, y }: Point, degrees: number): Point {
  if (degrees === 0) return { x, y }
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

export const middleOf = ({ x, y, width, height }: Omit<Frame, 'rotation'>): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** A point of the page seen from the frame's own upright box. */
export function intoFrame(frame: Frame, point: Point): Point {
  const middle = middleOf(frame)
  const back = turned({ x: point.x - middle.x, y: point.y - middle.y }, -frame.rotation)
  return { x: back.x + middle.x, y: back.y + middle.y }
}

/**
 * Where the handles are on the page.
 * @param knob How far the turning knob is above the frame.
 */
export function handlePositions(frame: Frame, knob: number): { handle: Handle; at: Point }[] {
  const middle = middleOf(frame)
  const onPage = (x: number, y: number) => {
    const { x: dx, y: dy } = turned({ x, y }, frame.rotation)
    return { x: middle.x + dx, y: middle.y + dy }
  }
  const sides = Object.entries(PULLS).map(([handle, pull]) => ({
    handle: handle as Handle,
    at: onPage((pull.x * frame.width) / 2, (pull.y * frame.height) / 2),
  }))
  return [...sides, { handle: 'turn', at: onPage(0, -frame.height / 2 - knob) }]
}

/** The four corners of a frame on the page, clockwise from the top left. */
export function cornersOf(frame: Frame): Point[] {
  const middle = middleOf(frame)
  return [PULLS.nw, PULLS.ne, PULLS.se, PULLS.sw].map((pull) => {
    const { x, y } = turned({ x: (pull.x * frame.width) / 2, y: (pull.y * frame.height) / 2 }, frame.rotation)
    return { x: middle.x + x, y: middle.y + y }
  })
}
