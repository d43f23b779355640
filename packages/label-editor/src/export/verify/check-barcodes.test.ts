import { beforeAll, expect, test } from 'vitest'
import type { LabelElement } from '../../document/element.ts'
import { newBarcode, newShape } from '../../document/new-document.ts'
import { zxingProgram } from '../node/node-reader.ts'
import { pageOf } from '../page/page-of.fixture.ts'
import { rasterPage } from '../raster/raster-page.ts'
import { type BarcodeCheck, checkBarcodes } from './check-barcodes.ts'
import { checkReport } from './check-report.ts'
import type { SymbolReader } from './symbol-reader.ts'
import { startZxing } from './zxing-reader.ts'

let read: SymbolReader

beforeAll(async () => {
  read = await startZxing({ bytes: zxingProgram() })
})

async function checked(...elements: LabelElement[]): Promise<BarcodeCheck[]> {
  const page = pageOf([elements, { width: 7_000, height: 7_000 }], { dpi: 203 })
  const sources = { fonts: { outline: () => null }, pictures: new Map() }
  return checkBarcodes(page, rasterPage(page, { dpi: 203, isOneBit: true }, sources), 203, read)
}

const barcode = { ...newBarcode('b'), x: 1_500, y: 2_500 }

test.each([0, 90, 180, 270, 7, 33, 45, 200])(
  'a barcode that is turned by %i degrees is read',
  async (rotation) => {
    const [check] = await checked({ ...barcode, rotation, moduleWidth: 38 })
    expect(check).toMatchObject({ isRight: true, read: '6901234567892', value: '6901234567892', reason: '' })
  },
)

test('a barcode under something black is not read, and is told by its name and value', async () => {
  const patch = { ...newShape('s'), x: 2_500, y: 2_400, width: 900, height: 1_800, isFilled: true }
  const [check] = await checked(barcode, patch)
  expect(check).toMatchObject({
    elementId: 'b',
    value: '6901234567892',
    read: null,
    isRight: false,
    pageIndex: 0,
  })
  expect(check?.reason).toMatch(/读不出来/)
})

test('bars that run over the edge of the label are not read', async () => {
  const [check] = await checked({ ...barcode, x: 5_500 })
  expect(check).toMatchObject({ isRight: false, reason: expect.stringContaining('超出标签边缘') })
})

test('two symbols in one place are told apart from one that is right', async () => {
  const checks = await checked(barcode, { ...newBarcode('c', '9780201379624'), x: 1_500, y: 2_500 })
  expect(checks.some(({ isRight }) => !isRight)).toBe(true)
})

test('a wrong check digit is not printed and counts as unreadable', async () => {
  const [check] = await checked({ ...barcode, value: '6901234567890' })
  expect(check).toMatchObject({ format: null, isRight: false, read: null })
  expect(check?.reason).toMatch(/没有印出.*校验位/)
})

test('the report has a line for every barcode, and nothing in it runs as a formula', async () => {
  const checks = await checked(barcode, {
    ...newBarcode('q', '=1+1'),
    format: 'qr',
    x: 1_000,
    y: 4_500,
    width: 2_000,
    height: 2_000,
    moduleWidth: 50,
  })
  const [heading, first, second] = checkReport(checks).replace('\uFEFF', '').split('\r\n')
  expect(heading).toBe('页,数据行,标签页,份,元素,码制,应为,读出,结果,说明')
  expect(first).toBe('1,1,1,1,EAN-13 6901234567892,EAN-13,6901234567892,6901234567892,一致,')
  expect(second).toContain(",'=1+1,'=1+1,一致,")
})
