import { dataAddress } from '../../export/pictures/write-data-address.ts'
import { aimAt, type Surface, turnedSize } from '../read/surface.ts'

/** A canvas of a worker. */
export function offscreenSurface(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing in workers.')
  return {
    canvas,
    context,
    pixels: () => context.getImageData(0, 0, canvas.width, canvas.height),
    async png(part, turn) {
      const size = turnedSize(part, turn)
      const cut = new OffscreenCanvas(size.width, size.height)
      const drawing = cut.getContext('2d')
      if (!drawing) throw new Error('This browser draws nothing in workers.')
      const { x, y, width, height } = part
      aimAt(drawing, part, turn)
      drawing.drawImage(canvas, x, y, width, height, -width / 2, -height / 2, width, height)
      const blob = await cut.convertToBlob({ type: 'image/png' })
      return dataAddress(new Uint8Array(await blob.arrayBuffer()), 'image/png')
    },
    drop() {
      canvas.width = 1
      canvas.height = 1
    },
  }
}
