/** Pixels of a canvas: four bytes each, red, green, blue, opacity. */
interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Brightness of a pixel on white paper, 0 to 255 (ITU-R BT.601). */
function brightness(data: Uint8ClampedArray, at: number): number {
  const opacity = (data[at + 3] ?? 0) / 255
  const grey = (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114
  return grey * opacity + 255 * (1 - opacity)
}

function setBit(data: Uint8ClampedArray, at: number, isWhite: boolean) {
  data.fill(isWhite ? 255 : 0, at, at + 3)
  // White is paper: it must not cover what is below.
  data[at + 3] = isWhite ? 0 : 255
}

/** Darker than the level becomes black, the rest paper. */
export function thresholdToBits({ data }: Pixels, level: number): void {
  for (let at = 0; at < data.length; at += 4) setBit(data, at, brightness(data, at) >= level)
}

/** Floyd and Steinberg: the error of each dot is shared out among its neighbours. */
export function ditherToBits({ data, width, height }: Pixels, level: number): void {
  const grey = Float32Array.from({ length: width * height }, (_, pixel) => brightness(data, pixel * 4))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const value = grey[pixel] ?? 0
      const isWhite = value >= level
      const error = value - (isWhite ? 255 : 0)
      const spread = (dx: number, dy: number, share: number) => {
        if (x + dx < 0 || x + dx >= width || y + dy >= height) return
        const other = (y + dy) * width + x + dx
        grey[other] = (grey[other] ?? 0) + error * share
      }
      spread(1, 0, 7 / 16)
      spread(-1, 1, 3 / 16)
      spread(0, 1, 5 / 16)
      spread(1, 1, 1 / 16)
      setBit(data, pixel * 4, isWhite)
    }
  }
}
