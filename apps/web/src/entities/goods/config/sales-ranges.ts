import type { RangePreset } from '#shared/board'

const ranges = (...pairs: readonly (readonly [number, number])[]): readonly RangePreset[] =>
  pairs.map(([min, max]) => ({ min, max }))

/** Preset ranges of the specification, section 9; both ends included. */
export const TOTAL_SALES = ranges(
  [0, 1000],
  [0, 2000],
  [0, 3000],
  [1000, 2000],
  [2000, 5000],
  [5000, 10_000],
  [10_000, 50_000],
  [50_000, 100_000],
  [100_000, 1_000_000],
)
export const DAILY_SALES = ranges([1, 50], [50, 100], [100, 500], [500, 1000], [1000, 100_000])
export const WEEKLY_SALES = ranges([0, 500], [500, 1000], [1000, 2000], [2000, 5000], [5000, 10_000])
export const MONTHLY_SALES = ranges([0, 500], [500, 1000], [1000, 5000], [5000, 10_000], [10_000, 1_000_000])
export const COMMENTS = ranges(
  [0, 10],
  [10, 50],
  [50, 100],
  [100, 500],
  [500, 1000],
  [1000, 5000],
  [5000, 1_000_000],
)
/** Prices in US cents: our own steps, the specification names none. */
export const PRICES: readonly RangePreset[] = [
  { max: 500 },
  { min: 500, max: 1000 },
  { min: 1000, max: 2000 },
  { min: 2000, max: 5000 },
  { min: 5000 },
]
/** Stars: our own steps. */
export const SCORES: readonly RangePreset[] = [{ min: 4.8 }, { min: 4.5 }, { min: 4 }, { max: 3.9 }]
/** Days since listing (page catalogue, T1). */
export const LISTED_DAYS = [3, 7, 15, 30] as const
/** Percent off, same items, commission in percent, creators, colours or sizes: our own steps. */
export const DISCOUNTS: readonly RangePreset[] = [{ min: 20 }, { min: 40 }, { min: 60 }]
export const SAME_ITEMS: readonly RangePreset[] = [{ max: 0 }, { max: 3 }, { max: 10 }, { min: 10 }]
export const COMMISSIONS: readonly RangePreset[] = [
  { max: 5 },
  { min: 5, max: 10 },
  { min: 10, max: 20 },
  { min: 20 },
]
export const CREATORS: readonly RangePreset[] = [{ max: 10 }, { min: 10, max: 100 }, { min: 100 }]
export const VARIANTS: readonly RangePreset[] = [{ max: 1 }, { min: 2, max: 4 }, { min: 5 }]
/** Shoppers who keep a product: our own steps. */
export const WISHES: readonly RangePreset[] = [{ max: 100 }, { min: 100, max: 1000 }, { min: 1000 }]
