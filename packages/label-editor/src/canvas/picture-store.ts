import type { LabelImage } from '../document/label-document.ts'
import { ditherToBits, thresholdToBits } from '../export/raster/one-bit.ts'
import type { PictureItem } from '../layout/display-list.ts'

/** Largest side that is turned into black and white; more dots than any label printer has. */
const LARGEST_SIDE = 2_400

/** Pictures that are ready to be drawn; asks for a redraw when one becomes ready. */
export interface PictureStore {
  get(item: PictureItem): CanvasImageSource | null
  /** The pictures of the document that is shown. */
  use(images: Readonly<Record<string, LabelImage>>): void
}

function toOneBit(picture: HTMLImageElement, level: number, isDithered: boolean): HTMLCanvasElement {
  const shrink = Math.min(1, LARGEST_SIDE / Math.max(picture.naturalWidth, picture.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * shrink))
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * shrink))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return canvas
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  if (isDithered) ditherToBits(pixels, level)
  else thresholdToBits(pixels, level)
  context.putImageData(pixels, 0, 0)
  return canvas
}

export function createPictureStore(onReady: () => void): PictureStore {
  let images: Readonly<Record<string, LabelImage>> = {}
  const loaded = new Map<string, HTMLImageElement>()
  const oneBit = new Map<string, HTMLCanvasElement>()

  function load(image: LabelImage): HTMLImageElement {
    const known = loaded.get(image.id)
    if (known) return known
    const picture = new Image()
    picture.onload = onReady
    picture.src = image.source
    loaded.set(image.id, picture)
    return picture
  }

  return {
    use(next) {
      images = next
    },
    get({ imageId, threshold, isDithered }) {
      const image = images[imageId]
      if (!image) return null
      const picture = load(image)
      if (!picture.complete || picture.naturalWidth === 0) return null
      if (threshold === null) return picture
      const key = `${imageId} ${threshold} ${isDithered}`
      const known = oneBit.get(key)
      if (known) return known
      // A slider that is dragged passes many levels; only the last few are kept.
      if (oneBit.size > 12) oneBit.delete(oneBit.keys().next().value ?? '')
      const made = toOneBit(picture, threshold, isDithered)
      oneBit.set(key, made)
      return made
    },
  }
}
