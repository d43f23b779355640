/** Bounds, both included; null is open. */
export type NumberRange = { min: number | null; max: number | null }

/** Nothing chosen. */
export const OPEN_RANGE: NumberRange = { min: null, max: null }

export const isOpenRange = ({ min, max }: NumberRange) => min === null && max === null

export const sameRange = (a: NumberRange, b: NumberRange) => a.min === b.min && a.max === b.max

/** '100-500', '≥100', '≤500', or '不限' when both ends are open; the unit follows. Below 0: '-500 至 -100'. */
export function rangeText({ min, max }: NumberRange, unit = ''): string {
  if (min !== null && max !== null) return `${min}${min < 0 || max < 0 ? ' 至 ' : '-'}${max}${unit}`
  if (min !== null) return `≥${min}${unit}`
  return max === null ? '不限' : `≤${max}${unit}`
}

const FULL_WIDTH_OFFSET = 0xfee0

/**
 * A number as people type or paste it: full-width digits, thousands separators and blanks are fine.
 * @returns null for an empty text, NaN for what is no number
 */
export function parseNumber(text: string): number | null {
  const plain = text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[\s,]/g, '')
    .replace('−', '-')
  if (!plain) return null
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** What is wrong with typed bounds, in the user's words; undefined when nothing is. @param isSigned below 0 is fine */
export function rangeProblem({ min, max }: NumberRange, isSigned = false): string | undefined {
  if (Number.isNaN(min) || Number.isNaN(max)) return '请输入数字'
  if (!isSigned && ((min ?? 0) < 0 || (max ?? 0) < 0)) return '不能小于 0'
  if (min !== null && max !== null && min > max) return '最小值不能大于最大值'
  return undefined
}
