import { type BarcodeFormat, formatRecord } from '../../barcode/barcode-format.ts'
import type { ExportBarcode, ExportPage } from '../page/export-page.ts'
import type { Raster } from '../raster/png.ts'
import type { SymbolReader } from './symbol-reader.ts'
import { symbolWindow } from './symbol-window.ts'

/** What came of reading a barcode back. */
export interface BarcodeCheck {
  /** Place of the page in the run, and of its row of data, page of the label and copy; all from 0. */
  page: number
  recordIndex: number
  pageIndex: number
  copy: number
  elementId: string
  /** What the barcode is called in the layer list. */
  name: string
  /** Null for a barcode that is not printed at all, and for a code of a PDF. */
  format: BarcodeFormat | null
  value: string
  /** What was read; null when nothing could be. */
  read: string | null
  isRight: boolean
  /** What is wrong, in Chinese; empty when all is well. */
  reason: string
}

const plain = (text: string) => text.replaceAll(' ', '')

/** Why nothing could be read, as far as the place of the symbol tells. */
function unreadReason({ box }: ExportBarcode, page: ExportPage): string {
  const isOver = box.x < 0 || box.y < 0 || box.x + box.width > page.width || box.y + box.height > page.height
  return isOver
    ? '超出标签边缘，印不全：请移回标签内'
    : '读不出来：请加宽最细条宽、留出静区，或移开压在上面的元素'
}

async function checkBarcode(
  barcode: ExportBarcode,
  page: ExportPage,
  raster: Raster,
  dpi: number,
  read: SymbolReader,
): Promise<Pick<BarcodeCheck, 'read' | 'isRight' | 'reason'>> {
  const texts = await read(symbolWindow(raster, barcode, dpi), barcode.format)
  const expected = formatRecord(barcode.format).reading.texts(barcode.value).map(plain)
  const right = texts.find((text) => expected.includes(plain(text)))
  if (right !== undefined) return { read: right, isRight: true, reason: '' }
  const [wrong] = texts
  return wrong === undefined
    ? { read: null, isRight: false, reason: unreadReason(barcode, page) }
    : { read: wrong, isRight: false, reason: '读出的内容不同：请检查条码上是否压着别的元素' }
}

/**
 * Reads every barcode of a page from its dots and compares it with its value. A barcode whose value is faulty is not
 * printed and counts as wrong.
 * @param raster The page as a printer of this resolution makes it.
 */
export async function checkBarcodes(
  page: ExportPage,
  raster: Raster,
  dpi: number,
  read: SymbolReader,
): Promise<BarcodeCheck[]> {
  const { index, recordIndex, pageIndex, copy } = page
  const place = { page: index, recordIndex, pageIndex, copy }
  const checks: BarcodeCheck[] = []
  for (const barcode of page.barcodes) {
    const { elementId, name, format, value } = barcode
    const outcome = await checkBarcode(barcode, page, raster, dpi, read)
    checks.push({ ...place, elementId, name, format, value, ...outcome })
  }
  for (const { elementId, name, kind, isLost, message } of page.problems) {
    if (kind !== 'barcode' || !isLost) continue
    const lost = { read: null, isRight: false, reason: `没有印出：${message}` }
    checks.push({ ...place, elementId, name, format: null, value: '', ...lost })
  }
  return checks
}
