import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SymbolReader } from '../verify/symbol-reader.ts'
import { startZxing } from '../verify/zxing-reader.ts'

/** The program of the barcode reader, from its package: the very one that browsers load. */
export const zxingProgram = (): ArrayBuffer =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')))
    .buffer

let starting: Promise<SymbolReader> | null = null

/** The reader of barcodes; started once. */
export function nodeReader(): Promise<SymbolReader> {
  starting ??= startZxing({ bytes: zxingProgram() })
  return starting
}
