import { expect, test } from 'vitest'
import { WARNINGS } from '../../../library/warnings/all-warnings.ts'
import { languageOf } from './language-of.ts'
import { inReadingOrder } from './reading-order.ts'

const texts = WARNINGS.flatMap(({ texts: all }) =>
  Object.entries(all).map(
    ([language, text]) => [language === 'zh' ? 'zh-CN' : language, text ?? ''] as const,
  ),
)

test('sentences of the law are told by their language, and hardly ever taken for another', () => {
  const wrong = texts.filter(([language, text]) => ![language, null].includes(languageOf(text)))
  const told = texts.filter(([language, text]) => languageOf(text) === language)
  expect(wrong.length / texts.length).toBeLessThan(0.02)
  expect(told.length / texts.length).toBeGreaterThan(0.7)
})

test.each(['HX-2026/001', '6901234567892', 'CE', ''])('%j has no language', (text) => {
  expect(languageOf(text)).toBeNull()
})

test('a line is read from the left, then the next line', () => {
  const pieces = [
    { x: 500, y: 1_000 },
    { x: 3_000, y: 40 },
    { x: 200, y: 0 },
    { x: 100, y: 1_050 },
  ]
  expect(inReadingOrder(pieces)).toEqual([pieces[2], pieces[1], pieces[3], pieces[0]])
})
