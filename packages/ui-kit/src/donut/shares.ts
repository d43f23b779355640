export type Slice = { readonly id: string; readonly label: string; readonly value: number }

type Share = Slice & {
  /** Tenths of a percent; all shares together are exactly 1000. */
  readonly permille: number
  /** Position on the ring, 0 to 1. */
  readonly start: number
  readonly end: number
}

const OTHERS = '__others'

/**
 * Shares of a whole, largest first. What comes after `limit` slices is put together as 其他. Rounded so
 * that the shown percentages add up to 100.0 (largest remainder). Values that are not above 0 take no part.
 */
export function sharesOf(slices: readonly Slice[], limit = 7): Share[] {
  const sorted = slices.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)
  const shown = sorted.length > limit ? sorted.slice(0, limit - 1) : sorted
  const rest = sorted.slice(shown.length)
  const parts: Slice[] =
    rest.length > 0
      ? [...shown, { id: OTHERS, label: '其他', value: rest.reduce((sum, { value }) => sum + value, 0) }]
      : shown
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const exact = parts.map(({ value }) => (value / total) * 1000)
  const permilles = exact.map(Math.floor)
  const missing = 1000 - permilles.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, left: value % 1 }))
    .sort((a, b) => b.left - a.left)
  for (const { index } of byRemainder.slice(0, missing)) permilles[index] = (permilles[index] ?? 0) + 1
  let at = 0
  return parts.map((part, index) => {
    const start = at
    at += part.value / total
    return { ...part, permille: permilles[index] ?? 0, start, end: at }
  })
}

/** From here on a share is drawn as a whole ring: its ends would be one point, and from a point to itself there is no arc. */
const WHOLE = 0.99999

/** An arc of a ring as an SVG path around (0, 0); a whole ring has no seam. */
export function arcPath(start: number, end: number, outer: number, inner: number): string {
  const point = (share: number, radius: number) => {
    const angle = share * 2 * Math.PI
    return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`
  }
  const arc = (radius: number, isClockwise: boolean, to: number, isBig = false) =>
    `A${radius} ${radius} 0 ${isBig ? 1 : 0} ${isClockwise ? 1 : 0} ${point(to, radius)}`
  if (end - start >= WHOLE) {
    // Two halves each, for the same reason. The inner circle goes the other way and is a hole.
    const circle = (radius: number, isClockwise: boolean) =>
      `M${point(0, radius)}${arc(radius, isClockwise, 0.5)}${arc(radius, isClockwise, 0)}Z`
    return circle(outer, true) + circle(inner, false)
  }
  const isBig = end - start > 0.5
  return `M${point(start, outer)}${arc(outer, true, end, isBig)}L${point(end, inner)}${arc(inner, false, start, isBig)}Z`
}
