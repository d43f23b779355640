import { formatRecord } from '../../barcode/barcode-format.ts'
import type { NativeBarcode, Turn } from '../../barcode/formats/format-record.ts'
import type { ExportBarcode } from '../page/export-page.ts'

/** Widest module that ^BY takes. */
const WIDEST_BAR = 10

/**
 * A symbol as the printer's own, where the printer must make the same one; null where only a picture is sure.
 * @param height Of the bars, in dots.
 */
export function nativeBarcode(barcode: ExportBarcode, turn: Turn, height: number): NativeBarcode | null {
  const { format, value, dots } = barcode
  const record = formatRecord(format)
  if (record.shape === 'matrix') return record.zpl?.(barcode, turn) ?? null
  const bars = dots > WIDEST_BAR ? null : record.zpl?.(value)
  if (!bars) return null
  const command = bars.command.replace('{o}', turn).replace('{h}', String(height))
  return { field: `^BY${dots},${bars.ratio},${height}${command}${bars.data}`, sinks: 0 }
}
