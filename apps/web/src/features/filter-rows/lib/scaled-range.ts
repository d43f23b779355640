import type { NumberBounds } from '@haixuan/rules'
import type { RangeOptions, RangePreset } from '#shared/board'

/** Both ends as people type them; null is open. */
interface TypedRange {
  min: number | null
  max: number | null
}

type Scale = Pick<RangeOptions, 'scale' | 'digits'>
/** Bounds of both ends. */
export type RangeBounds = Readonly<Record<'min' | 'max', Pick<NumberBounds, 'maximum'>>>

/** Units of the parameter as people type them: 1250 cents are 12.5. */
export function typedRange({ min, max }: RangePreset, { scale = 1 }: Scale): TypedRange {
  return { min: min === undefined ? null : min / scale, max: max === undefined ? null : max / scale }
}

/** Typed ends in units of the parameter, rounded to what it can hold and never above its largest value. */
export function paramRange(
  { min, max }: TypedRange,
  { scale = 1, digits = 0 }: Scale,
  bounds: RangeBounds,
): RangePreset {
  const param = (value: number, { maximum }: Pick<NumberBounds, 'maximum'>) => {
    const exact = scale === 1 ? Number(value.toFixed(digits)) : Math.round(value * scale)
    return Math.min(exact, maximum)
  }
  return {
    ...(min === null ? {} : { min: param(min, bounds.min) }),
    ...(max === null ? {} : { max: param(max, bounds.max) }),
  }
}
