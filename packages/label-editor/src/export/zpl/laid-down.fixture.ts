import { expect } from 'vitest'
import { dotsOfField } from './unpack-graphic-field.ts'

/** What a printer lays down of a format that has boxes and pictures only. */
export function laidDown(zpl: string, width: number, height: number): Buffer {
  const dots = Buffer.alloc(width * height, 255)
  const ink = (x: number, y: number) => {
    if (x < width && y < height) dots[y * width + x] = 0
  }
  for (const [, left = '', top = '', field = ''] of zpl.matchAll(/\^FO(\d+),(\d+)(.*?)\^FS/gs)) {
    const [x, y] = [Number(left), Number(top)]
    const box = /^\^GB(\d+),(\d+),(\d+)$/.exec(field)
    if (box) {
      const [wide = 0, high = 0, thick = 0] = box.slice(1).map(Number)
      expect(thick).toBe(Math.min(wide, high))
      for (let v = 0; v < high; v++) for (let u = 0; u < wide; u++) ink(x + u, y + v)
      continue
    }
    const perRow = Number(/^\^GFA,\d+,\d+,(\d+),/.exec(field)?.[1])
    const picture = dotsOfField(field, perRow * 8)
    for (const [at, dot] of picture.entries()) {
      if (dot === 0) ink(x + (at % (perRow * 8)), y + Math.floor(at / (perRow * 8)))
    }
  }
  return dots
}
