/**
 * Fills gaps between two known figures in a straight line, rounded to whole ones. What is before the first or after the
 * last stays open: nothing is invented there.
 */
export function fillLinearly(values: readonly (number | null)[]): (number | null)[] {
  const filled = [...values]
  let from: number | null = null
  let known = 0
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    if (from !== null) {
      // Multiplied before it is divided: a half stays a half, and is rounded up.
      for (let i = known + 1; i < index; i++)
        filled[i] = Math.round(from + ((value - from) * (i - known)) / (index - known))
    }
    from = value
    known = index
  }
  return filled
}
