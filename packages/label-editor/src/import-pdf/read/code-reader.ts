import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { PageClip } from '../../document/label-document.ts'
import { boxesOverlap, type PixelBox, type Pixels } from '../find/ink.ts'

export type QuarterTurn = PageClip['turn']

const QUARTERS = [0, 90, 180, 270] as const

/** The nearest quarter turn. */
export const quarterTurn = (degrees: number): QuarterTurn =>
  QUARTERS[(((Math.round(degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3]

/** A code that was read, and where it is in the pixels. */
export interface ReadCode {
  /** Name of the symbology as the trade writes it. */
  format: string
  value: string
  box: PixelBox
  /** Degrees clockwise by which it is, to the nearest quarter. */
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
  'Aztec',
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

/** Pixels of white around a page: codes that touch its edge are found only so, when they are on their side. */
const MARGIN = 32

/** A picture with white around it. */
function withMargin({ data, width, height }: Pixels): Pixels {
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN]
  const framed = new Uint8ClampedArray(wide * high * 4).fill(255)
  for (let row = 0; row < height; row++) {
    const from = row * width * 4
    framed.set(data.subarray(from, from + width * 4), ((row + MARGIN) * wide + MARGIN) * 4)
  }
  return { data: framed, width: wide, height: high }
}

interface Corner {
  x: number
  y: number
}

function boxOf(corners: readonly Corner[], { width, height }: Pixels): PixelBox {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value - MARGIN)))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [clamp(Math.min(...xs), width - 1), clamp(Math.min(...ys), height - 1)]
  return {
    x: left,
    y: top,
    width: Math.max(1, clamp(Math.max(...xs), width) - left),
    height: Math.max(1, clamp(Math.max(...ys), height) - top),
  }
}

const OPTIONS = {
  formats: [...FORMATS],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  maxNumberOfSymbols: 0,
}

/**
 * A reader of codes.
 * @param wasm The program `zxing_reader.wasm`, from the own origin.
 */
export async function createCodeReader(wasm: ArrayBuffer): Promise<ReadCodes> {
  await prepareZXingModule({ overrides: { wasmBinary: wasm }, fireImmediately: true })
  return async (pixels) => {
    const image = { ...withMargin(pixels), colorSpace: 'srgb' } as ImageData
    const read = (textMode: 'Plain' | 'HRI') => readBarcodes(image, { ...OPTIONS, textMode })
    const results = await read('Plain')
    // Fields of GS1 are written with their brackets, as people type them; all other values are what the code holds.
    const isGs1 = results.some(({ contentType }) => contentType === 'GS1')
    const bracketed = isGs1 ? await read('HRI') : results
    const codes: ReadCode[] = []
    for (const [
      at,
      { isValid, format, text: held, contentType, position, orientation },
    ] of results.entries()) {
      const text = contentType === 'GS1' ? (bracketed[at]?.text ?? held) : held
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
