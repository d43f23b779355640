const STEPS = 10

/** A number ten steps up (1) or down (-1), within its bounds, without the noise of binary fractions. An empty field starts at its lowest number, or 0. */
export function afterPage(
  value: number,
  way: 1 | -1,
  { min, max, step }: { min: number | undefined; max: number | undefined; step: number },
): number {
  const from = Number.isNaN(value) ? (min ?? 0) : value
  const next = Number((from + way * STEPS * step).toFixed(10))
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next))
}
