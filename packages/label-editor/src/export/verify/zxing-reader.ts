import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import type { BarcodeFormat } from '../../barcode/barcode-format.ts'
import type { SymbolPicture, SymbolReader } from './symbol-reader.ts'

type ReaderFormat = NonNullable<ReaderOptions['formats']>[number]

const FORMATS: Readonly<Record<BarcodeFormat, readonly ReaderFormat[]>> = {
  code128: ['Code128'],
  code128a: ['Code128'],
  code128b: ['Code128'],
  code128c: ['Code128'],
  gs1128: ['Code128'],
  ean13: ['EAN13'],
  ean8: ['EAN8'],
  // Add-ons are read beside the main symbol that they belong to.
  ean5: ['EAN13'],
  ean2: ['EAN13'],
  upca: ['UPCA', 'EAN13'],
  upce: ['UPCE'],
  itf14: ['ITF'],
  code39: ['Code39Std'],
  code93: ['Code93'],
  codabar: ['Codabar'],
  qr: ['QRCode'],
  datamatrix: ['DataMatrix'],
  gs1datamatrix: ['DataMatrix'],
  pdf417: ['PDF417'],
}

/** What may stand on a page that was imported; the editor itself makes no Aztec. */
const ANY: readonly ReaderFormat[] = [...new Set([...Object.values(FORMATS).flat(), 'Aztec' as const])]

/** Where the reader's program is: its bytes, or its address on the own origin. Never elsewhere. */
export type ReaderProgram = { bytes: ArrayBuffer } | { url: string }

async function read(picture: SymbolPicture, format: BarcodeFormat | null): Promise<string[]> {
  const isGs1 = format === 'gs1128' || format === 'gs1datamatrix'
  const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
    formats: format === null ? [...ANY] : [...FORMATS[format]],
    tryHarder: true,
    tryInvert: false,
    textMode: isGs1 ? 'HRI' : 'Plain',
    eanAddOnSymbol: format === 'ean5' || format === 'ean2' ? 'Require' : 'Ignore',
  })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}

/**
 * Starts zxing and answers its reader.
 * @throws {Error} when the program cannot be loaded.
 */
export async function startZxing(program: ReaderProgram): Promise<SymbolReader> {
  await prepareZXingModule({
    overrides: 'bytes' in program ? { wasmBinary: program.bytes } : { locateFile: () => program.url },
    fireImmediately: true,
  })
  return read
}
