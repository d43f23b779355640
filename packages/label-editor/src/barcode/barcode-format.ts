/** Symbologies that the editor offers. */
export const BARCODE_FORMATS = [
  'code128',
  'code128a',
  'code128b',
  'code128c',
  'ean13',
  'ean8',
  'ean5',
  'ean2',
  'upca',
  'upce',
  'itf14',
  'code39',
  'code93',
  'codabar',
] as const

export type BarcodeFormat = (typeof BARCODE_FORMATS)[number]

/** Names as the trade writes them. */
export const BARCODE_NAMES: Record<BarcodeFormat, string> = {
  code128: 'Code 128（自动）',
  code128a: 'Code 128 A',
  code128b: 'Code 128 B',
  code128c: 'Code 128 C',
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  ean5: 'EAN-5',
  ean2: 'EAN-2',
  upca: 'UPC-A',
  upce: 'UPC-E',
  itf14: 'ITF-14',
  code39: 'Code 39',
  code93: 'Code 93',
  codabar: 'Codabar',
}
