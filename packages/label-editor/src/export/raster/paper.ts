import type { Ink } from '../../layout/display-list.ts'
import type { Raster } from './png.ts'
import type { PaintRow } from './scan-fill.ts'

/** From how much of a dot on it prints: strokes thinner than a dot stay, gaps as thin close. */
const PRINTS_FROM = 0.45

/** Brightness of an ink, 0 to 255 (ITU-R BT.601). */
export function greyOf(ink: Ink): number {
  const [red = 0, green = 0, blue = 0] = (ink.match(/[0-9a-f]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return Math.round(red * 0.299 + green * 0.587 + blue * 0.114)
}

/** Paper that takes ink in whole dots or in greys. */
export interface Paper extends Raster {
  isOneBit: boolean
}

export function newPaper(width: number, height: number, isOneBit: boolean): Paper {
  return { width, height, dots: new Uint8Array(width * height).fill(255), isOneBit }
}

/** What lays an ink on the dots that a shape covers. */
export function inkOn(paper: Paper, ink: Ink): PaintRow {
  const { dots, width, isOneBit } = paper
  const grey = greyOf(ink)
  const solid = grey < 128 ? 0 : 255
  if (isOneBit) {
    return (y, from, to, coverage) => {
      for (let x = from; x < to; x++) {
        if ((coverage[x] as number) >= PRINTS_FROM) dots[y * width + x] = solid
      }
    }
  }
  return (y, from, to, coverage) => {
    for (let x = from; x < to; x++) {
      const at = y * width + x
      const below = dots[at] as number
      dots[at] = Math.round(below + (grey - below) * (coverage[x] as number))
    }
  }
}

/** Lays an ink on a rectangle of whole dots; what is beyond the paper is left out. */
export function inkRect(
  paper: Paper,
  ink: Ink,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  const grey = greyOf(ink)
  const level = paper.isOneBit ? (grey < 128 ? 0 : 255) : grey
  const [from, to] = [Math.max(0, left), Math.min(paper.width, right)]
  if (to <= from) return
  for (let y = Math.max(0, top); y < Math.min(paper.height, bottom); y++) {
    paper.dots.fill(level, y * paper.width + from, y * paper.width + to)
  }
}
