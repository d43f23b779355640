import { beforeAll, expect, test } from 'vitest'
import type { BarcodeFormat } from '../../barcode/barcode-format.ts'
import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import type { Pixels } from '../find/ink.ts'
import { fixture, NODE_TOOLS, nodeCodeReader } from '../fixtures/node-tools.ts'
import type { ReadCodes } from './code-reader.ts'
import { openPdf } from './open-pdf.ts'
import { scanPage } from './scan-page.ts'

let read: ReadCodes
beforeAll(async () => {
  read = await nodeCodeReader()
})

const SIDE = 8

/** A matrix symbol that fills its picture to the edge, turned by quarters. */
function picture(value: string, format: BarcodeFormat, quarters: number, margin = 0): Pixels {
  const encoding = encodeBarcode(value, format)
  if (!encoding.ok || encoding.modules.kind !== 'matrix') throw new Error('No matrix was made.')
  const { columns, rows, cells } = encoding.modules
  const isDark = (column: number, row: number) => cells[row * columns + column] === 1
  const size = Math.max(columns, rows) * SIDE + 2 * margin
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < rows * SIDE; y++) {
    for (let x = 0; x < columns * SIDE; x++) {
      if (!isDark(Math.floor(x / SIDE), Math.floor(y / SIDE))) continue
      let [px, py] = [x + margin, y + margin]
      for (let turn = 0; turn < quarters; turn++) [px, py] = [size - 1 - py, px]
      data.fill(0, (py * size + px) * 4, (py * size + px) * 4 + 3)
    }
  }
  return { data, width: size, height: size }
}

test.each([0, 1, 2, 3])('a Data Matrix without a margin is read, turned by %d quarters', async (quarters) => {
  const pixels = picture('ABC-12345', 'datamatrix', quarters)
  const [code, ...more] = await read(pixels)
  expect(more).toEqual([])
  expect(code).toMatchObject({ format: 'Data Matrix', value: 'ABC-12345' })
  // Its place is told in the picture that was given, without the margin.
  expect(code?.box.x).toBeLessThan(SIDE)
  expect(code?.box.y).toBeLessThan(SIDE)
  expect((code?.box.x ?? 0) + (code?.box.width ?? 0)).toBeLessThanOrEqual(pixels.width)
})

test('control characters come back as they are, and fields of GS1 with their brackets', async () => {
  const held = '\u0001A\u001dB\tC'
  expect((await read(picture(held, 'datamatrix', 0, 24)))[0]?.value).toBe(held)
  const gs1 = '(01)09501101530003(10)AB'
  expect((await read(picture(gs1, 'gs1datamatrix', 0, 24)))[0]?.value).toBe(gs1)
})

test('Aztec is read', async () => {
  const pdf = await openPdf(fixture('aztec'), NODE_TOOLS)
  const report = await scanPage(pdf, 0, read)
  await pdf.close()
  expect(report.codes).toMatchObject([{ format: 'Aztec', value: 'aztec 1' }])
})
