import type { ImageElement } from '../../document/element.ts'
import type { Rect } from '../../layout/display-list.ts'

type Crop = ImageElement['crop']

/**
 * Where a picture is drawn in its box and which part of it: `contain` shows all of what the crop leaves, `cover` fills
 * the box and cuts what hangs over, `stretch` gives up the ratio.
 * @param size Pixels of the whole picture.
 */
export function fitPicture(
  { width, height, fit, crop }: Pick<ImageElement, 'width' | 'height' | 'fit' | 'crop'>,
  size: { width: number; height: number },
): { box: Rect; crop: Crop } {
  const shown = {
    width: size.width * (1 - crop.left - crop.right),
    height: size.height * (1 - crop.top - crop.bottom),
  }
  const whole = { x: 0, y: 0, width, height }
  if (fit === 'stretch' || shown.width <= 0 || shown.height <= 0 || width <= 0 || height <= 0) {
    return { box: whole, crop }
  }
  const [scaleX, scaleY] = [width / shown.width, height / shown.height]
  if (fit === 'contain') {
    const scale = Math.min(scaleX, scaleY)
    const drawn = { width: shown.width * scale, height: shown.height * scale }
    return { box: { x: (width - drawn.width) / 2, y: (height - drawn.height) / 2, ...drawn }, crop }
  }
  const scale = Math.max(scaleX, scaleY)
  const cutX = (1 - width / scale / shown.width) * (1 - crop.left - crop.right)
  const cutY = (1 - height / scale / shown.height) * (1 - crop.top - crop.bottom)
  return {
    box: whole,
    crop: {
      left: crop.left + cutX / 2,
      right: crop.right + cutX / 2,
      top: crop.top + cutY / 2,
      bottom: crop.bottom + cutY / 2,
    },
  }
}

/** Dots an inch that a picture has at its size on the label. */
export function pictureDpi(
  element: Pick<ImageElement, 'width' | 'height' | 'fit' | 'crop'>,
  size: { width: number; height: number },
): number {
  const { box, crop } = fitPicture(element, size)
  const across = size.width * (1 - crop.left - crop.right)
  return box.width <= 0 ? 0 : Math.round((across / box.width) * 2540)
}
