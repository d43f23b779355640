import type { ExportPage } from '../page/export-page.ts'
import type { Raster } from '../raster/png.ts'
import { type BarcodeCheck, checkBarcodes } from './check-barcodes.ts'
import { checkCodes } from './check-codes.ts'
import type { SymbolReader } from './symbol-reader.ts'

/** Reads back all that a scanner may read on a page: its barcodes, and the codes that came out of PDFs. */
export async function checkPage(
  page: ExportPage,
  raster: Raster,
  dpi: number,
  read: SymbolReader,
): Promise<BarcodeCheck[]> {
  return [...(await checkBarcodes(page, raster, dpi, read)), ...(await checkCodes(page, raster, dpi, read))]
}
