import { format, getFormatDateInfo, tokenize } from 'numfmt'
import { GENERAL } from './builtin-formats.ts'
import { prepareFormat } from './chinese-format.ts'
import { dateNumerals, digitwise, numeral } from './chinese-numerals.ts'
import { excelNumber, hasDate, hasTime, OPTIONS } from './excel-number.ts'
import { generalDigits } from './general-digits.ts'

/** Day 0 of the calendar of 1904, counted in that of 1900. */
export const SHIFT_1904 = 1_462
/** The day after 9999-12-31. */
export const LAST_DAY = 2_958_466

/** Longest format that Excel takes. */
const CODE_CHARS = 255

/** What a cell shows; a fault says why that cannot be printed. */
export interface ShownCell {
  text: string
  fault?: string
}

export const NUMBER_FAULTS = {
  digits: '数字超过 15 位，Excel 已把末尾改成 0；请把这一列设为“文本”后重新填写',
  date: '单元格设成了日期或时间格式，但数字不在日期范围内，表格里显示为 ######；请改成“常规”或“文本”后重试',
  exponent: '表格里用科学计数法显示，位数不全；请把这一列的数字格式改成“0”或“文本”后重试',
  era: '数字格式用了年号、其他历法或其他文字的数字，这里不支持；请改成公历和普通数字的格式后重试',
  format: (code: string) => `无法识别数字格式“${code.slice(0, 40)}”，请把这一列改成“常规”或“文本”后重试`,
} as const

/** A format that has a place for texts alone, as `@` or `"No. "@`; numbers stay as they are. */
const isForText = (code: string) => code.includes('@') && !/[;0#?]/.test(code.replace(/"[^"]*"|\\./g, ''))

/** A locale asks for digits or a calendar of its own in its higher bytes: `[$-3000401]` is Arabic with Arabic digits. */
function isForeign(locale: string): boolean {
  const written = /-([\dA-F]{5,8})$/i.exec(locale)?.[1]
  const bits = written === undefined ? 0 : Number.parseInt(written, 16)
  return bits >>> 24 > 1 || ((bits >>> 16) & 0xff) > 2
}

/** Years counted by emperors, other calendars and other digits: what Excel would show and this does not. */
const hasEra = (code: string) =>
  /g|\[\$/i.test(code) &&
  tokenize(code).some(
    ({ type, raw, value }) =>
      (type === 'datetime' && /^g+$/i.test(raw)) || (type === 'locale' && isForeign(String(value))),
  )

function shownDate(code: string, serial: number): string {
  const { code: prepared, isChinese, numerals } = prepareFormat(code, serial, true)
  const text = format(prepared, serial, isChinese ? { ...OPTIONS, locale: 'zh-CN' } : OPTIONS)
  return numerals === null ? text : dateNumerals(text, numerals)
}

function shownNumber(code: string, value: number): string {
  const { code: prepared, numerals, isGeneral } = prepareFormat(code, value, false)
  const text = excelNumber(prepared, value, OPTIONS)
  if (numerals === null) return text
  if (!isGeneral) return digitwise(text, numerals)
  return text.replace(
    /(\d+)(\.\d+)?/,
    (_, whole: string, rest = '') => `${numeral(whole, numerals)}${digitwise(rest, numerals)}`,
  )
}

/**
 * What a spreadsheet in Chinese shows of a number. Space that a format keeps free at the ends, as `_)` does, is left out.
 * @param written The number as it is in the file.
 */
export function numberText(written: string, declared: string, is1904: boolean): ShownCell {
  // The library knows elapsed times in small letters alone.
  const code = declared.replace(/\[[HMS]+\]/g, (token) => token.toLowerCase())
  const value = Number(written)
  if (written.trim() === '' || !Number.isFinite(value)) return { text: written }
  const digits = generalDigits(value)
  const cut = Math.abs(value) >= 1e15 ? { fault: NUMBER_FAULTS.digits } : {}
  if (code === GENERAL || code === '' || code === '@') return { text: digits, ...cut }
  if (code.length > CODE_CHARS) return { text: digits, fault: NUMBER_FAULTS.format(code) }
  try {
    if (isForText(code)) return { text: digits, ...cut }
    if (hasEra(code)) return { text: digits, fault: NUMBER_FAULTS.era }
    const info = getFormatDateInfo(code)
    if (!hasDate(info) && !hasTime(info) && !/a{3}/i.test(code)) {
      const text = shownNumber(code, value).trim()
      const isCut = /\dE[+-]?\d/.test(text) && Number.isInteger(value) && Math.abs(value) >= 1e11
      return { text, ...cut, ...(isCut ? { fault: NUMBER_FAULTS.exponent } : {}) }
    }
    const serial = is1904 && (hasDate(info) || /a{3}/i.test(code)) ? value + SHIFT_1904 : value
    if (serial < 0 || serial >= LAST_DAY) return { text: digits, fault: NUMBER_FAULTS.date }
    return { text: shownDate(code, serial).trim() }
  } catch {
    return { text: digits, fault: NUMBER_FAULTS.format(code) }
  }
}

/** What a spreadsheet shows of a text: formats such as `"No. "@` add to it, `;;;` hides it. */
export function formattedText(text: string, code: string): string {
  if (code === GENERAL || code === '@' || code.length > CODE_CHARS || !/[@;]/.test(code)) return text
  try {
    const shown = format(code, text, OPTIONS)
    // Space that is kept free around a text is no part of it.
    return shown.trim() === text.trim() ? text : shown
  } catch {
    return text
  }
}
