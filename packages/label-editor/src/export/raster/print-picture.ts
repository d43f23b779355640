import type { PictureItem } from '../../layout/display-list.ts'
import { boxAround, type Matrix } from '../page/matrix.ts'
import { ditherToBits, thresholdToBits } from './one-bit.ts'
import type { Paper } from './paper.ts'
import { isUpright } from './print-rects.ts'
import { type Pixels, scalePicture } from './scale-picture.ts'

/** Level between black and paper where a picture says none. */
const MIDDLE = 128

/** A picture in the dots of its box, black and white as its element asks; a one-bit paper takes nothing else. */
export function pictureDots(
  picture: Pixels,
  { crop, threshold, isDithered, isDrawing }: PictureItem,
  width: number,
  height: number,
  isOneBit: boolean,
): Pixels {
  const pixels = scalePicture(picture, crop, width, height)
  if (threshold !== null && !isDithered) thresholdToBits(pixels, threshold)
  else if (isOneBit && threshold === null && isDrawing) thresholdToBits(pixels, MIDDLE)
  else if (threshold !== null || isOneBit) ditherToBits(pixels, threshold ?? MIDDLE)
  return pixels
}

/** Lays a pixel on a dot, by its opacity. */
function layOn(paper: Paper, dot: number, { data }: Pixels, pixel: number) {
  const opacity = (data[pixel * 4 + 3] ?? 0) / 255
  if (opacity === 0) return
  const grey =
    (data[pixel * 4] ?? 0) * 0.299 + (data[pixel * 4 + 1] ?? 0) * 0.587 + (data[pixel * 4 + 2] ?? 0) * 0.114
  const below = paper.dots[dot] as number
  paper.dots[dot] = Math.round(below + (grey - below) * opacity)
}

/** Prints a picture; `matrix` leads from the element to dots. */
export function printPicture(paper: Paper, item: PictureItem, matrix: Matrix, picture: Pixels): void {
  const [a, b, c, d, e, f] = matrix
  const [across, down] = [Math.hypot(a, b) * item.width, Math.hypot(c, d) * item.height]
  const [width, height] = [Math.max(1, Math.round(across)), Math.max(1, Math.round(down))]
  const pixels = pictureDots(picture, item, width, height, paper.isOneBit)
  const box = boxAround(matrix, item)
  // Straight pictures begin on a dot, so that every dot of theirs is one of the paper.
  const [sx, sy] = isUpright(matrix) ? [Math.round(box.x) - box.x, Math.round(box.y) - box.y] : [0, 0]
  const area = a * d - b * c
  const right = Math.min(paper.width, Math.ceil(box.x + box.width) + 1)
  const bottom = Math.min(paper.height, Math.ceil(box.y + box.height) + 1)
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) {
      const [px, py] = [x + 0.5 - sx - e, y + 0.5 - sy - f]
      const u = ((d * px - c * py) / area - item.x) / item.width
      const v = ((a * py - b * px) / area - item.y) / item.height
      const [column, row] = [Math.floor(u * across), Math.floor(v * down)]
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      layOn(paper, y * paper.width + x, pixels, row * width + column)
    }
  }
}
