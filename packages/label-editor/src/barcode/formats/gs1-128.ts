import { elementStringCheck } from '../checks/element-string-check.ts'
import { elementStringCodes, elementStringText, parseElementString } from '../gs1/element-string.ts'
import { code128Values, code128Widths } from '../linear/code128.ts'
import type { ValueFault } from '../value-fault.ts'
import { code128Zpl } from './code128.ts'
import {
  type LinearFormat,
  PLAIN_LAYOUT,
  RETAIL_MODULE,
  type SymbolReading,
  TOO_LONG,
} from './format-record.ts'

/** Longest data of GS1-128, GS1 General Specifications 5.4. */
const LONGEST = 48

/** The codes of a value without a fault. */
export function elementCodes(value: string): number[] | null {
  const parsed = parseElementString(value)
  return 'fault' in parsed ? null : elementStringCodes(parsed.fields)
}

/** The value with its identifiers in brackets; the value itself where it has a fault. */
export function bracketed(value: string): string {
  const parsed = parseElementString(value)
  return 'fault' in parsed ? value : elementStringText(parsed.fields)
}

export const gs1Reading = (format: SymbolReading['formats'][number]): SymbolReading => ({
  formats: [format],
  textMode: 'HRI',
  needsMainSymbol: false,
  texts: (value) => [bracketed(value)],
})

function check(value: string): ValueFault | null {
  const fault = elementStringCheck(value)
  if (fault) return fault
  // The first code says that the data is of GS1 and is not counted.
  const length = (elementCodes(value)?.length ?? 0) - 1
  return length > LONGEST
    ? { message: `GS1-128 最多 ${LONGEST} 个字符，现在是 ${length} 个，请拆成两个条码` }
    : null
}

const valuesOf = (value: string) => {
  const codes = elementCodes(value)
  return codes && code128Values(codes)
}

export const GS1_128: LinearFormat = {
  name: 'GS1-128',
  example: '(01)09501101530003(10)HX2026',
  vectors: 'gs1-128',
  shape: 'linear',
  check,
  undrawable: TOO_LONG,
  text: bracketed,
  widths: (value) => {
    const values = valuesOf(value)
    return values && code128Widths(values)
  },
  layout: PLAIN_LAYOUT,
  narrowestModule: RETAIL_MODULE,
  reading: gs1Reading('Code128'),
  zpl: (value) => code128Zpl(valuesOf(value)),
}
