import { expect, test } from 'vitest'
import { shownCode } from './shown-code.ts'

test('control characters are shown as pictures, all else as it is', () => {
  expect(shownCode('\u0001A\u001dB\tC\u007f\u0085 é中')).toBe('␁A␝B␉C␡\ufffd é中')
})
