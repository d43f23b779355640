import type { ExportPage, ImportedCode } from '../page/export-page.ts'
import type { Raster } from '../raster/png.ts'
import type { BarcodeCheck } from './check-barcodes.ts'
import type { SymbolReader } from './symbol-reader.ts'
import { codeWindow } from './symbol-window.ts'

/** What two readings of one code have in common: without blanks, control characters, and the noughts of UPC. */
function plain(text: string): string {
  const bare = text.replaceAll(/[\s\p{Cc}]/gu, '')
  return /^\d{8,14}$/.test(bare) ? bare.replace(/^0+(?=\d)/, '') : bare
}

async function checkCode(
  code: ImportedCode,
  raster: Raster,
  dpi: number,
  read: SymbolReader,
): Promise<Pick<BarcodeCheck, 'read' | 'isRight' | 'reason'>> {
  const texts = await read(codeWindow(raster, code, dpi), null)
  const { value } = code
  const right = value === null ? texts[0] : texts.find((text) => plain(text) === plain(value))
  if (right !== undefined) return { read: right, isRight: true, reason: '' }
  const [wrong] = texts
  const reason =
    wrong === undefined
      ? '读不出来：请把它放大、移开压在上面的元素，或用点数更高的打印机'
      : '读出的内容不同：请检查上面是否压着别的元素'
  return { read: wrong ?? null, isRight: false, reason }
}

/**
 * Reads every code that came out of a PDF from the dots of its page, and compares it with what was read on import.
 * @param raster The page as a printer of this resolution makes it.
 */
export async function checkCodes(
  page: ExportPage,
  raster: Raster,
  dpi: number,
  read: SymbolReader,
): Promise<BarcodeCheck[]> {
  const { index, recordIndex, pageIndex, copy } = page
  const checks: BarcodeCheck[] = []
  for (const code of page.codes) {
    const { elementId, name, value } = code
    const outcome = await checkCode(code, raster, dpi, read)
    const place = { page: index, recordIndex, pageIndex, copy, elementId, name }
    checks.push({ ...place, format: null, value: value ?? outcome.read ?? '', ...outcome })
  }
  return checks
}
