import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * How much may differ. `color`: distance of two colours that still counts as equal (0 to 1, pixelmatch's scale;
 * 0.03 is eight steps of grey). `pixels`: how many others there may be, as a share of the picture.
 * Antialiased edges never count. Another Chromium rounds shadows, curves and glyph edges in its own way.
 */
export const TOLERANCE = {
  same: { color: 0.03, pixels: 0.0002, height: 0 },
  other: { color: 0.2, pixels: 0.01, height: 4 },
}

const cropped = (picture, width, height) => {
  const part = new PNG({ width, height })
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0)
  return part
}

/**
 * @param reference, found PNG files
 * @returns `{problem, difference}`: what is wrong in words or null, and a PNG with the differing pixels in red
 */
export function comparePictures(reference, found, tolerance) {
  const [before, after] = [PNG.sync.read(reference), PNG.sync.read(found)]
  const width = Math.min(before.width, after.width)
  const height = Math.min(before.height, after.height)
  const [a, b] = [before, after].map((picture) => cropped(picture, width, height))
  const drawing = new PNG({ width, height })
  const options = { threshold: tolerance.color, includeAA: false, alpha: 0.25 }
  const differing = pixelmatch(a.data, b.data, drawing.data, width, height, options)
  const difference = PNG.sync.write(drawing)
  if (before.width !== after.width || Math.abs(before.height - after.height) > tolerance.height)
    return {
      difference,
      problem: `was ${before.width} × ${before.height}, is ${after.width} × ${after.height}`,
    }
  const allowed = Math.max(4, Math.round(width * height * tolerance.pixels))
  return { difference, problem: differing > allowed ? `${differing} pixels differ, ${allowed} may` : null }
}
