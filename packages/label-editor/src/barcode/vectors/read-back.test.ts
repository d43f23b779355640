import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { zxingProgram } from '../../export/node/node-reader.ts'
import { BARCODE_FORMATS, type BarcodeFormat, formatRecord } from '../barcode-format.ts'
import { expandUpcE } from '../check-digit.ts'
import { encodeBarcode } from '../encode-barcode.ts'
import { placeBarcode } from '../place-barcode.ts'

beforeAll(async () => {
  await prepareZXingModule({
    overrides: { wasmBinary: zxingProgram() },
    fireImmediately: true,
  })
})

/** What the reader says where it is not the value itself: it writes UPC-E out. */
const READ_AS: Partial<Record<BarcodeFormat, string>> = { upce: expandUpcE(formatRecord('upce').example) }

/** The symbol as a 203 dpi printer makes it: one byte a dot, ink where a dot's centre is dark. */
function printed(value: string, format: BarcodeFormat) {
  const encoding = encodeBarcode(value, format)
  if (!encoding.ok) throw new Error(encoding.fault.message)
  const dot = 2540 / 203
  const box = { width: 7000, height: 2000, moduleWidth: 37, showsText: false, dpi: 203 } as const
  const needed = placeBarcode(encoding.modules, [], box).needed
  const size = { width: Math.max(needed.width, 3000), height: Math.max(needed.height, 1500) }
  const { bars } = placeBarcode(encoding.modules, [], { ...box, ...size })
  const [width, height] = [Math.ceil(size.width / dot) + 40, Math.ceil(size.height / dot) + 40]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const bar of bars) {
    for (let y = Math.round(bar.y / dot); y < Math.round((bar.y + bar.height) / dot); y++) {
      for (let x = Math.round(bar.x / dot); x < Math.round((bar.x + bar.width) / dot); x++) {
        data.fill(0, ((y + 20) * width + x + 20) * 4, ((y + 20) * width + x + 20) * 4 + 3)
      }
    }
  }
  return { width, height, data, colorSpace: 'srgb' } as ImageData
}

async function read(value: string, format: BarcodeFormat): Promise<string | undefined> {
  const [result] = await readBarcodes(printed(value, format), { tryHarder: true, textMode: 'HRI' })
  return result?.text
}

const readable = BARCODE_FORMATS.filter((format) => !formatRecord(format).reading.needsMainSymbol)

test.each(readable)('another program reads the %s that a label printer prints', async (format) => {
  const value = formatRecord(format).example
  const text = (await read(value, format)) ?? ''
  expect(text).toContain(READ_AS[format] ?? value)
})

test.each(['qr', 'datamatrix', 'pdf417'] as const)(
  '%s carries Chinese, accents and long texts',
  async (format) => {
    for (const value of [
      '海选 标签 2026',
      'Zażółć gęślą jaźń – Straße',
      'AB[CD]EF[GH]IJ',
      '>ABC>DEF',
      'ABCDEFGHabc{|}',
      `https://example.com/?q=${'a1B2'.repeat(40)}`,
      '0123456789'.repeat(12),
    ]) {
      expect(await read(value, format)).toBe(value)
    }
  },
)

test('the envelopes of ISO/IEC 15434 come back whole from Data Matrix', async () => {
  for (const format of ['05', '06']) {
    const value = `[)>\u001e${format}\u001dPHX-2026\u001dQ12\u001e\u0004`
    const [result] = await readBarcodes(printed(value, 'datamatrix'), { tryHarder: true, textMode: 'Plain' })
    expect(result?.text).toBe(value)
  }
})

test.each(['A40156B', 'C20261122D', 'D20-26A'])(
  'Codabar with the start and stop letters of %s',
  async (value) => {
    expect(await read(value, 'codabar')).toBe(value)
  },
)

test('Data Matrix in every size it grows through', async () => {
  for (let length = 1; length < 700; length += 41) {
    const value = Array.from({ length }, (_, at) => 'aB3-x Z9'[(at * 7) % 8]).join('')
    expect(await read(value, 'datamatrix')).toBe(value)
  }
})
