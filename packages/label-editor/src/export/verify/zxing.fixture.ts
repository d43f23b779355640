import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The program of the barcode reader, from its package. */
export const zxingProgram = (): ArrayBuffer =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')))
    .buffer
