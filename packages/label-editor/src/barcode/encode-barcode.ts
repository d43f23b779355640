import JsBarcode from 'jsbarcode'
import type { BarcodeFormat } from './barcode-format.ts'
import { type ValueFault, valueFault } from './barcode-value.ts'

/** Bars from left to right: `widths` alternates bar, space, bar … in modules, quiet zones not among them. */
export interface LinearModules {
  kind: 'linear'
  widths: readonly number[]
  /** Sum of the widths. */
  length: number
  /** Clear modules that scanners need on each side. */
  quiet: { left: number; right: number }
}

export type Encoding = { ok: true; modules: LinearModules } | { ok: false; fault: ValueFault }

const JSBARCODE_NAMES: Record<BarcodeFormat, string> = {
  code128: 'CODE128',
  code128a: 'CODE128A',
  code128b: 'CODE128B',
  code128c: 'CODE128C',
  ean13: 'EAN13',
  ean8: 'EAN8',
  ean5: 'EAN5',
  ean2: 'EAN2',
  upca: 'UPC',
  upce: 'UPCE',
  itf14: 'ITF14',
  code39: 'CODE39',
  code93: 'CODE93',
  codabar: 'codabar',
}

/** GS1 General Specifications 5.2 and 5.3; ten modules where the symbology's own standard asks for no more. */
const QUIET: Partial<Record<BarcodeFormat, LinearModules['quiet']>> = {
  ean13: { left: 11, right: 7 },
  ean8: { left: 7, right: 7 },
  ean5: { left: 7, right: 5 },
  ean2: { left: 7, right: 5 },
  upca: { left: 9, right: 9 },
  upce: { left: 9, right: 7 },
}

function runLengths(bits: string): number[] {
  return [...bits.matchAll(/1+|0+/g)].map(([run]) => run.length)
}

interface Drawn {
  encodings?: { data: string }[]
}

/** Modules of a value, or what is wrong with it. A value with a fault is never encoded. */
export function encodeBarcode(value: string, format: BarcodeFormat): Encoding {
  const fault = valueFault(value, format)
  if (fault) return { ok: false, fault }
  const drawn: Drawn = {}
  try {
    JsBarcode(drawn, value, { format: JSBARCODE_NAMES[format], flat: true })
  } catch (error) {
    return {
      ok: false,
      fault: { message: `无法编码：${error instanceof Error ? error.message : String(error)}` },
    }
  }
  const bits = (drawn.encodings ?? [])
    .map(({ data }) => data)
    .join('')
    .replace(/^0+|0+$/g, '')
  if (bits === '') return { ok: false, fault: { message: '此内容不能编成该条码，请换一种条码或修改内容' } }
  return {
    ok: true,
    modules: {
      kind: 'linear',
      widths: runLengths(bits),
      length: bits.length,
      quiet: QUIET[format] ?? { left: 10, right: 10 },
    },
  }
}
