import type { ChartPoint } from '../chart/index.ts'

const DAY = 86_400_000
const LAST = Date.UTC(2026, 10, 20)

/** Daily sales that look real and are the same on every draw, with one gap. */
export function sampleDays(days: number, scale = 1): ChartPoint[] {
  return Array.from({ length: days }, (_, at) => {
    const fromEnd = days - 1 - at
    const value = Math.round(scale * (420 + 180 * Math.sin(fromEnd / 4) + ((fromEnd * 37) % 90)))
    return { time: LAST - fromEnd * DAY, value: fromEnd === 5 ? null : value }
  })
}

/** The sum of what is known. */
export const sumOf = (points: readonly ChartPoint[]) =>
  points.reduce((sum, { value }) => sum + (value ?? 0), 0)
