/** Steps that read well, as multiples of a power of ten. None leaves more than a third of an axis empty. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
/** A figure on the edge itself reads as a part of the frame: so much of it is space beyond. */
const BEYOND = 0.02
/** CSS pixels between two lines of the grid. */
const STEP_HEIGHT = 44

/** How many steps an axis of a height in CSS pixels is divided into, 2 to 6. */
export function stepCount(height: number): number {
  return Math.max(2, Math.min(6, Math.floor(height / STEP_HEIGHT)))
}

/** The least good step that is not below `size`. */
function goodStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  const step = STEPS.find((one) => one * power >= size * (1 - 1e-9)) ?? 10
  return tidy(step * power)
}

/** Without the dust of a sum of decimals: 0.3, not 0.30000000000000004. */
const tidy = (value: number) => Number(value.toPrecision(12))

/**
 * From zero, or from below the least figure, in equal good steps to above the greatest: half a scale exaggerates. Two axes
 * with the same number of steps share one grid, whatever each measures.
 * @param low the least figure shown
 * @param high the greatest
 * @returns where the axis begins and ends
 */
export function evenRange(low: number, high: number, steps: number): [number, number] {
  const [least, most] = [Math.min(0, low) * (1 + BEYOND), Math.max(0, high) * (1 + BEYOND)]
  if (least === most) return [0, steps]
  let step = goodStep((most - least) / steps)
  // A figure below zero takes whole steps, too, so that zero is a line of the grid.
  while (Math.ceil(-least / step) + Math.ceil(most / step) > steps) step = goodStep(step * 1.01)
  const below = Math.ceil(-least / step)
  return [tidy(-below * step) || 0, tidy((steps - below) * step)]
}

/** The lines of an axis that {@link evenRange} has laid out; one of them is zero, to the last bit. */
export function evenLines(from: number, to: number, steps: number): number[] {
  const step = (to - from) / steps
  const first = Math.round(from / step)
  return Array.from({ length: steps + 1 }, (_, index) => tidy((first + index) * step))
}
