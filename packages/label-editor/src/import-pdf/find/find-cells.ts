import { type Ink, inkProfiles, type PixelBox } from './ink.ts'

/** The part of a page that belongs to one code: up to the middle of the white between it and its neighbours. */
interface Cell {
  code: number
  box: PixelBox
}

interface Span {
  from: number
  to: number
}

/** Runs of blank lines between two places. */
function gapsBetween(profile: Uint32Array, from: number, to: number): Span[] {
  const gaps: Span[] = []
  let start = -1
  for (let at = Math.max(0, from); at < Math.min(profile.length, to); at++) {
    if ((profile[at] as number) > 0) {
      if (start >= 0) gaps.push({ from: start, to: at })
      start = -1
    } else if (start < 0) start = at
  }
  return gaps
}

const shared = (a: Span, b: Span) => Math.min(a.to, b.to) - Math.max(a.from, b.from)

/** The place to cut: the gap where one label ends as the last one does and the next begins as the first one does. */
function cutIn(gaps: readonly Span[], ideal: Span): { at: number; width: number } | null {
  const [first] = gaps
  if (!first) return null
  const widest = gaps.reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best), first)
  const best =
    ideal.to > ideal.from
      ? gaps.reduce((found, gap) => (shared(gap, ideal) > shared(found, ideal) ? gap : found), widest)
      : widest
  return { at: Math.round((best.from + best.to) / 2), width: best.to - best.from }
}

/** Where white lines part the codes along one direction. */
function cutsAlong(profile: Uint32Array, codes: readonly Span[]): { at: number; width: number }[] {
  const sorted = [...codes].sort((a, b) => a.from + a.to - b.from - b.to)
  const isInk = (count: number) => count > 0
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return []
  const above = first.from - profile.findIndex(isInk)
  const below = profile.findLastIndex(isInk) - last.to
  return sorted.slice(1).flatMap((next, index) => {
    const before = sorted[index] as Span
    const middle = (span: Span) => Math.round((span.from + span.to) / 2)
    const gaps = gapsBetween(profile, middle(before), middle(next))
    return cutIn(gaps, { from: before.to + below, to: next.from - above }) ?? []
  })
}

const widestOf = (cuts: readonly { width: number }[]) => Math.max(0, ...cuts.map(({ width }) => width))

/**
 * Parts a page among its codes along the white between them, again and again, until each is alone. Codes that no
 * white parts keep their own boxes.
 * @param codes Boxes of the codes that were found.
 */
export function findCells(ink: Ink, part: PixelBox, codes: readonly PixelBox[]): Cell[] {
  const numbered = codes.map((box, code) => ({ code, box }))
  return cellsOf(ink, part, numbered)
}

function cellsOf(ink: Ink, part: PixelBox, codes: readonly Cell[]): Cell[] {
  const [only] = codes
  if (!only) return []
  if (codes.length === 1) return [{ code: only.code, box: part }]
  const { rows, columns } = inkProfiles(ink, part)
  const down = cutsAlong(
    rows,
    codes.map(({ box }) => ({ from: box.y - part.y, to: box.y + box.height - part.y })),
  )
  const across = cutsAlong(
    columns,
    codes.map(({ box }) => ({ from: box.x - part.x, to: box.x + box.width - part.x })),
  )
  if (down.length === 0 && across.length === 0) return codes.map((cell) => ({ ...cell }))
  const isDown = widestOf(down) >= widestOf(across)
  const length = isDown ? part.height : part.width
  const edges = [0, ...new Set((isDown ? down : across).map(({ at }) => at)), length].sort((a, b) => a - b)
  return edges.slice(1).flatMap((to, index) => {
    const from = edges[index] as number
    const piece = isDown
      ? { ...part, y: part.y + from, height: to - from }
      : { ...part, x: part.x + from, width: to - from }
    const inside = codes.filter(({ box }) => {
      const middle = isDown ? box.y + box.height / 2 : box.x + box.width / 2
      const start = isDown ? piece.y : piece.x
      return middle >= start && middle < start + (to - from)
    })
    return cellsOf(ink, piece, inside)
  })
}
