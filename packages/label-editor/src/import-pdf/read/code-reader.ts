import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { PageClip } from '../../document/label-document.ts'
import { boxesOverlap, type PixelBox, type Pixels } from '../find/ink.ts'

export type QuarterTurn = PageClip['turn']

const QUARTERS = [0, 90, 180, 270] as const

/** The nearest quarter turn. */
export const quarterTurn = (degrees: number): QuarterTurn =>
  QUARTERS[(((Math.round(degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3]

/** A code that was read, and where it lies in the pixels. */
export interface ReadCode {
  /** Name of the symbology as the trade writes it. */
  format: string
  value: string
  box: PixelBox
  /** Degrees clockwise by which it lies, to the nearest quarter. */
  turn: QuarterTurn
}

export type ReadCodes = (pixels: Pixels) => Promise<ReadCode[]>

/** What marketplaces print; the rest would only find codes where there are none. */
const FORMATS = [
  'Code128',
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'ITF',
  'Code39',
  'Code93',
  'Codabar',
  'QRCode',
  'DataMatrix',
  'PDF417',
] as const

const NAMES: Readonly<Record<string, string>> = {
  Code128: 'Code 128',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  ITF14: 'ITF-14',
  Code39: 'Code 39',
  Code93: 'Code 93',
  QRCode: 'QR',
  DataMatrix: 'Data Matrix',
}

interface Corner {
  x: number
  y: number
}

function boxOf(corners: readonly Corner[], { width, height }: Pixels): PixelBox {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [clamp(Math.min(...xs), width - 1), clamp(Math.min(...ys), height - 1)]
  return {
    x: left,
    y: top,
    width: Math.max(1, clamp(Math.max(...xs), width) - left),
    height: Math.max(1, clamp(Math.max(...ys), height) - top),
  }
}

/**
 * A reader of codes.
 * @param wasm The program `zxing_reader.wasm`, from the own origin.
 */
export async function createCodeReader(wasm: ArrayBuffer): Promise<ReadCodes> {
  await prepareZXingModule({ overrides: { wasmBinary: wasm }, fireImmediately: true })
  return async (pixels) => {
    const { data, width, height } = pixels
    const image = { data, width, height, colorSpace: 'srgb' } as ImageData
    const results = await readBarcodes(image, {
      formats: [...FORMATS],
      tryHarder: true,
      tryRotate: true,
      tryInvert: true,
      maxNumberOfSymbols: 0,
    })
    const codes: ReadCode[] = []
    for (const { isValid, format, text, position, orientation } of results) {
      if (!isValid || text === '') continue
      const { topLeft, topRight, bottomRight, bottomLeft } = position
      const box = boxOf([topLeft, topRight, bottomRight, bottomLeft], pixels)
      const isKnown = codes.some((code) => code.value === text && boxesOverlap(code.box, box))
      if (!isKnown)
        codes.push({ format: NAMES[format] ?? format, value: text, box, turn: quarterTurn(orientation) })
    }
    return codes
  }
}
