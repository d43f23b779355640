/** How far one point between two that are known moves, on one axis. OpenType, gvar: inferred deltas. */
function inferred(
  at: number,
  first: number,
  second: number,
  firstDelta: number,
  secondDelta: number,
): number {
  if (first === second) return firstDelta === secondDelta ? firstDelta : 0
  const [low, high, lowDelta, highDelta] =
    first < second ? [first, second, firstDelta, secondDelta] : [second, first, secondDelta, firstDelta]
  if (at <= low) return lowDelta
  if (at >= high) return highDelta
  return lowDelta + ((highDelta - lowDelta) * (at - low)) / (high - low)
}

/**
 * Fills in the points that a delta list leaves out, contour by contour, from the known ones around them.
 * @param at Where the points are before they move.
 * @param isKnown 1 for points that the list names.
 * @param ends Places after the last point of each contour.
 */
export function inferDeltas(
  deltas: Float64Array,
  at: ArrayLike<number>,
  isKnown: Uint8Array,
  ends: readonly number[],
): void {
  let start = 0
  for (const end of ends) {
    const known: number[] = []
    for (let point = start; point < end; point++) if (isKnown[point] === 1) known.push(point)
    known.forEach((from, index) => {
      const to = known[(index + 1) % known.length] ?? from
      for (let point = from + 1; ; point++) {
        if (point >= end) point = start
        if (point === to || (known.length === 1 && point === from)) break
        deltas[point] = inferred(
          at[point] ?? 0,
          at[from] ?? 0,
          at[to] ?? 0,
          deltas[from] ?? 0,
          deltas[to] ?? 0,
        )
      }
    })
    start = end
  }
}
