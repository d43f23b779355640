import type { PathNode, ShapeElement } from '../../document/element.ts'
import { middleOf, turned } from '../../geometry/handles.ts'
import type { Point } from '../../geometry/viewport.ts'
import { boundsOfPath, pathText } from './path-curve.ts'

/** A path while it is drawn: nodes are lengths of the page, seen from `origin` along the path's own sides. */
export interface PathDraft {
  origin: Point
  /** Degrees clockwise. */
  rotation: number
  nodes: readonly PathNode[]
  isClosed: boolean
}

export const EMPTY_PATH: PathDraft = { origin: { x: 0, y: 0 }, rotation: 0, nodes: [], isClosed: false }

/** Strokes are inside the box, as those of all shapes. */
const insetOf = ({ isFilled, strokeWidth }: Pick<ShapeElement, 'isFilled' | 'strokeWidth'>) =>
  isFilled ? 0 : strokeWidth / 2

const scaled = (node: PathNode, by: Point): PathNode => {
  const vector = (one: Point | null) => one && { x: one.x * by.x, y: one.y * by.y }
  return { x: node.x * by.x, y: node.y * by.y, before: vector(node.before), after: vector(node.after) }
}
const shifted = (node: PathNode, by: Point): PathNode => ({ ...node, x: node.x + by.x, y: node.y + by.y })

/** The nodes of a shape as lengths from the top left of its box. */
function nodesInBox(shape: ShapeElement): PathNode[] {
  const inset = insetOf(shape)
  const space = {
    x: Math.max(0, shape.width - inset * 2),
    y: Math.max(0, shape.height - inset * 2),
  }
  return shape.nodes.map((node) => shifted(scaled(node, space), { x: inset, y: inset }))
}

export const pathOfShape = (shape: ShapeElement): string => pathText(nodesInBox(shape), shape.isClosed)

/** The draft of a path as it is on the page. */
export function beginPath(shape: ShapeElement): PathDraft {
  const half = { x: -shape.width / 2, y: -shape.height / 2 }
  return {
    origin: middleOf(shape),
    rotation: shape.rotation,
    nodes: nodesInBox(shape).map((node) => shifted(node, half)),
    isClosed: shape.isClosed,
  }
}

/** Finer than a hundredth of a millimetre on any label. */
const share = (value: number) => Math.round(value * 1e6) / 1e6
const sharesOf = (node: PathNode, space: Point): PathNode => {
  const by = { x: space.x > 0 ? 1 / space.x : 0, y: space.y > 0 ? 1 / space.y : 0 }
  const one = scaled(node, by)
  const vector = (of: Point | null) => of && { x: share(of.x), y: share(of.y) }
  return { x: share(one.x), y: share(one.y), before: vector(one.before), after: vector(one.after) }
}

/** The shape with the draft as its path: nothing that is drawn moves by more than a hundredth of a millimetre. */
export function withPath<S extends ShapeElement>(shape: S, draft: PathDraft): S {
  const bounds = boundsOfPath(draft.nodes, draft.isClosed)
  if (!bounds) return shape
  const inset = insetOf(shape)
  const size = {
    width: Math.max(1, Math.round(bounds.width + inset * 2)),
    height: Math.max(1, Math.round(bounds.height + inset * 2)),
  }
  const middle = turned(middleOf(bounds), draft.rotation)
  const at = {
    x: Math.round(draft.origin.x + middle.x - size.width / 2),
    y: Math.round(draft.origin.y + middle.y - size.height / 2),
  }
  const space = { x: Math.max(0, size.width - inset * 2), y: Math.max(0, size.height - inset * 2) }
  const nodes = draft.nodes.map((node) => sharesOf(shifted(node, { x: -bounds.x, y: -bounds.y }), space))
  return { ...shape, ...size, ...at, shape: 'path', nodes, isClosed: draft.isClosed }
}

/** A point of the page as the draft's nodes are measured. */
export const intoDraft = ({ origin, rotation }: PathDraft, point: Point): Point =>
  turned({ x: point.x - origin.x, y: point.y - origin.y }, -rotation)

/** The reverse. */
export function ontoPage({ origin, rotation }: PathDraft, place: Point): Point {
  const { x, y } = turned(place, rotation)
  return { x: origin.x + x, y: origin.y + y }
}

const changed = (draft: PathDraft, at: number, change: (node: PathNode) => PathNode): PathDraft => ({
  ...draft,
  nodes: draft.nodes.map((node, index) => (index === at ? change(node) : node)),
})

export const addNode = (draft: PathDraft, { x, y }: Point): PathDraft => ({
  ...draft,
  nodes: [...draft.nodes, { x, y, before: null, after: null }],
})

export const moveNode = (draft: PathDraft, at: number, by: Point): PathDraft =>
  changed(draft, at, (node) => shifted(node, by))

/** @param mirrors The other handle follows, so that the line runs smoothly through the node. */
export const pullHandle = (
  draft: PathDraft,
  at: number,
  side: 'before' | 'after',
  vector: Point,
  mirrors: boolean,
): PathDraft =>
  changed(draft, at, (node) => ({
    ...node,
    ...(mirrors ? { before: { x: -vector.x, y: -vector.y }, after: { x: -vector.x, y: -vector.y } } : {}),
    [side]: vector,
  }))

/** A path of two nodes is the least there is: it loses none. */
export const removeNode = (draft: PathDraft, at: number): PathDraft =>
  draft.nodes.length > 2 ? { ...draft, nodes: draft.nodes.filter((_, index) => index !== at) } : draft

/** A corner becomes smooth along the line between its neighbours, a smooth node becomes a corner. */
export function toggleSmooth(draft: PathDraft, at: number): PathDraft {
  const { nodes, isClosed } = draft
  const neighbour = (step: number) =>
    nodes[isClosed ? (at + step + nodes.length) % nodes.length : at + step] ?? nodes[at]
  const [before, after] = [neighbour(-1), neighbour(1)]
  return changed(draft, at, (node) => {
    if (node.before || node.after) return { ...node, before: null, after: null }
    if (!before || !after) return node
    const pull = { x: (after.x - before.x) / 6, y: (after.y - before.y) / 6 }
    return { ...node, before: { x: -pull.x, y: -pull.y }, after: pull }
  })
}
