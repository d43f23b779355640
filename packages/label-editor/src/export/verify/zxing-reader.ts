import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { BARCODE_FORMATS, type BarcodeFormat, formatRecord } from '../../barcode/barcode-format.ts'
import { plainReading, type ReaderFormat, type SymbolReading } from '../../barcode/formats/format-record.ts'
import type { SymbolPicture, SymbolReader } from './symbol-reader.ts'

/** What may be on a page that was imported; the editor itself makes no Aztec. */
const ANY: SymbolReading = plainReading(
  ...new Set<ReaderFormat>([
    ...BARCODE_FORMATS.flatMap((format) => formatRecord(format).reading.formats),
    'Aztec',
  ]),
)

/** Where the reader's program is: its bytes, or its address on the own origin. Never elsewhere. */
type ReaderProgram = { bytes: ArrayBuffer } | { url: string }

async function read(picture: SymbolPicture, format: BarcodeFormat | null): Promise<string[]> {
  const { formats, textMode, needsMainSymbol } = format === null ? ANY : formatRecord(format).reading
  const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
    formats: [...formats],
    tryHarder: true,
    tryInvert: false,
    textMode,
    eanAddOnSymbol: needsMainSymbol ? 'Require' : 'Ignore',
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
