import type { Raster } from '../raster/png.ts'
import { type Bounds, touch, united } from './block-bounds.ts'

/** A piece of a page with its place. */
interface InkTile {
  left: number
  top: number
  tile: Raster
}

/** Areas that touch each other become one, until none does. */
function apart(areas: readonly Bounds[]): Bounds[] {
  const kept: Bounds[] = []
  for (const area of areas) {
    let grown = area
    for (let at = kept.findIndex((other) => touch(other, grown)); at >= 0; ) {
      grown = united(grown, kept.splice(at, 1)[0] as Bounds)
      at = kept.findIndex((other) => touch(other, grown))
    }
    kept.push(grown)
  }
  return kept
}

/** An area cut down to its ink; null when it has none. */
function trimmed({ dots, width, height }: Raster, area: Bounds): Bounds | null {
  const [fromX, toX] = [Math.max(0, Math.floor(area.left)), Math.min(width, Math.ceil(area.right))]
  const [fromY, toY] = [Math.max(0, Math.floor(area.top)), Math.min(height, Math.ceil(area.bottom))]
  // What is beyond the paper has no dots.
  if (fromX >= toX || fromY >= toY) return null
  let [left, top, right, bottom] = [toX, toY, fromX, fromY]
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      if ((dots[y * width + x] as number) >= 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  return right > left ? { left, top, right, bottom } : null
}

/**
 * The ink of a page in pieces: one for each group of areas that are on each other, so that the paper between them need
 * not be sent.
 * @param areas Where there may be ink, in dots.
 */
export function inkTiles(raster: Raster, areas: readonly Bounds[]): InkTile[] {
  return apart(areas).flatMap((area) => {
    const ink = trimmed(raster, area)
    if (!ink) return []
    const { left, top } = ink
    const [width, height] = [ink.right - left, ink.bottom - top]
    const dots = new Uint8Array(width * height)
    for (let y = 0; y < height; y++) {
      const from = (top + y) * raster.width + left
      dots.set(raster.dots.subarray(from, from + width), y * width)
    }
    return [{ left, top, tile: { width, height, dots } }]
  })
}
