/** What is where a figure is missing. Missing is not zero. */
export const MISSING = '—'

const plain = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2, useGrouping: false })
const grouped = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 })

type Figure = number | null | undefined

/** Cuts down to one decimal: the `+` promises "at least", so a figure is never rounded up. */
function atLeast(magnitude: number, unit: number): string {
  // Dividing tenths keeps whole figures exact: 12300 / 100 is 123, where 12.3 * 10 would not be.
  return String(Math.floor(magnitude / (unit / 10)) / 10)
}

/**
 * The figure in brief, by the product's rule: above 1000 `k+`, above 100000 `w+` (ten thousands), above
 * 1e8 `亿+`; up to 1000 in full. The limits themselves are not above: 1000 stays `1000`, 100000 reads
 * `100k+`. Signs are kept; missing or not finite reads `—`.
 */
export function shortNumber(value: Figure): string {
  if (value == null || !Number.isFinite(value)) return MISSING
  const magnitude = Math.abs(value)
  const sign = value < 0 ? '-' : ''
  if (magnitude > 1e8) return `${sign}${atLeast(magnitude, 1e8)}亿+`
  if (magnitude > 100_000) return `${sign}${atLeast(magnitude, 10_000)}w+`
  if (magnitude > 1000) return `${sign}${atLeast(magnitude, 1000)}k+`
  return plain.format(value)
}

/** The other rule of the product: as {@link shortNumber} up to 100000, and `100k+` for everything above. */
export function cappedNumber(value: Figure): string {
  if (value == null || !Number.isFinite(value)) return MISSING
  if (value > 100_000) return '100k+'
  return shortNumber(value < -100_000 ? -100_000 : value)
}

/** The whole figure with thousands separators and at most two decimals; for tooltips and exports. */
export function exactNumber(value: Figure): string {
  return value == null || !Number.isFinite(value) ? MISSING : grouped.format(value)
}

/** A tick of an axis: the figure itself in k, w or 亿, without the `+`, because nothing was cut off. */
export function axisNumber(value: number): string {
  const magnitude = Math.abs(value)
  if (magnitude >= 1e8) return `${plain.format(value / 1e8)}亿`
  if (magnitude >= 10_000) return `${plain.format(value / 10_000)}w`
  if (magnitude >= 1000) return `${plain.format(value / 1000)}k`
  return plain.format(value)
}
