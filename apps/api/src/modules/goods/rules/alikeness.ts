/** How alike two titles are by their grams (Dice coefficient): 0 nothing in common, 1 the same pairs. */
export function alikeness(mine: ReadonlySet<number>, other: readonly number[]): number {
  if (mine.size + other.length === 0) return 0
  let common = 0
  for (const gram of other) if (mine.has(gram)) common++
  return (2 * common) / (mine.size + other.length)
}
