import type { NumberStyle } from './workbook-parts.ts'

const DAY = 86_400_000
/** Day 0 of Excel's two calendars; the first counts a 29 February 1900 that never was. */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

const two = (value: number) => String(value).padStart(2, '0')

/** `2026-11-21`, with the time when there is one. */
function dayText(value: number, is1904: boolean): string {
  const time = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.round(value * 86_400) * 1_000)
  if (Number.isNaN(time.getTime())) return String(value)
  const clock = `${two(time.getUTCHours())}:${two(time.getUTCMinutes())}`
  if (value > 0 && value < 1) return clock
  const day = `${time.getUTCFullYear()}-${two(time.getUTCMonth() + 1)}-${two(time.getUTCDate())}`
  return time.getTime() % DAY === 0 ? day : `${day} ${clock}`
}

/** Digits of a number without an exponent, rounded to the 15 that Excel keeps. */
function digitsOf(value: number): string {
  const kept = Number(value.toPrecision(15))
  if (!String(kept).includes('e')) return String(kept)
  return Number.isInteger(kept) ? BigInt(kept).toString() : kept.toFixed(20).replace(/0+$/, '')
}

/** The text that the number of a cell shows. */
export function numberText(written: string, style: NumberStyle, is1904: boolean): string {
  const value = Number(written)
  if (written.trim() === '' || !Number.isFinite(value)) return written
  if (style === 'date' && value >= 0 && value < 2_958_466) return dayText(value, is1904)
  const digits = digitsOf(value)
  return typeof style === 'object' && /^\d+$/.test(digits)
    ? digits.padStart(Math.min(style.digits, 60), '0')
    : digits
}

/** What is lost already in the file: Excel keeps 15 digits and writes zeros for the others. */
export const numberFault = (written: string): string | null =>
  Math.abs(Number(written)) >= 1e15
    ? '数字超过 15 位，Excel 已把末尾改成 0；请把这一列设为“文本”后重新填写'
    : null
