import { UPC, UPCE } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js'
import { expandUpcE, gs1CheckDigit } from '../check-digit.ts'
import { withLikelyValue } from '../checks/likely-value.ts'
import { hasCheckDigit, numberCheck, onlyDigits } from '../checks/number-check.ts'
import { libraryWidths } from '../linear/library-widths.ts'
import type { ValueFault } from '../value-fault.ts'
import { fieldData } from '../zpl/field-data.ts'
import { BARS_UNDRAWABLE, type LinearFormat, plainReading, RETAIL_MODULE, sides } from './format-record.ts'

function upcECheck(value: string): ValueFault | null {
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

// Quiet zones, guards and digits: GS1 General Specifications 5.2.
export const UPC_A: LinearFormat = {
  name: 'UPC-A',
  example: '012345678905',
  vectors: 'upca',
  shape: 'linear',
  check: withLikelyValue(numberCheck('UPC-A', 12)),
  undrawable: BARS_UNDRAWABLE,
  text: (value) => value,
  widths: libraryWidths(UPC),
  layout: {
    quiet: sides(9, 9),
    guards: [
      [0, 10],
      [45, 50],
      [85, 95],
    ],
    digits: [
      { characters: [0, 1], under: [-9, -1] },
      { characters: [1, 6], under: [10, 45] },
      { characters: [6, 11], under: [50, 85] },
      { characters: [11, 12], under: [96, 104] },
    ],
    bearer: 0,
    textSide: 'below',
  },
  narrowestModule: RETAIL_MODULE,
  // Readers write UPC out, with or without the zero that makes it an EAN.
  reading: { ...plainReading('UPCA', 'EAN13'), texts: (value) => [value, `0${value}`] },
  // The printer adds the check digit of its own.
  zpl: (value) => ({ command: '^BU{o},{h},N,N,Y', ratio: 3, data: fieldData(value.slice(0, 11)) }),
}

export const UPC_E: LinearFormat = {
  name: 'UPC-E',
  example: '01234565',
  vectors: 'upce',
  shape: 'linear',
  check: withLikelyValue(upcECheck),
  undrawable: BARS_UNDRAWABLE,
  text: (value) => value,
  widths: libraryWidths(UPCE),
  layout: {
    quiet: sides(9, 7),
    guards: [
      [0, 3],
      [45, 51],
    ],
    digits: [
      { characters: [0, 1], under: [-9, -1] },
      { characters: [1, 7], under: [3, 45] },
      { characters: [7, 8], under: [52, 58] },
    ],
    bearer: 0,
    textSide: 'below',
  },
  narrowestModule: RETAIL_MODULE,
  reading: {
    ...plainReading('UPCE'),
    texts: (value) => [value, expandUpcE(value), `0${expandUpcE(value)}`],
  },
  // Makers of printers do not agree on how many digits ^B9 is given.
  zpl: null,
}
