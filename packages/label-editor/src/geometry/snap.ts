import type { Length } from '../units/length.ts'
import type { Box } from './box.ts'

/** A line that something snapped to, to be drawn while the gesture lasts. */
export interface Guide {
  axis: 'x' | 'y'
  at: Length
  kind: 'edge' | 'centre' | 'gap' | 'guide'
}

export interface Snap {
  dx: Length
  dy: Length
  guides: Guide[]
}

interface Pull {
  shift: Length
  guide: Guide
}

const edgesOf = (start: Length, size: Length) =>
  [
    { at: start, kind: 'edge' },
    { at: start + size / 2, kind: 'centre' },
    { at: start + size, kind: 'edge' },
  ] as const

/**
 * The nearest pull of one axis: edges and centres of the moving box against those of the others. Asked in every frame of
 * a gesture for hundreds of boxes, so nothing is made for those that do not pull.
 */
function alignmentPulls(axis: 'x' | 'y', moving: Box, others: readonly Box[], reach: Length): Pull[] {
  const size = axis === 'x' ? 'width' : 'height'
  const [start, half] = [moving[axis], moving[size] / 2]
  let best: { shift: Length; at: Length; kind: 'edge' | 'centre' } | undefined
  for (const other of others) {
    const otherHalf = other[size] / 2
    for (let line = 0; line < 3; line++) {
      const at = other[axis] + otherHalf * line
      for (let mine = 0; mine < 3; mine++) {
        const shift = Math.round(at - start - half * mine)
        if (Math.abs(shift) > reach || (best && Math.abs(shift) >= Math.abs(best.shift))) continue
        best = { shift, at: Math.round(at), kind: line === 1 ? 'centre' : 'edge' }
      }
    }
  }
  return best ? [{ shift: best.shift, guide: { axis, at: best.at, kind: best.kind } }] : []
}

type Span = readonly [start: Length, end: Length]

/** Where the boxes that are in one line with the moving one begin and end. */
function inLine(axis: 'x' | 'y', moving: Box, others: readonly Box[]): Span[] {
  const [size, cross, crossSize] =
    axis === 'x' ? (['width', 'y', 'height'] as const) : (['height', 'x', 'width'] as const)
  return others
    .filter(
      (other) =>
        other[cross] < moving[cross] + moving[crossSize] && moving[cross] < other[cross] + other[crossSize],
    )
    .map((other) => [other[axis], other[axis] + other[size]])
}

const lastBefore = (spans: readonly Span[], at: Length) =>
  spans.reduce<Span | undefined>(
    (best, span) => (span[1] <= at && span[1] > (best?.[1] ?? -Infinity) ? span : best),
    undefined,
  )
const firstAfter = (spans: readonly Span[], at: Length) =>
  spans.reduce<Span | undefined>(
    (best, span) => (span[0] >= at && span[0] < (best?.[0] ?? Infinity) ? span : best),
    undefined,
  )

/** Pulls to the middle between two neighbours, and to the gap that two boxes on one side already keep. */
function gapPulls(axis: 'x' | 'y', moving: Box, others: readonly Box[], reach: Length): Pull[] {
  const length = moving[axis === 'x' ? 'width' : 'height']
  const start = moving[axis]
  const spans = inLine(axis, moving, others)
  const left = lastBefore(spans, start + reach)
  const right = firstAfter(spans, start + length - reach)
  const places: Length[] = []
  if (left && right) places.push((left[1] + right[0] - length) / 2)
  const beyondLeft = left && lastBefore(spans, left[0])
  if (beyondLeft) places.push(left[1] + left[0] - beyondLeft[1])
  const beyondRight = right && firstAfter(spans, right[1])
  if (beyondRight) places.push(right[0] - (beyondRight[0] - right[1]) - length)
  return places
    .map((place) => Math.round(place))
    .map((at): Pull => ({ shift: at - start, guide: { axis, at, kind: 'gap' } }))
    .filter(({ shift }) => Math.abs(shift) <= reach)
}

const nearest = (pulls: readonly Pull[]) =>
  pulls.reduce<Pull | undefined>(
    (best, pull) => (!best || Math.abs(pull.shift) < Math.abs(best.shift) ? pull : best),
    undefined,
  )

/**
 * Where a box that is being moved wants to go: to edges, centres and equal gaps of the others, or to guides.
 * @param others Boxes that stay, the label itself among them.
 * @param reach How far a line pulls.
 */
export function snapMove(
  moving: Box,
  others: readonly Box[],
  guides: readonly { axis: 'x' | 'y'; at: Length }[],
  reach: Length,
): Snap {
  const result: Snap = { dx: 0, dy: 0, guides: [] }
  for (const axis of ['x', 'y'] as const) {
    const size = axis === 'x' ? 'width' : 'height'
    const toGuides = guides
      .filter((guide) => guide.axis === axis)
      .flatMap(({ at }) =>
        edgesOf(moving[axis], moving[size])
          .map((mine) => ({ shift: Math.round(at - mine.at), guide: { axis, at, kind: 'guide' as const } }))
          .filter(({ shift }) => Math.abs(shift) <= reach),
      )
    const pull = nearest([
      ...toGuides,
      ...alignmentPulls(axis, moving, others, reach),
      ...gapPulls(axis, moving, others, reach),
    ])
    if (!pull) continue
    result[axis === 'x' ? 'dx' : 'dy'] = pull.shift
    result.guides.push(pull.guide)
  }
  return result
}

/** The nearest whole number of printer dots. */
export function snapToDots(length: Length, dpi: number): Length {
  const dot = 2540 / dpi
  return Math.round(Math.round(length / dot) * dot)
}
