import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedCode } from './typed-code.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['１２３４５６', '123456'],
  ['【海选】验证码 012345，10 分钟内有效', '012345'],
  ['1234567', '123456'],
  ['12', '12'],
  ['', ''],
])('%j is typed as %s', (text, code) => expect(typedCode(text)).toBe(code))

test('is up to six digits, and stays what it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const code = typedCode(text)
      expect(code).toMatch(/^\d{0,6}$/)
      expect(typedCode(code)).toBe(code)
    }),
  )
})
