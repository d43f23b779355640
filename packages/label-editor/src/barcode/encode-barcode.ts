import { type BarcodeFormat, formatRecord } from './barcode-format.ts'
import type { BarcodeFormatRecord } from './formats/format-record.ts'
import { barText, linearModules } from './linear/bar-layout.ts'
import type { Modules, TextRun } from './modules.ts'
import type { QrLevel } from './qr/qr-capacity.ts'
import type { ValueFault } from './value-fault.ts'

export type Encoding =
  | { ok: true; modules: Modules; text: readonly TextRun[] }
  | { ok: false; fault: ValueFault }

export interface EncodeOptions {
  /** Error correction of QR; M when not given. */
  level?: QrLevel
}

const refused = (message: string): Encoding => ({ ok: false, fault: { message } })

function encoded(value: string, record: BarcodeFormatRecord, level: QrLevel): Encoding {
  if (value === '') return refused('请输入条码内容')
  const fault = record.check(value)
  if (fault) return { ok: false, fault }
  const text = record.text(value)
  if (record.shape === 'matrix') {
    const modules = record.cells(value, level)
    if (!modules) return refused(record.undrawable)
    return { ok: true, modules, text: [{ text, from: 0, to: modules.columns }] }
  }
  const widths = record.widths(value)
  if (!widths) return refused(record.undrawable)
  const modules = linearModules(widths, record)
  return { ok: true, modules, text: barText(text, record, modules.length) }
}

/** Recent encodings: one symbol is judged, placed, drawn and read back in turn. */
const recent = new Map<string, Encoding>()
const MOST_RECENT = 200

/** Modules of a value and its human-readable line, or what is wrong with it. A value with a fault is never encoded. */
export function encodeBarcode(value: string, format: BarcodeFormat, options: EncodeOptions = {}): Encoding {
  const level = options.level ?? 'M'
  const key = `${format} ${level} ${value}`
  const known = recent.get(key)
  if (known) return known
  if (recent.size >= MOST_RECENT) recent.clear()
  const made = encoded(value, formatRecord(format), level)
  recent.set(key, made)
  return made
}

/** What is wrong with a value for a format; null when it can be drawn. */
export function valueFault(value: string, format: BarcodeFormat): ValueFault | null {
  const encoding = encodeBarcode(value, format)
  return encoding.ok ? null : encoding.fault
}
