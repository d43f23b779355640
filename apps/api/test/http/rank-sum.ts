/**
 * Area under the ROC curve of telling `a` from `b` by size: 0.5 when nothing can be told, 1 when every `a` is larger.
 * The statistic of Mann and Whitney; equal values count half.
 */
export function rocAuc(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))]
  all.sort((x, y) => x.value - y.value)
  let ranksOfA = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to++
    const rank = (from + 1 + to) / 2
    for (let i = from; i < to; i++) if (all[i]?.isA) ranksOfA += rank
    from = to
  }
  return (ranksOfA - (a.length * (a.length + 1)) / 2) / (a.length * b.length)
}
