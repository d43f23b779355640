/** Symbologies that the editor offers. */
export const BARCODE_FORMATS = [
  'code128',
  'code128a',
  'code128b',
  'code128c',
  'gs1128',
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
  'qr',
  'datamatrix',
  'gs1datamatrix',
  'pdf417',
] as const

export type BarcodeFormat = (typeof BARCODE_FORMATS)[number]

/** Symbols of cells rather than of bars: their height follows from their content. */
export const MATRIX_FORMATS: ReadonlySet<BarcodeFormat> = new Set([
  'qr',
  'datamatrix',
  'gs1datamatrix',
  'pdf417',
])

/** Names as the trade writes them. */
export const BARCODE_NAMES: Record<BarcodeFormat, string> = {
  code128: 'Code 128（自动）',
  code128a: 'Code 128 A',
  code128b: 'Code 128 B',
  code128c: 'Code 128 C',
  gs1128: 'GS1-128',
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
  qr: '二维码 QR',
  datamatrix: 'Data Matrix',
  gs1datamatrix: 'GS1 Data Matrix',
  pdf417: 'PDF417',
}

/** A value that each symbology draws: shown as an example, never put on a label by itself. */
export const BARCODE_EXAMPLES: Record<BarcodeFormat, string> = {
  code128: 'HX-2026/001',
  code128a: 'HX 2026',
  code128b: 'hx-2026',
  code128c: '20261121',
  gs1128: '(01)09501101530003(10)HX2026',
  ean13: '6901234567892',
  ean8: '96385074',
  ean5: '52495',
  ean2: '53',
  upca: '012345678905',
  upce: '01234565',
  itf14: '09501101530003',
  code39: 'HX-2026',
  code93: 'HX-2026',
  codabar: '40156',
  qr: 'https://example.com/hx',
  datamatrix: 'HX-2026/001',
  gs1datamatrix: '(01)09501101530003(21)HX2026',
  pdf417: 'HX-2026/001',
}
