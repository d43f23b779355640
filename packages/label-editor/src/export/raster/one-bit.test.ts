import { expect, test } from 'vitest'
import { ditherToBits, thresholdToBits } from './one-bit.ts'

const grey = (width: number, height: number, level: number) => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? 255 : level)),
})
const share = ({ data }: { data: Uint8ClampedArray }) =>
  Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4 + 3] === 255).filter(Boolean).length /
  (data.length / 4)

test('a level makes everything darker black and the rest paper', () => {
  const dark = grey(4, 4, 90)
  thresholdToBits(dark, 128)
  expect(share(dark)).toBe(1)
  const light = grey(4, 4, 200)
  thresholdToBits(light, 128)
  expect(share(light)).toBe(0)
})

test('what is transparent is paper', () => {
  const clear = grey(2, 2, 0)
  for (let at = 3; at < clear.data.length; at += 4) clear.data[at] = 0
  thresholdToBits(clear, 128)
  expect(share(clear)).toBe(0)
})

test.each([32, 96, 160, 224])('spread dots are as dark on the whole as grey %i', (level) => {
  const picture = grey(64, 64, level)
  ditherToBits(picture, 128)
  expect(share(picture)).toBeCloseTo(1 - level / 255, 1)
})
