/** Pixels of a picture: four bytes each, red, green, blue, opacity. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Shares of the pixels that are under each dot of a line. */
function sharesOf(
  from: number,
  to: number,
  dots: number,
  pixels: number,
): { first: number; shares: number[] }[] {
  const step = (to - from) / dots
  return Array.from({ length: dots }, (_, dot) => {
    const [left, right] = [from + dot * step, from + (dot + 1) * step]
    // Enlarged, a dot takes the pixel under its middle: edges of black and white stay sharp.
    if (step <= 1) {
      const first = Math.min(pixels - 1, Math.max(0, Math.floor((left + right) / 2)))
      return { first, shares: [1] }
    }
    const first = Math.max(0, Math.floor(left))
    const last = Math.min(pixels - 1, Math.ceil(right) - 1)
    const shares: number[] = []
    for (let pixel = first; pixel <= last; pixel++) {
      shares.push((Math.min(right, pixel + 1) - Math.max(left, pixel)) / step)
    }
    return { first, shares }
  })
}

/**
 * A part of a picture at another size: each dot is the mean of the pixels below it, weighted by their opacity.
 * @param crop Shares of the width and height that are cut off at each side.
 */
export function scalePicture(
  picture: Pixels,
  crop: { left: number; top: number; right: number; bottom: number },
  width: number,
  height: number,
): Pixels {
  const across = sharesOf(crop.left * picture.width, (1 - crop.right) * picture.width, width, picture.width)
  const down = sharesOf(crop.top * picture.height, (1 - crop.bottom) * picture.height, height, picture.height)
  const data = new Uint8ClampedArray(width * height * 4)
  // Plain loops: what is made for each pixel of a photograph is made ten million times.
  let to = 0
  for (const rows of down) {
    for (const columns of across) {
      let [r, g, b, opacity] = [0, 0, 0, 0]
      for (let dy = 0; dy < rows.shares.length; dy++) {
        const high = rows.shares[dy] as number
        let at = ((rows.first + dy) * picture.width + columns.first) * 4
        for (let dx = 0; dx < columns.shares.length; dx++, at += 4) {
          const weight = (high * (columns.shares[dx] as number) * (picture.data[at + 3] as number)) / 255
          r += (picture.data[at] as number) * weight
          g += (picture.data[at + 1] as number) * weight
          b += (picture.data[at + 2] as number) * weight
          opacity += weight
        }
      }
      if (opacity > 0) {
        data[to] = r / opacity
        data[to + 1] = g / opacity
        data[to + 2] = b / opacity
        data[to + 3] = opacity * 255
      }
      to += 4
    }
  }
  return { data, width, height }
}
