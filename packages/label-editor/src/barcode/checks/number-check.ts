import { gs1CheckDigit } from '../check-digit.ts'
import type { ValueFault } from '../value-fault.ts'

export const onlyDigits = (value: string) => /^[0-9]*$/.test(value)

/** Zeros that a spreadsheet takes from the front of a number; below that few digits are left to tell it by. */
const ZEROS_MOST = 5

/** Whether the last digit is the GS1 check digit of those before it. */
export const hasCheckDigit = (value: string) => gs1CheckDigit(value.slice(0, -1)) === Number(value.at(-1))

/**
 * The number that lost zeros in front, or has them too many: UPC-A is EAN-13 with a zero. Its check digit says so, and
 * that is stronger than the guess that a check digit is missing.
 */
function otherZeros(value: string, length: number): string | null {
  const isNear = value.length < length && value.length >= Math.max(2, length - ZEROS_MOST)
  const zeros = value.length - length
  const meant = isNear
    ? value.padStart(length, '0')
    : zeros > 0 && /^0+$/.test(value.slice(0, zeros))
      ? value.slice(zeros)
      : null
  return meant !== null && hasCheckDigit(meant) ? meant : null
}

/** Checks a number of fixed length that ends in a GS1 check digit, the check digit counted. */
export const numberCheck =
  (name: string, length: number) =>
  (value: string): ValueFault | null => {
    if (!onlyDigits(value)) return { message: `${name} 只能是数字，请删去其他字符` }
    const zeros = otherZeros(value, length)
    if (zeros !== null) {
      const which = value.length < length ? '开头可能少了 0' : '开头多了 0'
      return { message: `${name} 应为 ${length} 位数字，现在是 ${value.length} 位：${which}`, fix: zeros }
    }
    if (value.length === length - 1) {
      return { message: `${name} 缺少校验位`, fix: `${value}${gs1CheckDigit(value)}` }
    }
    if (value.length !== length)
      return { message: `${name} 应为 ${length} 位数字，现在是 ${value.length} 位` }
    const body = value.slice(0, -1)
    const right = gs1CheckDigit(body)
    return Number(value.at(-1)) === right
      ? null
      : { message: `${name} 校验位错误：末位应为 ${right}`, fix: `${body}${right}` }
  }
