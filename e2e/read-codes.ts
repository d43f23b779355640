import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// The reader of the label editor: what reads printed labels back reads any picture.
const load = createRequire(new URL('../packages/label-editor/package.json', import.meta.url))

interface Reader {
  prepareZXingModule(how: { overrides: { wasmBinary: ArrayBuffer }; fireImmediately: true }): Promise<unknown>
  readBarcodes(picture: Uint8Array, how: { formats: string[] }): Promise<{ isValid: boolean; text: string }[]>
}

/** What the QR codes of a PNG or JPEG file say. */
export async function readCodes(file: string): Promise<string[]> {
  const { prepareZXingModule, readBarcodes } = load('zxing-wasm/reader') as Reader
  const wasmBinary = new Uint8Array(readFileSync(load.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const found = await readBarcodes(readFileSync(file), { formats: ['QRCode'] })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}
