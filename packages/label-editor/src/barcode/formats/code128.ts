import { type Alphabet, alphabetCheck, anyOf, codesBetween } from '../checks/alphabet-check.ts'
import { withLikelyValue } from '../checks/likely-value.ts'
import { ALL_CODE_SETS, type CodeSets, code128Values, code128Widths } from '../linear/code128.ts'
import { codesOf } from '../text-codes.ts'
import type { ValueFault } from '../value-fault.ts'
import { code128Data } from '../zpl/code128-data.ts'
import {
  BARS_UNDRAWABLE,
  INDUSTRY_MODULE,
  type LinearFormat,
  PLAIN_LAYOUT,
  plainReading,
  type ZplBars,
} from './format-record.ts'

/** Code 128 for ZPL, code for code: the printer is not left to choose the sets. */
export function code128Zpl(values: readonly number[] | null): ZplBars | null {
  const data = values && code128Data(values)
  return data === null ? null : { command: '^BC{o},{h},N,N,N,N', ratio: 3, data: `^FD${data}^FS` }
}

/** Code 128 of some of its sets. */
function code128(
  name: string,
  example: string,
  vectors: string | null,
  sets: CodeSets,
  check: (value: string) => ValueFault | null,
): LinearFormat {
  const valuesOf = (value: string) => code128Values(codesOf(value), sets)
  return {
    name,
    example,
    vectors,
    shape: 'linear',
    check: withLikelyValue(check),
    undrawable: BARS_UNDRAWABLE,
    text: (value) => value,
    widths: (value) => {
      const values = valuesOf(value)
      return values && code128Widths(values)
    },
    layout: PLAIN_LAYOUT,
    narrowestModule: INDUSTRY_MODULE,
    reading: plainReading('Code128'),
    zpl: (value) => code128Zpl(valuesOf(value)),
  }
}

const ASCII: Alphabet = { has: codesBetween(0x00, 0x7f), hint: '英文字母、数字和半角符号' }
const SET_A: Alphabet = { has: codesBetween(0x00, 0x5f), hint: '大写字母、数字和半角符号' }
const SET_B: Alphabet = { has: codesBetween(0x20, 0x7f), hint: '英文字母、数字和半角符号' }
const SET_C: Alphabet = { has: anyOf('0123456789'), hint: '数字' }

const digitsCheck = alphabetCheck(SET_C)

function pairsCheck(value: string): ValueFault | null {
  const fault = digitsCheck(value)
  if (fault || value.length % 2 === 0) return fault
  return { message: 'Code 128 C 的位数必须是偶数', fix: `0${value}` }
}

export const CODE_128 = code128(
  'Code 128（自动）',
  'HX-2026/001',
  'code128',
  ALL_CODE_SETS,
  alphabetCheck(ASCII),
)
export const CODE_128_A = code128('Code 128 A', 'HX 2026', null, ['a'], alphabetCheck(SET_A))
export const CODE_128_B = code128('Code 128 B', 'hx-2026', null, ['b'], alphabetCheck(SET_B))
export const CODE_128_C = code128('Code 128 C', '20261121', null, ['c'], pairsCheck)
