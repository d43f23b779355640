import type { BarcodeFormat } from './barcode-format.ts'
import { barsFault } from './bars-fault.ts'
import { encodeDataMatrix, UTF_8_CHANNEL } from './data-matrix/encode-data-matrix.ts'
import { elementStringCodes, elementStringText, parseElementString } from './gs1/element-string.ts'
import { barText, linearModules } from './linear/bar-layout.ts'
import { barWidths } from './linear/bars.ts'
import { code128Values, code128Widths } from './linear/code128.ts'
import type { Modules, TextRun } from './modules.ts'
import { encodePdf417 } from './pdf417/encode-pdf417.ts'
import { encodeQr } from './qr/encode-qr.ts'
import type { QrLevel } from './qr/qr-capacity.ts'
import type { ValueFault } from './value-fault.ts'

export type Encoding =
  | { ok: true; modules: Modules; text: readonly TextRun[] }
  | { ok: false; fault: ValueFault }

export interface EncodeOptions {
  /** Error correction of QR; M when not given. */
  level?: QrLevel
}

/** Longest data of GS1-128, GS1 General Specifications 5.4. */
const LONGEST_GS1_128 = 48

const refused = (message: string): Encoding => ({ ok: false, fault: { message } })

function drawn(modules: Modules | null, text: string): Encoding {
  if (!modules) return refused('内容太长，这种码容纳不下，请缩短内容或换一种码')
  const to = modules.kind === 'linear' ? modules.length : modules.columns
  return { ok: true, modules, text: [{ text, from: 0, to }] }
}

function encodeGs1(value: string, format: 'gs1128' | 'gs1datamatrix'): Encoding {
  const parsed = parseElementString(value)
  if ('fault' in parsed) {
    const narrow = value.normalize('NFKC').trim()
    const isMeant =
      parsed.fault.fix === undefined && narrow !== value && !('fault' in parseElementString(narrow))
    return { ok: false, fault: { ...parsed.fault, ...(isMeant ? { fix: narrow } : {}) } }
  }
  const codes = elementStringCodes(parsed.fields)
  const text = elementStringText(parsed.fields)
  if (format === 'gs1datamatrix') return drawn(encodeDataMatrix(codes), text)
  if (codes.length - 1 > LONGEST_GS1_128) {
    return refused(`GS1-128 最多 ${LONGEST_GS1_128} 个字符，现在是 ${codes.length - 1} 个，请拆成两个条码`)
  }
  const values = code128Values(codes)
  return drawn(values && linearModules(code128Widths(values), format), text)
}

function encodeMatrix(value: string, format: BarcodeFormat, level: QrLevel): Encoding {
  if (/\p{Surrogate}/u.test(value)) return refused('内容含有损坏的字符，请重新输入')
  const bytes = [...new TextEncoder().encode(value)]
  if (format === 'qr') return drawn(encodeQr(bytes, level), value)
  const isAscii = bytes.every((byte) => byte < 128)
  if (format === 'pdf417') return drawn(encodePdf417(bytes, isAscii ? null : 26), value)
  return drawn(encodeDataMatrix(bytes, isAscii ? [] : UTF_8_CHANNEL), value)
}

function encoded(value: string, format: BarcodeFormat, level: QrLevel): Encoding {
  if (value === '') return refused('请输入条码内容')
  if (format === 'gs1128' || format === 'gs1datamatrix') return encodeGs1(value, format)
  if (format === 'qr' || format === 'datamatrix' || format === 'pdf417') {
    return encodeMatrix(value, format, level)
  }
  const fault = barsFault(value, format)
  if (fault) return { ok: false, fault }
  const widths = barWidths(value, format)
  if (!widths) return refused('此内容不能编成该条码，请换一种条码或修改内容')
  const modules = linearModules(widths, format)
  return { ok: true, modules, text: barText(value, format, modules.length) }
}

/** Encodings of late: one symbol is judged, placed, drawn and read back in turn. */
const recent = new Map<string, Encoding>()
const MOST_RECENT = 200

/** Modules of a value and its human-readable line, or what is wrong with it. A value with a fault is never encoded. */
export function encodeBarcode(value: string, format: BarcodeFormat, options: EncodeOptions = {}): Encoding {
  const level = options.level ?? 'M'
  const key = `${format} ${level} ${value}`
  const known = recent.get(key)
  if (known) return known
  if (recent.size >= MOST_RECENT) recent.clear()
  const made = encoded(value, format, level)
  recent.set(key, made)
  return made
}

/** What is wrong with a value for a format; null when it can be drawn. */
export function valueFault(value: string, format: BarcodeFormat): ValueFault | null {
  const encoding = encodeBarcode(value, format)
  return encoding.ok ? null : encoding.fault
}
