import type { BarcodeFormat } from './barcode-format.ts'
import { expandUpcE, GS1_LENGTHS, gs1CheckDigit } from './check-digit.ts'
import { codabarParts } from './linear/codabar.ts'
import type { ValueFault } from './value-fault.ts'

const onlyDigits = (value: string) => /^[0-9]*$/.test(value)

/** Zeros that a spreadsheet takes from the front of a number; below that few digits are left to tell it by. */
const ZEROS_MOST = 5

const hasCheckDigit = (value: string) => gs1CheckDigit(value.slice(0, -1)) === Number(value.at(-1))

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

function gs1Fault(value: string, length: number, name: string): ValueFault | null {
  if (!onlyDigits(value)) return { message: `${name} 只能是数字，请删去其他字符` }
  const zeros = otherZeros(value, length)
  if (zeros !== null) {
    const which = value.length < length ? '开头可能少了 0' : '开头多了 0'
    return { message: `${name} 应为 ${length} 位数字，现在是 ${value.length} 位：${which}`, fix: zeros }
  }
  if (value.length === length - 1) {
    return { message: `${name} 缺少校验位`, fix: `${value}${gs1CheckDigit(value)}` }
  }
  if (value.length !== length) return { message: `${name} 应为 ${length} 位数字，现在是 ${value.length} 位` }
  const body = value.slice(0, -1)
  const right = gs1CheckDigit(body)
  return Number(value.at(-1)) === right
    ? null
    : { message: `${name} 校验位错误：末位应为 ${right}`, fix: `${body}${right}` }
}

function upcEFault(value: string): ValueFault | null {
  if (!onlyDigits(value)) return { message: 'UPC-E 只能是数字，请删去其他字符' }
  if (value.length === 7 && '01'.includes(value.charAt(0))) {
    const padded = `0${value}`
    if (hasCheckDigit(expandUpcE(padded)))
      return { message: 'UPC-E 应为 8 位数字，现在是 7 位：开头可能少了 0', fix: padded }
    return { message: 'UPC-E 缺少校验位', fix: `${value}${gs1CheckDigit(expandUpcE(value))}` }
  }
  if (value.length !== 8) return { message: `UPC-E 应为 8 位数字，现在是 ${value.length} 位` }
  if (!'01'.includes(value.charAt(0))) return { message: 'UPC-E 首位只能是 0 或 1' }
  const right = gs1CheckDigit(expandUpcE(value).slice(0, -1))
  return Number(value.at(-1)) === right
    ? null
    : { message: `UPC-E 校验位错误：末位应为 ${right}`, fix: `${value.slice(0, 7)}${right}` }
}

interface Alphabet {
  has(character: string): boolean
  hint: string
}

/** Characters whose code lies between two, both among them. */
const codes = (from: number, to: number) => (character: string) => {
  const code = character.codePointAt(0) ?? -1
  return code >= from && code <= to
}
const anyOf = (characters: string) => (character: string) => characters.includes(character)

const CODE_39 = anyOf('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%')

const ALPHABETS: Partial<Record<BarcodeFormat, Alphabet>> = {
  code128: { has: codes(0x00, 0x7f), hint: '英文字母、数字和半角符号' },
  code128a: { has: codes(0x00, 0x5f), hint: '大写字母、数字和半角符号' },
  code128b: { has: codes(0x20, 0x7f), hint: '英文字母、数字和半角符号' },
  code128c: { has: anyOf('0123456789'), hint: '数字' },
  code39: { has: CODE_39, hint: '大写字母、数字和 - . $ / + % 空格' },
  code93: { has: CODE_39, hint: '大写字母、数字和 - . $ / + % 空格' },
  codabar: { has: anyOf('0123456789-$:/.+'), hint: '数字和 - $ : / . +，首尾可各写一个 A 到 D' },
}

function alphabetFault(value: string, format: BarcodeFormat): ValueFault | null {
  const alphabet = ALPHABETS[format]
  if (!alphabet) return null
  const written = format === 'codabar' ? codabarParts(value).body : value
  if (written === '') return { message: '起始符和终止符之间没有内容' }
  const wrong = [...written].find((character) => !alphabet.has(character))
  if (wrong === undefined) return null
  const instead = /\p{Script=Han}/u.test(wrong) ? '；中文请改用二维码' : ''
  return { message: `“${wrong}”不能编入此条码，只能用${alphabet.hint}${instead}` }
}

/** Longest value of the bars that have no fixed length: longer ones do not scan from a label. */
export const LONGEST_VALUE = 80

function strictFault(value: string, format: BarcodeFormat): ValueFault | null {
  const length = GS1_LENGTHS[format]
  if (length)
    return gs1Fault(
      value,
      length,
      { ean13: 'EAN-13', ean8: 'EAN-8', upca: 'UPC-A', itf14: 'ITF-14' }[format as 'ean13'],
    )
  if (format === 'upce') return upcEFault(value)
  if (format === 'ean5' || format === 'ean2') {
    const digits = format === 'ean5' ? 5 : 2
    return onlyDigits(value) && value.length === digits ? null : { message: `附加码应为 ${digits} 位数字` }
  }
  if (value.length > LONGEST_VALUE)
    return { message: `内容有 ${value.length} 个字符，超过 ${LONGEST_VALUE} 个会无法扫描` }
  const fault = alphabetFault(value, format)
  if (fault || format !== 'code128c' || value.length % 2 === 0) return fault
  return { message: 'Code 128 C 的位数必须是偶数', fix: `0${value}` }
}

/** What was probably meant: half-width for full-width characters, capitals, digits without what parts them. */
function likelyValues(value: string): string[] {
  const narrow = value.normalize('NFKC').trim()
  return [narrow, narrow.toUpperCase(), narrow.replace(/[\s\-–—_.,]/g, '')].filter(
    (likely) => likely !== '' && likely !== value,
  )
}

/**
 * What is wrong with a value for bars that are not of GS1's brackets syntax; null when they can be drawn. Offers what
 * was probably meant, such as half-width for full-width digits.
 */
export function barsFault(value: string, format: BarcodeFormat): ValueFault | null {
  const fault = strictFault(value, format)
  if (!fault || fault.fix !== undefined) return fault
  for (const likely of likelyValues(value)) {
    const rest = strictFault(likely, format)
    const fix = rest ? rest.fix : likely
    if (fix !== undefined && strictFault(fix, format) === null) return { ...fault, fix }
  }
  return fault
}
