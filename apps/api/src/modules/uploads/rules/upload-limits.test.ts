import { expect, test } from 'vitest'
import { sizeText, UPLOAD_BYTES } from './upload-limits.ts'

test('a size above the limit never reads like the limit', () => {
  expect(sizeText(UPLOAD_BYTES)).toBe('32 MB')
  expect(sizeText(UPLOAD_BYTES + 1)).toBe('32.1 MB')
  expect(sizeText(1)).toBe('1 字节')
  expect(sizeText(104_857)).toBe('104857 字节')
  expect(sizeText(104_858)).toBe('0.2 MB')
})
