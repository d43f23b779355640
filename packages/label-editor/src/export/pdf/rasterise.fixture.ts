import '../../import-pdf/fixtures/node-20.ts'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { asPdfContext } from '../../import-pdf/read/surface.ts'

/** A page as pixels: four bytes each. */
interface RasterPage {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Pages of a PDF as another program draws them. */
export async function rasterise(
  pdf: Uint8Array,
  dpi: number,
  pages?: readonly number[],
): Promise<RasterPage[]> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 })
  const document = await task.promise
  const wanted = pages ?? Array.from({ length: document.numPages }, (_, index) => index)
  const drawn: RasterPage[] = []
  for (const index of wanted) {
    const page = await document.getPage(index + 1)
    const viewport = page.getViewport({ scale: dpi / 72 })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    await page.render({
      canvas: null,
      canvasContext: asPdfContext(context),
      viewport,
    }).promise
    const { data } = context.getImageData(0, 0, width, height)
    drawn.push({ data: new Uint8ClampedArray(data), width, height })
  }
  await task.destroy()
  return drawn
}

/** Text of each page in the order of its content. */
export async function textsOf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 })
  const document = await task.promise
  const texts: string[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await task.destroy()
  return texts
}

/** Dark pixels. */
export function inkOf({ data }: RasterPage): number {
  let ink = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) ink++
  return ink
}

/** The upright box around all dark pixels, in pixels; null when there are none. */
export function inkBox({ data, width, height }: RasterPage) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4] ?? 255) >= 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return right < 0 ? null : { left, top, right: right + 1, bottom: bottom + 1 }
}
