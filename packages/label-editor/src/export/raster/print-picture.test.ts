import { expect, test } from 'vitest'
import type { PictureItem } from '../../layout/display-list.ts'
import type { Matrix } from '../page/matrix.ts'
import { newPaper } from './paper.ts'
import { printPicture } from './print-picture.ts'
import { type Pixels, scalePicture } from './scale-picture.ts'

/** A picture of levels; 300 stands for a pixel that is clear. */
const pictureOf = (rows: readonly (readonly number[])[]): Pixels => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8ClampedArray.from(
    rows.flat().flatMap((level) => (level === 300 ? [0, 0, 0, 0] : [level, level, level, 255])),
  ),
})
const ARROW = pictureOf([
  [0, 255, 255],
  [0, 0, 255],
])
const WHOLE = { left: 0, top: 0, right: 0, bottom: 0 }
const item = (over: Partial<PictureItem> = {}): PictureItem => ({
  kind: 'picture',
  isDrawing: false,
  imageId: 'i',
  x: 0,
  y: 0,
  width: 3,
  height: 2,
  crop: WHOLE,
  threshold: 128,
  isDithered: false,
  ...over,
})

function printed(picture: Pixels, over: Partial<PictureItem>, matrix: Matrix, isOneBit = true): string[] {
  const paper = newPaper(6, 6, isOneBit)
  printPicture(paper, item(over), matrix, picture)
  return Array.from({ length: 6 }, (_, y) =>
    [...paper.dots.subarray(y * 6, y * 6 + 6)].map((dot) => (dot < 128 ? '#' : '.')).join(''),
  )
}

test('a pixel is a dot, in every quarter turn', () => {
  expect(printed(ARROW, {}, [1, 0, 0, 1, 1, 1])).toEqual([
    '......',
    '.#....',
    '.##...',
    '......',
    '......',
    '......',
  ])
  expect(printed(ARROW, {}, [0, 1, -1, 0, 4, 1])).toEqual([
    '......',
    '..##..',
    '..#...',
    '......',
    '......',
    '......',
  ])
  expect(printed(ARROW, {}, [-1, 0, 0, -1, 4, 3])).toEqual([
    '......',
    '..##..',
    '...#..',
    '......',
    '......',
    '......',
  ])
})

test('beside the grid of dots a picture is moved onto it', () => {
  expect(printed(ARROW, {}, [1, 0, 0, 1, 1.4, 0.7])).toEqual(printed(ARROW, {}, [1, 0, 0, 1, 1, 1]))
})

test('paper of a black and white picture lets through what is below', () => {
  const paper = newPaper(3, 2, true)
  paper.dots.fill(0)
  printPicture(paper, item(), [1, 0, 0, 1, 0, 0], ARROW)
  expect([...paper.dots]).toEqual([0, 0, 0, 0, 0, 0])
})

test('greys stay greys on grey paper and become dots on paper of one bit', () => {
  const grey = pictureOf([[100, 100, 100, 100]])
  const onGrey = newPaper(4, 1, false)
  printPicture(onGrey, item({ width: 4, height: 1, threshold: null }), [1, 0, 0, 1, 0, 0], grey)
  expect([...onGrey.dots]).toEqual([100, 100, 100, 100])
  const onBits = newPaper(4, 1, true)
  printPicture(onBits, item({ width: 4, height: 1, threshold: null }), [1, 0, 0, 1, 0, 0], grey)
  expect(new Set(onBits.dots)).toEqual(new Set([0, 255]))
})

test('made smaller, a dot is the mean of its pixels, and clear ones do not count', () => {
  const small = scalePicture(pictureOf([[0, 100, 200, 300]]), WHOLE, 2, 1)
  expect([...small.data]).toEqual([50, 50, 50, 255, 200, 200, 200, 128])
})

test('made larger, edges stay sharp; a crop leaves only its part', () => {
  const large = scalePicture(pictureOf([[0, 255]]), WHOLE, 6, 1)
  expect([...large.data].filter((_, at) => at % 4 === 0)).toEqual([0, 0, 0, 255, 255, 255])
  const part = scalePicture(pictureOf([[0, 50, 100, 150]]), { ...WHOLE, left: 0.5 }, 2, 1)
  expect([...part.data].filter((_, at) => at % 4 === 0)).toEqual([100, 150])
})

test('a page of a PDF is printed in whole dots, never in a pattern', () => {
  const grey = pictureOf([
    [100, 100, 100],
    [160, 160, 160],
  ])
  const at = [1, 0, 0, 1, 1, 1] as const
  const drawn = printed(grey, { threshold: null, isDrawing: true }, at)
  expect(drawn.slice(1, 3)).toEqual(['.###..', '......'])
  expect(printed(grey, { threshold: null }, at)).not.toEqual(drawn)
})
