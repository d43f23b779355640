/** Where the price bands begin, US cents. Stored by place: append only. */
export const BAND_STARTS: readonly number[] = [0, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000]

/** Place of the band of a price in US cents; -1 without a price. */
export function bandOf(cents: number): number {
  return cents < 0 ? -1 : BAND_STARTS.findLastIndex((start) => cents >= start)
}

/** The greatest price of a band, included; null in the last. */
export function bandEnd(band: number): number | null {
  const next = BAND_STARTS[band + 1]
  return next === undefined ? null : next - 1
}
