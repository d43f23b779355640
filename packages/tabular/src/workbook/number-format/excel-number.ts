import { format, type getFormatDateInfo } from 'numfmt'

/** Options that tell a date beyond Excel's calendar instead of writing it in another way. */
export const OPTIONS = { dateErrorThrows: true, dateErrorNumber: false, dateSpanLarge: false, throws: true }

type DateInfo = ReturnType<typeof getFormatDateInfo>

export const hasDate = ({ year, month, day }: DateInfo) => year || month || day
export const hasTime = ({ hours, minutes, seconds }: DateInfo) => hours || minutes || seconds

/** Digits that Excel keeps; what a format asks for beyond them is zeros. */
const DIGITS = 15

/** A format whose decimals stop where the digits of the number do; zeros stand for the rest. */
function withinDigits(code: string, value: number): string {
  if (value === 0 || /E[+-]/i.test(code)) return code
  const whole = Math.floor(Math.log10(Math.abs(value))) + 1 + (code.includes('%') ? 2 : 0)
  const most = Math.max(1, DIGITS - whole)
  return code.replace(/\.(0+)(?![0,])/g, (written, zeros: string) =>
    zeros.length > most ? `.${'0'.repeat(most)}"${'0'.repeat(zeros.length - most)}"` : written,
  )
}

/**
 * A number that ends in 5 a little away from zero: 1.005 is stored as 1.00499…, and Excel rounds what it shows, not what
 * is stored.
 */
function roundedAsShown(value: number): number {
  if (Number.isInteger(value)) return value
  const shown = Number(value.toPrecision(DIGITS))
  return /5(?:e-\d+)?$/.test(String(shown)) ? shown * (1 + Number.EPSILON) : shown
}

const FRACTION = /[?#0]\s*\/\s*[?#0-9]/

/** The library writes 1 2/2 for 1.9 in halves; Excel writes 2. */
function fraction(code: string, value: number, options: object): string {
  const text = format(code, value, options)
  const [, whole = '0', over, under] = /(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)/.exec(text) ?? []
  if (over === undefined || under === undefined) return text
  const read = Number(whole) + Number(over) / Number(under)
  const isWhole = over === under && /[?#0]\s+[?#0]+\s*\//.test(code.replaceAll('\\ ', ' '))
  return isWhole || Math.abs(read - Math.abs(value)) > 0.5 ? format(code, Math.round(value), options) : text
}

/** A number that is no date, as Excel rounds and writes it. */
export function excelNumber(code: string, value: number, options: object): string {
  const shown = withinDigits(code, value)
  if (FRACTION.test(code)) return fraction(shown, value, options)
  return format(shown, roundedAsShown(value), options)
}
