import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsText } from './fits-text.ts'

test('characters are counted as the contract counts them, a pair of surrogates as one', () => {
  const bounds = { type: 'string', maxLength: 3 } as const
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '猫', '😀'), { maxLength: 6 }), (characters) => {
      expect(fitsText(bounds, characters.join(''))).toBe(characters.length <= 3)
    }),
  )
})

test('a pattern and a day hold for the whole text', () => {
  const ids = { type: 'string', pattern: '^[0-9]{1,3}(,[0-9]{1,3}){0,39}$' } as const
  const list = (count: number) => Array.from({ length: count }, (_, n) => n + 1).join(',')
  expect([1, 40, 41].map((count) => fitsText(ids, list(count)))).toEqual([true, true, false])
  const day = { type: 'string', format: 'date' } as const
  expect(['2026-02-28', '2026-02-29', '2026-2-8'].map((text) => fitsText(day, text))).toEqual([
    true,
    false,
    false,
  ])
})
