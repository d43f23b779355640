/** Digits of a number without an exponent, rounded to the 15 that Excel keeps. */
export function generalDigits(value: number): string {
  const kept = Number(value.toPrecision(15))
  if (!String(kept).includes('e')) return String(kept)
  return Number.isInteger(kept) ? BigInt(kept).toString() : kept.toFixed(20).replace(/0+$/, '')
}
