import { type Length, type PrinterDpi, toMm } from '../units/length.ts'
import type { BarcodeFormat } from './barcode-format.ts'
import { encodeBarcode } from './encode-barcode.ts'
import { leastModuleWidth, narrowestModule, printedModule } from './module-width.ts'
import { type BarcodeBox, placeBarcode } from './place-barcode.ts'

/** A barcode as a document holds it: what it says and the box that it is printed in. */
interface BoxedBarcode extends Omit<BarcodeBox, 'dpi'> {
  format: BarcodeFormat
  value: string
}

/** Fields of a barcode element that put a finding right. */
type BarcodeFix = Partial<Pick<BoxedBarcode, 'value' | 'moduleWidth' | 'width' | 'height'>>

interface BarcodeFinding {
  /** An error cannot be read or is wrong; a warning may be read. */
  level: 'error' | 'warning'
  message: string
  fix?: { label: string; changes: BarcodeFix }
}

const mm = (length: number) => `${Number(toMm(length).toFixed(2))} mm`
const roundUp = (length: number): Length => Math.ceil(length)

/** What makes a barcode hard or impossible to read at its size on this printer, worst first; empty when all is well. */
export function barcodeVerdict(element: BoxedBarcode, dpi: PrinterDpi): BarcodeFinding[] {
  const encoding = encodeBarcode(element.value, element.format)
  if (!encoding.ok) {
    const { message, fix } = encoding.fault
    return [
      {
        level: 'error',
        message,
        ...(fix === undefined ? {} : { fix: { label: `改为 ${fix}`, changes: { value: fix } } }),
      },
    ]
  }
  const findings: BarcodeFinding[] = []
  const placed = placeBarcode(encoding.modules, encoding.text, { ...element, dpi })
  const least = leastModuleWidth(element.format, dpi)
  const wider = { label: `改为 ${mm(least)}`, changes: { moduleWidth: least } }
  if (placed.needed.width > element.width + 0.5) {
    const narrowed = placeBarcode(encoding.modules, encoding.text, { ...element, dpi, moduleWidth: least })
    const isNarrower = least < element.moduleWidth && narrowed.needed.width <= element.width
    const width = roundUp(placed.needed.width)
    findings.push({
      level: placed.symbol.width > element.width ? 'error' : 'warning',
      message:
        placed.symbol.width > element.width
          ? `太窄：条码宽 ${mm(placed.symbol.width)}，框只有 ${mm(element.width)}`
          : `静区不足：两侧留白后需要 ${mm(placed.needed.width)}，框只有 ${mm(element.width)}`,
      fix: isNarrower ? wider : { label: `加宽到 ${mm(width)}`, changes: { width } },
    })
  }
  if (placed.needed.height > element.height + 0.5) {
    const height = roundUp(placed.needed.height)
    const isMatrix = encoding.modules.kind === 'matrix'
    findings.push({
      level: isMatrix ? 'error' : 'warning',
      message: isMatrix
        ? `太矮：码高加留白需要 ${mm(height)}，框只有 ${mm(element.height)}`
        : `条高不足 5 mm，手持扫描枪不易读取：框高至少 ${mm(height)}`,
      fix: { label: `加高到 ${mm(height)}`, changes: { height } },
    })
  }
  const { dots, width } = printedModule(element.moduleWidth, dpi)
  if (width < narrowestModule(element.format)) {
    findings.push({
      level: 'warning',
      message: `太细：窄条印出来是 ${mm(width)}（${dots} 点），低于 ${mm(narrowestModule(element.format))}，扫描枪可能读不出`,
      fix: wider,
    })
  }
  return findings.sort((a, b) => a.level.localeCompare(b.level))
}
